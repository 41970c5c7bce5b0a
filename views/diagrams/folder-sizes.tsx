/** The files of a sample website, each kind as long as it is heavy: 60, 8 and 420 of 488 kB. */
export function FolderSizes() {
  return (
    <svg
      viewBox="0 0 640 158"
      role="img"
      aria-label="A bar for the whole website of 488 kB: five pages have 60 kB, one style sheet 8 kB and nine photos 420 kB"
      fontSize="33"
      fontWeight="600"
      fill="currentColor"
    >
      <path fill="var(--mass)" d="M0 0H78V84H0z" />
      <path fill="var(--ochre)" d="M80 0H90V84H80z" />
      <path fill="var(--accent)" d="M92 0H640V84H92z" />
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M39 84v59h11M85 84v22h11" />
      <text x="112" y="54" fill="var(--chalk)" fontSize="36">
        9 photos, 420 kB
      </text>
      <text x="102" y="115">
        1 style sheet, 8 kB
      </text>
      <text x="56" y="152">
        5 pages, 60 kB
      </text>
    </svg>
  );
}
