import { Poster, pigment } from './poster.tsx';

/** A phone as a doorway in a wall, light coming through it on to the floor. */
export function SlideApps() {
  return (
    <Poster ground="violet">
      <path fill={pigment.ink} d="M0 320H320V400H0z" />
      <path fill={pigment.ochre} d="M100 320H220L280 400H40z" />
      <path fill={pigment.ink} d="M80 320V70a30 30 0 0 1 30 -30h100a30 30 0 0 1 30 30V320z" />
      <path fill={pigment.ochre} d="M100 320V140a60 60 0 0 1 120 0V320z" />
      <circle cx="160" cy="240" r="40" fill={pigment.plaster} />
      <path fill={pigment.vermilion} d="M100 320V280A60 30 0 0 1 220 280V320z" />
      <path fill={pigment.plaster} d="M140 55h40v10h-40z" />
    </Poster>
  );
}
