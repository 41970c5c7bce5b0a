import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

type Cloth = { ground: string; cloth: string; border: string; motif: string };

/** A folded saree that hangs over a rail, with the border of its region. */
function Saree({ ground, cloth, border, motif }: Cloth) {
  const dots = [96, 136, 176].flatMap((y, row) =>
    [80, 110, 140].map((x) => [x + (row % 2) * 15 - 8, y] as const),
  );
  return (
    <Canvas width={240} height={280} ground={ground}>
      <path fill={pigment.ink} d="M20 30H220V40H20z" />
      <path fill={cloth} d="M52 30H150V262H52z" />
      <path fill={border} d="M52 216H150V250H52z" />
      <path
        fill={motif}
        d="M52 222L60 232L52 242zM68 216L82 232L68 248L54 232zM101 216L115 232L101 248L87 232zM134 216L148 232L134 248L120 232z"
      />
      {dots.map(([x, y]) => (
        <path key={`${x} ${y}`} fill={border} d={`M${x - 7} ${y}a7 7 0 0 1 14 0a7 12 0 0 1 -14 0z`} />
      ))}
      <path fill={border} d="M150 30H188V238H150z" />
      <path stroke={motif} strokeWidth="14" strokeDasharray="10 8" d="M169 44V232" />
      <path fill={pigment.ink} d="M148 40H152V262H148z" opacity="0.35" />
    </Canvas>
  );
}

export function Banarasi() {
  return (
    <Saree ground={pigment.concrete} cloth={pigment.vermilion} border={pigment.ochre} motif={pigment.ink} />
  );
}
export function Chanderi() {
  return <Saree ground={pigment.pine} cloth={pigment.plaster} border={pigment.ochre} motif={pigment.pine} />;
}
export function Paithani() {
  return <Saree ground={pigment.ochre} cloth={pigment.violet} border={pigment.pine} motif={pigment.ochre} />;
}
export function Kota() {
  return (
    <Saree ground={pigment.cobalt} cloth={pigment.ochre} border={pigment.plaster} motif={pigment.vermilion} />
  );
}

/** The parcel of a shop on a doorstep. */
export function Parcel() {
  return (
    <Canvas width={240} height={150} ground={pigment.pine}>
      <path fill={pigment.ink} d="M0 120H240V150H0z" />
      <path fill={pigment.ochre} d="M60 50H180V128H60z" />
      <path fill={pigment.shade} d="M60 50L84 26H204L180 50z" />
      <path fill={pigment.concrete} d="M180 50L204 26V104L180 128z" />
      <path fill={pigment.vermilion} d="M112 50H132V128H112zM112 50L136 26H156L132 50z" />
    </Canvas>
  );
}
