import { useContext } from 'react';
import { Poster, pigment, StandsFree } from './poster.tsx';

/** A small website in a browser window: a home page with links to four plain pages. */
export function StaticWebsiteDesign() {
  // In the opening the words stand in the page, which the style sheet draws: only its picture is left.
  if (useContext(StandsFree) === true) {
    return (
      <Poster ground="vermilion" drawn="-4 0 88 48">
        <path fill={pigment.vermilion} d="M0 40a40 40 0 0 1 80 0z" />
        <path fill={pigment.ink} d="M-400 40h880v10h-880z" />
      </Poster>
    );
  }
  return (
    <Poster ground="vermilion">
      <path fill={pigment.plaster} d="M20 40H300V360H20z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="6"
        d="M160 200V242M63 270V242H257V270M128 270V242M193 270V242"
      />
      <path fill={pigment.ink} d="M20 40H300V80H20zM100 104H220V212H100z" />
      <path fill={pigment.ochre} d="M110 114h100v50h-100z" />
      <path fill={pigment.vermilion} d="M120 164a40 40 0 0 1 80 0z" />
      <path
        fill={pigment.cobalt}
        d="M38 266h50v70h-50zM103 266h50v70h-50zM168 266h50v70h-50zM232 266h50v70h-50z"
      />
      <path
        fill={pigment.plaster}
        d="M110 176h100v8h-100zM110 192h60v8h-60zM48 280h30v8h-30zM48 298h20v6h-20zM48 312h30v6h-30zM113 280h30v8h-30zM113 298h30v6h-30zM113 312h20v6h-20zM178 280h30v8h-30zM178 298h30v6h-30zM178 312h20v6h-20zM242 280h30v8h-30zM242 298h30v6h-30zM242 312h20v6h-20z"
      />
      <path
        stroke={pigment.plaster}
        strokeWidth="14"
        strokeLinecap="round"
        strokeDasharray="0 26"
        d="M44 60H100"
      />
    </Poster>
  );
}
