import { type FigureName, figures } from '../figures/index.ts';
import { usePageContext } from '../page-context.ts';

/** A figure inlined in the page, for what is seen first, so that it needs no second request. */
export function Poster({ name }: { name: FigureName }) {
  const Figure = figures[name];
  return (
    <div className="poster">
      <Figure />
    </div>
  );
}

/** A figure as a lazy image. Without `alt` it is decorative. */
export function Picture({ name, alt = '' }: { name: FigureName; alt?: string }) {
  const src = usePageContext().assets.figures[name];
  return (
    <img className="poster" src={src} width={320} height={400} loading="lazy" decoding="async" alt={alt} />
  );
}
