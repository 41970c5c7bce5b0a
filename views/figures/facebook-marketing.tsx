import { Poster, pigment } from './poster.tsx';

/** A crowd in rows, with one group lit. */
export function FacebookMarketing() {
  return (
    <Poster ground="pine">
      <path
        fill={pigment.ink}
        d="M0 130a40 40 0 0 1 80 0a40 40 0 0 1 80 0a40 40 0 0 1 80 0a40 40 0 0 1 80 0zM0 220a40 40 0 0 1 80 0a40 40 0 0 1 80 0a40 40 0 0 1 80 0a40 40 0 0 1 80 0zM0 310a40 40 0 0 1 80 0a40 40 0 0 1 80 0a40 40 0 0 1 80 0a40 40 0 0 1 80 0zM0 400a40 40 0 0 1 80 0a40 40 0 0 1 80 0a40 40 0 0 1 80 0a40 40 0 0 1 80 0z"
      />
      <path
        fill={pigment.ochre}
        d="M160 220a40 40 0 0 1 80 0a40 40 0 0 1 80 0zM160 310a40 40 0 0 1 80 0a40 40 0 0 1 80 0z"
      />
      <g strokeLinecap="round" strokeWidth={36}>
        <path
          stroke={pigment.ink}
          d="M40 72h0M120 72h0M200 72h0M280 72h0M40 162h0M120 162h0M40 252h0M120 252h0M40 342h0M120 342h0M200 342h0M280 342h0"
        />
        <path stroke={pigment.plaster} d="M200 162h0M280 162h0M200 252h0M280 252h0" />
      </g>
    </Poster>
  );
}
