import { pigment } from '../figures/poster.tsx';

/** The four layers of a WordPress site as stacked layers: the upper ones change often, the lower ones rarely. */
export function WordpressPlates() {
  return (
    <svg
      viewBox="0 34 640 546"
      role="img"
      aria-label="Four layers stacked one above the other. From the top: your pages, which change any day; your theme, every few years; a few plugins, when needed; and at the bottom WordPress itself, kept up to date."
    >
      <path fill="var(--mass)" d="M0 490l180-66 180 66v20l-180 66L0 510z" />
      <path fill="var(--mass)" d="M0 362l180-66 180 66v16l-180 66L0 378z" />
      <path fill="var(--stone)" d="M0 362l180-66 180 66-180 66z" />
      <path
        fill="var(--mass)"
        d="M90 342l54 20-54 20-54-20zM180 375l54 20-54 20-54-20zM270 342l54 20-54 20-54-20z"
      />
      <path fill="var(--mass)" d="M0 234l180 66 180-66v16l-180 66L0 250z" />
      <path fill="var(--accent)" d="M0 234l180-66 180 66-180 66z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth={5} d="M72 207.600l180 66M162 240.600l90-33" />
      <path fill="var(--mass)" d="M0 106l180 66 180-66v16l-180 66L0 122z" />
      <path fill={pigment.ochre} d="M0 106l180-66 180 66-180 66z" />
      <path fill={pigment.ink} d="M222 65l62 23-62 23-62-23z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth={6}
        d="M58 106l120 44M86 96l120 44M114 86l70 25.700"
      />

      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        d="M360 112h36M360 240h36M360 368h36M360 498h36"
      />
      <g fill="currentColor" fontSize="30" fontWeight="700">
        <text x="408" y="108">
          Your pages
        </text>
        <text x="408" y="236">
          Your theme
        </text>
        <text x="408" y="364">
          A few plugins
        </text>
        <text x="408" y="494">
          WordPress
        </text>
      </g>
      <g fill="currentColor" fontSize="28" fontWeight="500">
        <text x="408" y="140">
          change any day
        </text>
        <text x="408" y="268">
          every few years
        </text>
        <text x="408" y="396">
          when needed
        </text>
        <text x="408" y="526">
          kept up to date
        </text>
      </g>
    </svg>
  );
}
