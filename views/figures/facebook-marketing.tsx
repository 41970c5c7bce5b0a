import { Poster, pigment } from './poster.tsx';

/** A crowd in rows, with one group lit. */
export function FacebookMarketing() {
  return (
    <Poster ground="violet" drawn="10 140 300 260">
      <g strokeLinecap="round" strokeDasharray="0 80">
        <path
          stroke={pigment.ink}
          strokeWidth={68}
          d="M-120 130H481M-120 220H481M-120 310H481M-120 400H481"
        />
        <path stroke={pigment.ochre} strokeWidth={68} d="M200 220h81M200 310h81" />
        {/* Of each round shape only the upper half is a person's shoulders. */}
        <path
          stroke={pigment.violet}
          strokeWidth={36}
          strokeDasharray="none"
          d="M-500 148H820M-500 238H820M-500 328H820"
        />
        <path stroke={pigment.ink} strokeWidth={36} d="M-120 72H481M-120 162H481M-120 252H481M-120 342H481" />
        <path stroke={pigment.plaster} strokeWidth={36} d="M200 162h81M200 252h81" />
      </g>
    </Poster>
  );
}
