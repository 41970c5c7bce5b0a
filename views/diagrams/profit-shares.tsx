import { pigment } from '../art/pigment.ts';

/** The profit on an order as an area, and inside it what may be spent on an order, an enquiry and a click. */
export function ProfitShares({ parts: [order, enquiry, click] }: { parts: string[] }) {
  return (
    <svg
      viewBox="0 0 640 400"
      role="img"
      aria-label="Areas inside one another: the profit on an order, what you can spend on an order, on an enquiry, and on a click, which is the smallest."
      fontSize={30}
    >
      <path fill="var(--plaster)" stroke="currentcolor" strokeWidth="4" d="M2 2H638V334H2zM2 368h20v20H2z" />
      <g transform="translate(0 336)">
        <path fill={pigment.ochre} d={share} transform={order} data-part="transform" />
        <path fill={pigment.ink} d={share} transform={enquiry} data-part="transform" />
        <path fill={pigment.vermilion} d={share} transform={click} data-part="transform" />
      </g>
      <path fill={pigment.ochre} d="M146 366h24v24h-24z" />
      <path fill={pigment.ink} d="M290 366h24v24h-24z" />
      <path fill={pigment.vermilion} d="M470 366h24v24h-24z" />
      <g fill="currentcolor">
        <text x="36" y="388">
          profit
        </text>
        <text x="182" y="388">
          order
        </text>
        <text x="326" y="388">
          enquiry
        </text>
        <text x="506" y="388">
          click
        </text>
      </g>
    </svg>
  );
}

const share = 'M0 0V-336H640V0z';
