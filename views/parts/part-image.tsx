import type { DrawingName } from '../art/index.ts';
import { usePageContext } from '../page-context.ts';
import { Image } from '../samples/screen.tsx';

/** A drawing of its own, or a part of one that several share: `shopShelves 2/6` is the second of six. */
export type PartName = DrawingName | `${DrawingName} ${number}/${number}`;

/** A drawing, or a part of one: an empty drawing of its form makes the box, in which the style sheet moves the file. */
export function PartImage({ name }: { name: PartName }) {
  const [drawing, part, count] = name.split(/[ /]/) as [DrawingName, string?, string?];
  const { width = 0, height = 0 } = usePageContext().assets.drawings[drawing] ?? {};
  if (!part) return <Image name={drawing} />;
  return (
    <span className={`part-image part-image-${part}`}>
      <svg viewBox={`0 0 ${width / Number(count)} ${height}`} aria-hidden="true" />
      <Image name={drawing} />
    </span>
  );
}
