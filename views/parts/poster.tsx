import { createContext, useContext } from 'react';
import type { DrawingName, PosterName } from '../art/index.ts';
import { usePageContext } from '../page-context.ts';

/**
 * Whether posters are drawn without their ground and the empty edges of their grid, on the ground of the section. Shapes
 * beside the grid are then visible up to the edge of the poster's box.
 */
export const StandsFree = createContext(false);

/** A poster inlined in the page, for what is seen first, so that it needs no second request. */
export function Poster({ name }: { name: PosterName }) {
  const poster = usePageContext().assets.posters[name];
  const svg = useContext(StandsFree) ? poster?.opening : poster?.whole;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours
  return <div className="poster" dangerouslySetInnerHTML={{ __html: svg ?? '' }} />;
}

/** A poster as a lazy image. Without `alt` it is decorative. */
export function Picture({ name, alt = '' }: { name: DrawingName; alt?: string }) {
  const drawing = usePageContext().assets.drawings[name];
  return <img className="poster" {...drawing} loading="lazy" decoding="async" alt={alt} />;
}
