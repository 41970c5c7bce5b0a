import { useContext } from 'react';
import { Poster, pigment, StandsFree } from './poster.tsx';

/** A page as the floor plan of a house; its one bright door is the call to action. */
export function WebDesign() {
  // In the opening a visitor runs to it. The style sheet mirrors both, and the page goes off the edge of the window.
  if (useContext(StandsFree) === true) {
    return (
      <Poster ground="vermilion" drawn="180 8 368 352">
        <path
          fill="none"
          stroke={pigment.plaster}
          strokeWidth="16"
          d="M0 28H292V352H0M0 88H292M188 240V164H292M0 240H292"
        />
        <path
          fill="none"
          stroke={pigment.ink}
          strokeWidth="28"
          d="M438 250L388 284V360M438 250L480 300L540 288"
        />
        <path
          fill="none"
          stroke={pigment.plaster}
          strokeWidth="18"
          d="M420 182L376 214L346 184M424 184L474 200L488 240"
        />
        <path fill={pigment.plaster} d="M398 160L446 168L466 268H408z" />
        <circle cx="408" cy="118" r="30" fill={pigment.ink} />
        <path fill={pigment.ochre} d="M326 142l24-8 16 46-24 8z" />
      </Poster>
    );
  }
  return (
    <Poster ground="vermilion">
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="16"
        d="M120 352H28V28H292V352H200M28 88H292M188 164H292M28 240H292"
      />
      <path fill={pigment.plaster} d="M30 90H196V238H30z" />
      <path fill={pigment.ink} d="M36 96H180A144 136 0 0 0 36 232z" />
      <path fill={pigment.ochre} d="M120 360V280A80 80 0 0 1 200 360z" />
      <circle cx="58" cy="58" r="10" fill={pigment.plaster} />
    </Poster>
  );
}
