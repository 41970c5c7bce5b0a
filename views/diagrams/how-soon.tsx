import { pigment } from '../figures/poster.tsx';

/** Five channels on one timeline: paid traffic ends, organic traffic grows. */
export function HowSoon() {
  return (
    <svg
      viewBox="0 0 640 490"
      role="img"
      aria-label="Five channels from now to months ahead. Pay per click brings people at once and stops when it is no longer paid for. E-mail and social media bring them within weeks, again and again. Content and SEO begin after months and go on growing."
    >
      <path fill="none" stroke="var(--stone)" strokeWidth="3" d="M310 0V440M470 0V440" />
      <path fill={pigment.ochre} d="M150 12H440V76H150z" />
      <path fill="none" stroke={pigment.ochre} strokeWidth="3" strokeDasharray="8 8" d="M440 74H640" />
      <path
        fill="var(--mass)"
        d="M220 164a42 42 0 0 1 84 0zM330 164a42 42 0 0 1 84 0zM440 164a42 42 0 0 1 84 0zM550 164a42 42 0 0 1 84 0z"
      />
      <path fill="var(--mass)" d="M270 252L640 204V252z" />
      <path fill="var(--accent)" d="M370 340Q560 334 640 272V340z" />
      <path fill="var(--accent)" d="M430 428Q580 420 640 354V428z" />
      <path fill="none" stroke="currentColor" strokeWidth="4" d="M150 0V442H640" />
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <text x="0" y="54">
          PPC
        </text>
        <text x="0" y="154">
          Email
        </text>
        <text x="0" y="242">
          SMO
        </text>
        <text x="0" y="330">
          Content
        </text>
        <text x="0" y="418">
          SEO
        </text>
        <text x="150" y="478">
          now
        </text>
        <text x="310" y="478">
          weeks
        </text>
        <text x="470" y="478">
          months
        </text>
      </g>
      <text x="170" y="53" fill={pigment.ink} fontSize="28" fontWeight="600">
        while you pay
      </text>
    </svg>
  );
}
