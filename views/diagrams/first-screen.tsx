import { pigment } from '../figures/poster.tsx';

/** A page on a phone, with each part linked to the question that it answers. */
export function FirstScreen() {
  return (
    <svg
      viewBox="0 0 640 480"
      role="img"
      aria-label="The first screen of a page on a phone. Its name answers: who is it? Its headline: what do they do? Its photograph: is it real? Its address: is it near me? Its button: what do I do now?"
    >
      <rect x="4" y="4" width="296" height="472" rx="32" fill="var(--mass)" />
      <path fill="var(--wall)" d="M20 36H284V444H20z" />
      <circle cx="60" cy="76" r="20" fill="var(--accent)" />
      <path fill="var(--mass)" d="M92 64H216V88H92zM40 120H264V142H40zM40 150H192V172H40z" />
      <path fill={pigment.ochre} d="M40 196H264V304H40z" />
      <path
        fill={pigment.ink}
        d="M64 304V256a28 28 0 0 1 56 0V304zM124 304V256a28 28 0 0 1 56 0V304zM184 304V256a28 28 0 0 1 56 0V304z"
      />
      <path fill="var(--accent)" d="M44 332a12 12 0 0 1 24 0q0 10 -12 24q-12 -14 -12 -24z" />
      <path fill="var(--stone)" d="M84 330H232V346H84z" />
      <path fill="var(--accent)" d="M40 376H264V428H40z" />
      <path fill={pigment.plaster} d="M100 396H204V408H100z" />
      <g fill="none" stroke="var(--accent)" strokeWidth="4">
        <path d="M216 76H348M264 146H348M264 250H348M232 338H348M264 402H348" />
      </g>
      <g fill="var(--accent)">
        <circle cx="216" cy="76" r="8" />
        <circle cx="264" cy="146" r="8" />
        <circle cx="264" cy="250" r="8" />
        <circle cx="232" cy="338" r="8" />
        <circle cx="264" cy="402" r="8" />
      </g>
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <text x="362" y="86">
          Who is it?
        </text>
        <text x="362" y="156">
          What do they do?
        </text>
        <text x="362" y="260">
          Is it real?
        </text>
        <text x="362" y="348">
          Is it near me?
        </text>
        <text x="362" y="412">
          What do I do now?
        </text>
      </g>
    </svg>
  );
}
