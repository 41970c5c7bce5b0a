import { Poster, pigment } from './poster.tsx';

/** A magnifier over a page of results. In its lens is a map with the pin of a shop. */
export function Seo() {
  return (
    <Poster ground="pine" drawn="0 0 320 360">
      <path stroke={pigment.ink} strokeWidth="46" d="M210 210L420 420" />
      <circle cx="136" cy="136" r="120" fill={pigment.ochre} />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="18"
        d="M20 100L236 64M20 200L250 160M80 30L110 250M200 30L212 220"
      />
      <circle cx="136" cy="136" r="120" fill="none" stroke={pigment.ink} strokeWidth="28" />
      <path fill={pigment.vermilion} d="M136 222L92 146a54 54 0 1 1 88 0z" />
      <circle cx="136" cy="112" r="20" fill={pigment.plaster} />
    </Poster>
  );
}
