import { Poster, pigment } from './poster.tsx';

/** A plan of Chandigarh: sectors in five colours on a grid of roads, crossed by a green valley. */
export function Services() {
  return (
    <Poster ground="plaster">
      <path
        fill={pigment.concrete}
        d="M0 0h107v100H0zM213 100h107v100H213zM0 200h107v100H0zM107 300h106v100H107z"
      />
      <path fill={pigment.cobalt} d="M226 0A94 94 0 0 0 320 94V0z" />
      <path fill={pigment.vermilion} d="M0 100h107v100h-107z" />
      <path fill={pigment.ochre} d="M107 200h106v100h-106z" />
      <path fill={pigment.violet} d="M0 306A94 94 0 0 1 94 400H0z" />
      <path
        fill="none"
        stroke={pigment.pine}
        strokeWidth="48"
        d="M160 0V100A50 50 0 0 0 210 150H216A50 50 0 0 1 266 200V400"
      />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="12"
        d="M107 0V400M213 0V400M-500 100H820M-500 200H820M-500 300H820"
      />
      <circle cx="107" cy="200" r="30" fill={pigment.plaster} />
      <circle cx="107" cy="200" r="20" fill={pigment.ink} />
    </Poster>
  );
}
