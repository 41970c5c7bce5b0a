import { useContext } from 'react';
import { Poster, pigment, StandsFree } from './poster.tsx';

/** Parcels riding a conveyor through a pay gate, a coin in its head. */
export function EcommerceDevelopment() {
  const gate = (
    <>
      <path fill={pigment.plaster} d="M90 300V110a70 70 0 0 1 140 0V300h-34V236a36 36 0 0 0-72 0V300z" />
      <circle cx="160" cy="114" r="34" fill={pigment.ochre} />
    </>
  );
  // In the opening the belt is as wide as the window, and the facts are its parcels.
  if (useContext(StandsFree) === true) {
    return (
      <Poster ground="cobalt" drawn="90 40 140 260">
        {gate}
      </Poster>
    );
  }
  return (
    <Poster ground="cobalt">
      {gate}
      <path fill={pigment.ink} d="M0 300H320V400H0z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="28"
        strokeLinecap="round"
        strokeDasharray="0 80"
        d="M-40 330H360"
      />
      <path fill={pigment.vermilion} d="M20 240h60v60h-60zM135 250h50v50h-50z" />
      <path fill={pigment.ochre} d="M240 240h60v60h-60z" />
    </Poster>
  );
}
