import { Poster, pigment } from './poster.tsx';

/** Three pillars, each with a different symbol, carry one curved roof. */
export function Sem() {
  return (
    <Poster ground="ochre" drawn="-24 68 368 332">
      <Pillars />
    </Poster>
  );
}

/** The same on ochre, for the index. */
export function ThreePillars() {
  return (
    <Poster ground="ochre">
      <Pillars />
    </Poster>
  );
}

function Pillars() {
  return (
    <>
      <path fill={pigment.vermilion} d="M30 400V120h70v280z" />
      <path fill={pigment.plaster} d="M125 400V120h70v280z" />
      <path fill={pigment.pine} d="M220 400V120h70v280z" />
      <path fill={pigment.ink} d="M-10 80Q160 160 330 80V120Q160 260 -10 120z" />
      <circle cx="65" cy="300" r="19" fill="none" stroke={pigment.concrete} strokeWidth={12} />
      <path
        fill={pigment.ink}
        d="M135 298a25 25 0 0 1 50 0zM135 310h50v15h-50zM230 300a25 25 0 1 1 25 25h-25z"
      />
    </>
  );
}
