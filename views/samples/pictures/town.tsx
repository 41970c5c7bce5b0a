import { pigment } from '../../figures/poster.tsx';

const deepPine = '#184F3E';
const leaf = '#2F7F63';
const dusk = '#0B2A21';

const pin = 'M0 0C-20-92-116-150-116-252a116 116 0 0 1 232 0C116-150 20-92 0 0z';

/** A pin on a shop, between two large blocks of its town: all stand on what is below the picture. */
export function PinOnShop() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 900" width="720" height="900" aria-hidden="true">
      <path fill={pigment.pine} d="M0 0H720V900H0z" />
      <path fill={deepPine} d="M0 330H250V900H0z" />
      <path fill={leaf} d="M0 470a75 75 0 0 1 0 150zM190 470a75 75 0 1 1-150 0a75 75 0 0 1 150 0z" />
      <path fill={dusk} d="M560 400h160v500h-160z" />
      <path fill={pigment.shade} d="M590 330v430l-60 87v-430z" />
      <path fill="#8E8775" d="M590 760h200l-60 87h-200z" />
      <path fill={pigment.plaster} d="M590 330h200v430h-200z" />
      <path fill={dusk} d="M0 660h250v200h-250z" />
      <path fill="#8E8775" d="M-20 760h220l-60 87h-220z" />
      <path fill={pigment.cobalt} d="M-20 620h220v140h-220z" />
      <g transform="translate(350 818) scale(1.65)">
        <path fill={dusk} d="M0-40h146v90h-146z" />
        <path fill={pigment.shade} d="M-80-50v100l31-45v-100z" />
        <path fill={pigment.ink} d="M-80 50H80L111 5H-49z" />
        <path fill={pigment.ochre} d="M-49-95H111V5H-49z" />
        <path fill={pigment.cobalt} d="M-49 5h32l-20 44h-32zM15 5h32l-20 44h-32zM79 5h32l-20 44h-32z" />
        <path fill={pigment.plaster} d="M-17 5h32l-20 44h-32zM47 5h32l-20 44h-32z" />
      </g>
      <g transform="translate(400 735) scale(1.1)">
        <path fill={dusk} transform="rotate(24) scale(.96)" d={pin} />
        <path fill={pigment.vermilion} d={pin} />
        <circle cx="0" cy="-252" r="80" fill={pigment.plaster} />
        <path fill={pigment.ink} d="M-44-250h88v46h-88z" />
        <path fill={pigment.ochre} d="M-32-240h30v36h-30zM10-240h22v22h-22z" />
        <path
          fill={pigment.vermilion}
          d="M-48-304H48L60-264v8a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0v-8z"
        />
      </g>
    </svg>
  );
}
