import { Poster, pigment } from './poster.tsx';

/** A screen with a play triangle stands before an amphitheatre full of people. */
export function YoutubeMarketing() {
  return (
    <Poster ground="pine" drawn="-10 40 340 360">
      <path fill={pigment.plaster} d="M60 40h200v140h-200z" />
      <path fill={pigment.vermilion} d="M130 65l80 45l-80 45z" />
      <path fill={pigment.ink} d="M0 220h320a160 160 0 0 1-320 0z" />
      <path
        stroke={pigment.ochre}
        strokeWidth={22}
        strokeLinecap="round"
        d="M31 238h0M40 271h0M57 300h0M81 323h0M111 340h0M143 349h0M177 349h0M209 340h0M239 323h0M263 300h0M280 271h0M289 238h0M68 238h0M82 272h0M108 298h0M142 312h0M178 312h0M212 298h0M238 272h0M252 238h0M105 238h0M126 267h0M160 278h0M194 267h0M215 238h0"
      />
    </Poster>
  );
}
