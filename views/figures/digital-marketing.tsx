import { Poster, pigment } from './poster.tsx';

/** A rupee coin, for the one budget. The style sheet of the opening draws the streams beside it. */
export function DigitalMarketing() {
  return (
    <Poster ground="pine" drawn="40 80 240 240">
      <circle cx="160" cy="200" r="120" fill={pigment.ochre} />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="18"
        d="M106 139H214M106 178H214M106 139H144a34 34 0 0 1 0 78H112L190 280"
      />
    </Poster>
  );
}
