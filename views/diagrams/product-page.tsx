import { pigment } from '../figures/poster.tsx';

/** The page of one product: what a search engine reads is in the accent colour, what it ignores is hatched. */
export function ProductPage() {
  return (
    <svg
      viewBox="0 0 640 620"
      role="img"
      aria-label="A product page. A search engine reads its address, the words on its picture, its name, price and stock, description and reviews. It does not read the offer that is set inside a banner picture."
    >
      <path fill="var(--wall)" d="M0 0h330v620H0z" />
      <path fill="var(--accent)" d="M20 20h290v36H20z" />
      <circle cx="42" cy="38" r="8" fill={pigment.plaster} />
      <path fill={pigment.plaster} d="M62 34h180v8H62z" />

      <path fill="var(--stone)" d="M20 72h290v64H20z" />
      <path
        fill="none"
        stroke="var(--wall)"
        strokeWidth={8}
        d="M20 120l48-48M52 136l64-64M100 136l64-64M148 136l64-64M196 136l64-64M244 136l64-64M292 136l18-18"
      />

      <path fill="var(--mass)" d="M20 152h290v150H20z" />
      <path fill={pigment.ochre} d="M137 170h56v30a51 51 0 0 1 2 102h-60a51 51 0 0 1 2-102z" />
      <path fill="var(--accent)" d="M20 302h290v36H20z" />
      <path fill={pigment.plaster} d="M36 316h190v8H36z" />

      <path
        fill="var(--accent)"
        d="M20 360h230v34H20zM20 414h120v40H20zM20 478h290v12H20zM20 500h290v12H20zM20 522h170v12H20z"
      />
      <path fill={pigment.plaster} d="M74 430h44v8H74z" />
      <text x="32" y="443" fill={pigment.plaster} fontSize="28" fontWeight="600">
        Rs
      </text>
      <path fill="none" stroke="var(--accent)" strokeWidth={8} d="M158 434l12 12 26-26" />

      <g fill="var(--accent)">
        <circle cx="38" cy="578" r="18" />
        <circle cx="84" cy="578" r="18" />
        <circle cx="130" cy="578" r="18" />
        <circle cx="176" cy="578" r="18" />
      </g>
      <circle cx="222" cy="578" r="15" fill="none" stroke="var(--accent)" strokeWidth={6} />

      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        d="M310 38h80M310 104h80M310 320h80M250 377h140M206 434h184M310 506h80M240 578h150"
      />
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <text x="404" y="47">
          Address
        </text>
        <text x="404" y="99">
          Offer as image:
        </text>
        <text x="404" y="131">
          not read
        </text>
        <text x="404" y="329">
          Picture in words
        </text>
        <text x="404" y="386">
          Name
        </text>
        <text x="404" y="443">
          Price and stock
        </text>
        <text x="404" y="515">
          Description
        </text>
        <text x="404" y="587">
          Reviews
        </text>
      </g>
    </svg>
  );
}
