import { pigment } from '../art/pigment.ts';

/** A hundred clicks as dots, with bright ones for the visitors who call or write, and for those who buy. */
export function HundredClicks({ parts: [ask, buy] }: { parts: string[] }) {
  // One dashed line through all dots. Its first dot is covered, so that zero bright dots are possible.
  const line = 'M5 36H605V66H35V96H605V126H35V156H606';
  return (
    <svg
      viewBox="0 0 640 232"
      role="img"
      aria-label="A hundred clicks as dots: white dots call or write, yellow dots buy."
      fontSize={28}
      strokeLinecap="round"
      strokeWidth={19}
    >
      <path fill={pigment.ink} d="M0 0h640v232H0z" />
      <g fill="none">
        <path stroke="#5c5d61" strokeDasharray="0 30" d={line} />
        <path stroke={pigment.plaster} strokeDasharray={ask} data-part="stroke-dasharray" d={line} />
        <path stroke={pigment.ochre} strokeDasharray={buy} data-part="stroke-dasharray" d={line} />
      </g>
      <path fill={pigment.ink} d="M0 0h15v60H0z" />
      <path stroke="#5c5d61" d="M35 202h0" />
      <path stroke={pigment.plaster} d="M165 202h0" />
      <path stroke={pigment.ochre} d="M400 202h0" />
      <g fill={pigment.plaster}>
        <text x="54" y="211">
          click
        </text>
        <text x="184" y="211">
          call or write
        </text>
        <text x="419" y="211">
          buy
        </text>
      </g>
    </svg>
  );
}
