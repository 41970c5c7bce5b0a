import { Poster, pigment } from './poster.tsx';

/** The picture of a flyer: a rising sun. The style sheet draws its rays, which go on to the edges. */
export function FlyerDesign() {
  return (
    <Poster ground="vermilion" drawn="0 220 320 180">
      <circle cx="160" cy="400" r="128" fill={pigment.plaster} />
      <circle cx="160" cy="400" r="100" fill={pigment.ochre} />
    </Poster>
  );
}
