import { pigment } from '../art/pigment.ts';

/** The price follows the hours of each week, and there is no fixed end date. */
export function TimeAndMaterial() {
  return (
    <svg
      viewBox="23 0 355 160"
      role="img"
      aria-label="The hours worked, week by week: every week costs a different sum, and the end is open."
    >
      <path
        fill={pigment.ochre}
        d="M24 88h32v38H24zM72 54h32v72H72zM120 104h32v22h-32zM168 40h32v86h-32zM216 76h32v50h-32zM264 62h32v64h-32z"
      />
      <path fill="none" stroke={pigment.ochre} strokeWidth="4" strokeDasharray="8 8" d="M314 126V70h28V126" />
      <path stroke="currentColor" strokeWidth="4" d="M24 128H300" />
      <path stroke="currentColor" strokeWidth="4" strokeDasharray="8 8" d="M300 128H378" />
      <g fill="currentColor" fontSize="22" fontWeight="600">
        <text x="23" y="19">
          the hours worked
        </text>
        <text x="23" y="154">
          week by week
        </text>
        <text x="378" y="154" textAnchor="end">
          open end
        </text>
      </g>
    </svg>
  );
}
