import { Poster, pigment } from './poster.tsx';

/** A plan of Chandigarh: sectors in five colours on a grid of roads, crossed by a green valley. It goes on at both sides and above. */
export function Services() {
  return (
    <Poster ground="plaster">
      <path fill={pigment.concrete} d="M-500 -53H820V400H-500z" />
      <path
        fill={pigment.shade}
        d="M0 0h107v100H0zM107 300h106v100H107zM-107 200H0v100h-107zM320 100h107v100H320zM-320 0h107v100h-107zM533 300h107v100H533z"
      />
      <path fill={pigment.cobalt} d="M219 0A95 95 0 0 0 314 95V0z" />
      <path fill={pigment.vermilion} d="M0 100h107v100h-107z" />
      <path fill={pigment.ochre} d="M107 200h106v100h-106z" />
      <path fill={pigment.violet} d="M6 305A95 95 0 0 1 101 400H6z" />
      <path
        fill="none"
        stroke={pigment.pine}
        strokeWidth="48"
        d="M160 -53V100A50 50 0 0 0 210 150H216A50 50 0 0 1 266 200V400"
      />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="12"
        d="M-320 -53V400M-213 -53V400M-107 -53V400M0 -53V400M107 -53V400M213 -53V400M320 -53V400M427 -53V400M533 -53V400M640 -53V400M-500 0H820M-500 100H820M-500 200H820M-500 300H820"
      />
      <circle cx="107" cy="200" r="30" fill={pigment.plaster} />
      <circle cx="107" cy="200" r="20" fill={pigment.ink} />
    </Poster>
  );
}
