import { Poster, pigment } from './poster.tsx';

/** A search field and the result below it that is an ad: they go on to the edge of the window. */
export function Ppc() {
  return (
    <Poster ground="ochre" drawn="-20 44 300 276">
      <rect y="84" width="820" height="44" rx="22" fill={pigment.concrete} />
      <circle cx="28" cy="104" r="8" fill="none" stroke={pigment.ink} strokeWidth="6" />
      <path fill={pigment.pine} d="M0 144H820V250H0z" />
      <path
        fill={pigment.concrete}
        d="M0 250H820V320H0zM20 164h64v32h-64zM100 170h340v20h-340zM20 214h130v16h-130z"
      />
      <path fill={pigment.shade} d="M20 272h240v18h-240z" />
      <path fill={pigment.ink} d="M26 112l6-6l12 12l-6 6z" />
    </Poster>
  );
}
