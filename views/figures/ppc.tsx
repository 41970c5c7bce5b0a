import { Poster, pigment } from './poster.tsx';

/** A search result marked as an ad; a pointer clicks it, and each click is counted as a coin. */
export function Ppc() {
  return (
    <Poster ground="ochre" drawn="-14 70 348 330">
      <rect y="84" width="320" height="44" rx="22" fill={pigment.plaster} />
      <circle cx="28" cy="104" r="8" fill="none" stroke={pigment.ink} strokeWidth="6" />
      <path fill={pigment.pine} d="M0 144H320V250H0z" />
      <path
        fill={pigment.plaster}
        d="M0 250H320V340H0zM20 164h64v32h-64zM100 170h200v20h-200zM20 214h130v16h-130z"
      />
      <path fill={pigment.shade} d="M20 272h140v18h-140z" />
      <path fill={pigment.ink} d="M0 336H320V400H0zM26 112l6-6l12 12l-6 6z" />
      <path fill={pigment.vermilion} d="M196 196V346L230 314L254 370L284 356L260 302H306z" />
      <path
        stroke={pigment.ochre}
        strokeWidth="40"
        strokeLinecap="round"
        strokeDasharray="0 54"
        d="M42 366h163"
      />
    </Poster>
  );
}
