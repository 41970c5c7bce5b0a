import { Poster, pigment } from './poster.tsx';

/** A crowd in rows, with one group lit. */
export function FacebookMarketing() {
  return (
    <Poster ground="pine" drawn="-6 52 332 348">
      <path
        fill={pigment.ink}
        d="M-154 130a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0zM-154 220a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0zM-154 310a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0zM-154 400a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0z"
      />
      <path
        fill={pigment.ochre}
        d="M166 220a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0zM166 310a34 34 0 0 1 68 0m12 0a34 34 0 0 1 68 0z"
      />
      <g strokeLinecap="round" strokeWidth={36}>
        <path
          stroke={pigment.ink}
          d="M-120 72h0M-40 72h0M40 72h0M120 72h0M200 72h0M280 72h0M360 72h0M440 72h0M-120 162h0M-40 162h0M40 162h0M120 162h0M360 162h0M440 162h0M-120 252h0M-40 252h0M40 252h0M120 252h0M360 252h0M440 252h0M-120 342h0M-40 342h0M40 342h0M120 342h0M200 342h0M280 342h0M360 342h0M440 342h0"
        />
        <path stroke={pigment.plaster} d="M200 162h0M280 162h0M200 252h0M280 252h0" />
      </g>
    </Poster>
  );
}
