/** The price follows the hours of each week, and there is no fixed end date. */
export function TimeAndMaterial() {
  return (
    <svg
      viewBox="0 0 400 260"
      role="img"
      aria-label="The hours worked, week by week: every week costs a different sum, and the end is open."
    >
      <path fill="var(--wall)" d="M0 0h400v260H0z" />
      <path
        fill="var(--cobalt)"
        d="M24 150h32v60H24zM72 102h32v108H72zM120 174h32v36h-32zM168 86h32v124h-32zM216 134h32v76h-32zM264 114h32v96h-32z"
      />
      <path
        fill="none"
        stroke="var(--cobalt)"
        strokeWidth="4"
        strokeDasharray="8 8"
        d="M314 210V128h28V210"
      />
      <path stroke="currentColor" strokeWidth="4" d="M24 212H300" />
      <path stroke="currentColor" strokeWidth="4" strokeDasharray="8 8" d="M300 212H376" />
      <g fill="currentColor" fontSize="23" fontWeight="600">
        <text x="24" y="38">
          the hours worked
        </text>
        <text x="24" y="245">
          week by week
        </text>
        <text x="376" y="245" textAnchor="end">
          open end
        </text>
      </g>
    </svg>
  );
}
