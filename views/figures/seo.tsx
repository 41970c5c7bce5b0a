import { Poster, pigment } from './poster.tsx';

/** Rings rising from one point, the widest reaching the sun. */
export function Seo() {
  return (
    <Poster ground="pine">
      <circle cx="160" cy="110" r="80" fill={pigment.ochre} />
      <circle cx="160" cy="240" r="160" fill={pigment.plaster} />
      <circle cx="160" cy="272" r="128" fill={pigment.pine} />
      <circle cx="160" cy="304" r="96" fill={pigment.plaster} />
      <circle cx="160" cy="336" r="64" fill={pigment.pine} />
      <circle cx="160" cy="368" r="32" fill={pigment.vermilion} />
    </Poster>
  );
}
