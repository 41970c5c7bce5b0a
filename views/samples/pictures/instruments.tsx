import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

// What this site measured of itself, as four things that stand on a shelf, on cobalt.

/** A lighthouse that shines to both sides. */
export function Lighthouse() {
  return (
    <Instrument>
      <path fill={pigment.ochre} d="M0 20V110L128 76V54zM300 20V110L172 76V54z" />
      <path fill={pigment.plaster} d="M118 100H182L212 300H88z" />
      <path fill={pigment.vermilion} d="M110 156H190L198 208H102zM94 260H206L212 300H88z" />
      <path fill={pigment.ink} d="M122 40a28 28 0 0 1 56 0zM104 92H196V108H104z" />
      <path fill={pigment.plaster} d="M128 40H172V92H128z" />
    </Instrument>
  );
}

/** A stop watch, of whose circle a small part is over. */
export function StopWatch() {
  return (
    <Instrument>
      <path fill={pigment.vermilion} d="M116 0H184V28H116zM238 56L262 80L244 98L220 74z" />
      <path fill={pigment.ink} d="M136 28H164V60H136z" />
      <circle cx="150" cy="174" r="126" fill={pigment.ink} />
      <circle cx="150" cy="174" r="96" fill={pigment.plaster} />
      <path fill={pigment.ochre} d="M150 174V78A96 96 0 0 1 204 95z" />
      <path stroke={pigment.ink} strokeWidth="14" d="M150 174L199 107" />
      <circle cx="150" cy="174" r="18" fill={pigment.vermilion} />
    </Instrument>
  );
}

/** Scales with a small parcel. */
export function KitchenScales() {
  return (
    <Instrument>
      <path fill={pigment.ochre} d="M114 28H186V88H114z" />
      <path fill={pigment.vermilion} d="M142 28H158V88H142z" />
      <path fill={pigment.ink} d="M40 88H260L228 120H72z" />
      <path fill={pigment.pine} d="M76 132H224L268 300H32z" />
      <circle cx="150" cy="218" r="62" fill={pigment.plaster} />
      <path stroke={pigment.ink} strokeWidth="10" d="M150 162V178M94 218H110M206 218H190" />
      <path stroke={pigment.vermilion} strokeWidth="12" d="M150 218L116 184" />
      <circle cx="150" cy="218" r="14" fill={pigment.ink} />
    </Instrument>
  );
}

/** A letter box, and letters on their way into it. */
export function LetterBox() {
  return (
    <Instrument>
      <path fill={pigment.vermilion} d="M130 90a75 75 0 0 1 150 0V300H130z" />
      <path fill={pigment.ink} d="M118 84H292V104H118zM150 134H260V154H150zM118 276H292V300H118z" />
      <path fill={pigment.plaster} d="M160 184H250V244H160z" />
      <path fill={pigment.ochre} d="M0 30H84V88H0zM20 214H104V272H20z" />
      <path fill={pigment.plaster} d="M24 122H108V180H24z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="8"
        d="M4 34L42 62L80 34M28 126L66 154L104 126M24 218L62 246L100 218"
      />
    </Instrument>
  );
}

function Instrument({ children }: { children: ReactNode }) {
  return (
    <Canvas width={300} height={300} ground="none">
      {children}
    </Canvas>
  );
}
