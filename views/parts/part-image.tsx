import { type PictureName, pictures } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';

/** A picture of its own, or a part of one that several share: `shopShelves 2/6` is the second of six. */
export type PartName = PictureName | `${PictureName} ${number}/${number}`;

/** A picture, or a part of one: an empty drawing of its form makes the box, in which the style sheet moves the file. */
export function PartImage({ name }: { name: PartName }) {
  const [picture, part, count] = name.split(/[ /]/) as [PictureName, string?, string?];
  if (!part) return <Image name={picture} />;
  const { width, height } = pictures[picture];
  const box = isTall(name) ? [width, height / Number(count)] : [width / Number(count), height];
  return (
    <span className={`part-image part-image-${part}${isTall(name) ? ' part-image-tall' : ''}`}>
      <svg viewBox={`0 0 ${box.join(' ')}`} aria-hidden="true" />
      <Image name={picture} />
    </span>
  );
}

/** `true` if the parts are below each other in their file. */
export function isTall(name: PartName): boolean {
  const [picture, part] = name.split(' ') as [PictureName, string?];
  return part !== undefined && pictures[picture].height > pictures[picture].width;
}
