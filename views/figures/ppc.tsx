import { Poster, pigment } from './poster.tsx';

/** A coin drops into a slot, rolls down a chute and comes out as a visitor. */
export function Ppc() {
  return (
    <Poster ground="plaster">
      <path fill={pigment.pine} d="M0 160H320V400H0z" />
      <path fill={pigment.ink} d="M160 160H280V220A180 180 0 0 1 100 400H0V280H100A60 60 0 0 0 160 220z" />
      <circle cx="220" cy="120" r="60" fill={pigment.ochre} />
      <circle cx="220" cy="120" r="38" fill="none" stroke={pigment.plaster} strokeWidth={8} />
      <circle cx="80" cy="324" r="24" fill={pigment.ochre} />
      <path fill={pigment.plaster} d="M32 400a48 48 0 0 1 96 0z" />
    </Poster>
  );
}
