import { pigment } from '../figures/poster.tsx';

/** A cross-section of an application: pages above, rules with their plug-ins in the middle, records below. */
export function ApplicationFloors() {
  return (
    <svg
      viewBox="0 0 640 480"
      role="img"
      aria-label="A building in section with three floors. A question goes down from the pages through the rules to the records, and the answer comes back up. UPI, SMS and Tally are plugged into the floor of the rules."
    >
      <path fill={pigment.ochre} d="M0 60L220 0l220 60z" />
      <path fill="var(--wall)" d="M0 60h440v120H0z" />
      <path fill="var(--accent)" d="M0 192h440v140H0z" />
      <path fill="var(--mass)" d="M0 56h440v8H0zM0 180h440v12H0zM0 332h440v148H0z" />

      <g fontSize="34" fontWeight="700">
        <text x="28" y="134" fill="currentColor">
          Pages
        </text>
        <text x="28" y="274" fill={pigment.plaster}>
          Rules
        </text>
        <text x="28" y="424" fill={pigment.plaster}>
          Records
        </text>
      </g>

      <path fill="none" stroke={pigment.ochre} strokeWidth={10} d="M260 100v290M360 424V134" />
      <path fill={pigment.ochre} d="M236 388h48l-24 36zM336 136h48l-24-36z" />

      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={6}
        d="M440 262h50M490 110v304M490 110h22M490 262h22M490 414h22"
      />
      <g fill="var(--accent)">
        <circle cx="572" cy="110" r="64" />
        <circle cx="572" cy="262" r="64" />
        <circle cx="572" cy="414" r="64" />
      </g>
      <g fill={pigment.plaster} fontSize="30" fontWeight="600" textAnchor="middle">
        <text x="572" y="120">
          UPI
        </text>
        <text x="572" y="272">
          SMS
        </text>
        <text x="572" y="424">
          Tally
        </text>
      </g>
    </svg>
  );
}
