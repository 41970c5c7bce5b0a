import { useContext } from 'react';
import { Poster, pigment, StandsFree } from './poster.tsx';

/** A heavy square turning into an arch in three steps. */
export function Redesign() {
  // In the opening the words stand in the new house, an arch of the style sheet: this is the old one behind it.
  if (useContext(StandsFree) === true) {
    return (
      <Poster ground="vermilion" drawn="-4 0 320 120">
        <path fill="#857e71" d="M0 120V44L52 14 150 60H640v60zM16 34V4h16v30z" />
        <path fill={pigment.ink} d="M10 48h20v22H10zM294 76h16v18h-16zM14 100h20v20H14zM200 60V46h400v14z" />
        <path stroke={pigment.shade} strokeWidth="2" d="M20 48v22M10 59h20M302 76l-4 8 6 4-3 6" />
      </Poster>
    );
  }
  return (
    <Poster ground="vermilion">
      <path fill={pigment.ink} d="M20 280h120v120h-120z" />
      <path fill={pigment.shade} d="M80 400V270A90 90 0 0 1 170 180V400z" />
      <path fill={pigment.plaster} d="M150 400V135a75 75 0 0 1 150 0V400z" />
      <path fill={pigment.vermilion} d="M190 400V235a35 35 0 0 1 70 0V400z" />
      <circle cx="225" cy="290" r="20" fill={pigment.ochre} />
    </Poster>
  );
}
