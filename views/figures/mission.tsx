import { Poster, pigment } from './poster.tsx';

/** A path that climbs in steps and closes round a disc. */
export function Mission() {
  return (
    <Poster ground="vermilion">
      <path
        fill={pigment.ink}
        d="M0 348H28A20 20 0 0 0 48 328V312A20 20 0 0 1 68 292H88A20 20 0 0 0 108 272V256A20 20 0 0 1 128 236H200A84 84 0 0 0 284 152V120H320V400H0z"
      />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="32"
        d="M0 348H28A20 20 0 0 0 48 328V312A20 20 0 0 1 68 292H88A20 20 0 0 0 108 272V256A20 20 0 0 1 128 236H200A84 84 0 0 0 284 152V120"
      />
      <circle cx="200" cy="152" r="56" fill={pigment.ochre} />
    </Poster>
  );
}
