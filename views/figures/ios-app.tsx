import { Poster, pigment } from './poster.tsx';

/** An iPhone with an open app, before an iPad with icons that lies: the edge of the window cuts both off. */
export function IosApp() {
  return (
    <Poster ground="violet" drawn="0 0 320 290">
      <g stroke={pigment.plaster} strokeWidth="14">
        <rect x="-999" y="30" width="1250" height="400" rx="44" fill={pigment.ochre} />
        <rect x="174" y="100" width="138" height="400" rx="32" fill={pigment.ink} />
        <path strokeLinecap="round" d="M226 124h34" />
      </g>
      <circle cx="243" cy="232" r="44" fill={pigment.vermilion} />
      <path fill={pigment.pine} d="M181 232H305V400H181z" />
      <g fill="none" strokeWidth="30" strokeLinejoin="round">
        <path stroke={pigment.ink} d="M-80 184h30v30h-30zM112 94h30v30h-30z" />
        <path stroke={pigment.plaster} d="M-80 94h30v30h-30zM16 184h30v30h-30z" />
        <path stroke={pigment.vermilion} d="M16 94h30v30h-30z" />
      </g>
    </Poster>
  );
}
