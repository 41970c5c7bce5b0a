/** The same team and the same price every month. */
export function DedicatedTeam() {
  return (
    <svg viewBox="0 0 400 260" role="img" aria-label="The same people for the same sum, month after month.">
      <path fill="var(--wall)" d="M0 0h400v260H0z" />
      {[24, 152, 280].map((x) => (
        <g key={x} fill="var(--pine)" transform={`translate(${x})`}>
          <path d="M0 210V146a22 22 0 0 1 44 0V210zM52 210V146a22 22 0 0 1 44 0V210z" />
          <circle cx="22" cy="100" r="18" />
          <circle cx="74" cy="100" r="18" />
        </g>
      ))}
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        d="M24 70V58H120V70M152 70V58H248V70M280 70V58H376V70"
      />
      <path stroke="currentColor" strokeWidth="4" d="M24 212H376" />
      <g fill="currentColor" fontSize="23" fontWeight="600">
        <text x="24" y="38">
          one sum a month
        </text>
        <text x="24" y="245">
          month by month
        </text>
      </g>
    </svg>
  );
}
