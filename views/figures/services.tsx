import { Poster, pigment } from './poster.tsx';

/**
 * A plan of Chandigarh: sectors in five colours on a grid of roads, crossed by a green valley. It goes on at both sides,
 * because the opening is as wide as the window. One of its two roundabouts is beside the words on a desktop, one above
 * them on a phone.
 */
export function Services() {
  return (
    <Poster ground="concrete">
      <path fill={pigment.concrete} d="M-800 0H1120V400H-800z" />
      <path
        fill={pigment.shade}
        d="M0 0h107v100H0zM320 0h107v100H320zM-320 0h107v100h-107zM107 300h106v100H107zM-213 300h106v100h-106zM427 200h106v100H427zM533 0h107v100H533zM640 300h107v100H640zM747 100h106v100H747zM-427 200h107v100h-107z"
      />
      <path fill={pigment.vermilion} d="M320 100h107v100H320zM107 100h106v100H107zM-107 0H0v100h-107z" />
      <path
        fill={pigment.ochre}
        d="M427 0h106v100H427zM0 100h107v100H0zM213 300h107v100H213zM-320 200h107v100h-107z"
      />
      <path fill={pigment.cobalt} d="M113 0H207V94A94 94 0 0 1 113 0zM539 200h95v94A94 94 0 0 1 539 200z" />
      <path fill={pigment.violet} d="M6 305A95 95 0 0 1 101 400H6zM427 300h106v100H427zM640 0h107v100H640z" />
      <path
        fill="none"
        stroke={pigment.pine}
        strokeWidth="48"
        d="M266 0V200A50 50 0 0 0 316 250H320A53 53 0 0 1 373 303V400M586 0V50A50 50 0 0 0 636 100H700"
      />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="12"
        d="M-640 0V400M-533 0V400M-427 0V400M-320 0V400M-213 0V400M-107 0V400M0 0V400M107 0V400M213 0V400M320 0V400M427 0V400M533 0V400M640 0V400M747 0V400M853 0V400M-800 100H1120M-800 200H1120M-800 300H1120"
      />
      <g fill={pigment.ink} stroke={pigment.plaster} strokeWidth="10">
        <circle cx="427" cy="200" r="25" />
        <circle cx="213" cy="100" r="25" />
      </g>
    </Poster>
  );
}
