import { pigment } from '../figures/poster.tsx';

/** One idea and one server for two apps, each published through its own store. */
export function TwoStores() {
  return (
    <svg
      viewBox="0 0 640 470"
      role="img"
      aria-label="An idea and a server are made once. From them two ways part: an Android app that goes to Google Play, and an iPhone app that goes to the App Store. These are made twice."
    >
      <g fill="none" stroke="var(--accent)" strokeWidth="24">
        <path d="M60 200H250M250 200h40a40 40 0 0 0 40 -40V132a40 40 0 0 1 40 -40H520M250 200h40a40 40 0 0 1 40 40V268a40 40 0 0 0 40 40H520" />
      </g>
      <circle cx="64" cy="200" r="64" fill={pigment.ochre} />
      <path fill="var(--mass)" d="M164 136H292V264H164z" />
      <path fill="var(--mass)" d="M376 20H452V164H376z" />
      <path fill={pigment.plaster} d="M386 36H442V148H386z" />
      <circle cx="414" cy="92" r="16" fill="var(--accent)" />
      <rect x="376" y="236" width="76" height="144" rx="20" fill="var(--mass)" />
      <rect x="386" y="246" width="56" height="124" rx="12" fill={pigment.plaster} />
      <path fill="var(--mass)" d="M400 246h28v6a8 8 0 0 1 -8 8h-12a8 8 0 0 1 -8 -8z" />
      <circle cx="414" cy="308" r="16" fill="var(--accent)" />
      <Store y={20} />
      <Store y={236} />
      <g fontSize="28" fontWeight="600" textAnchor="middle">
        <text x="64" y="209" fill={pigment.ink}>
          Idea
        </text>
        <text x="228" y="209" fill={pigment.plaster}>
          Server
        </text>
      </g>
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <text x="404" y="196" textAnchor="middle">
          Android
        </text>
        <text x="640" y="196" textAnchor="end">
          Google Play
        </text>
        <text x="404" y="412" textAnchor="middle">
          iPhone
        </text>
        <text x="640" y="412" textAnchor="end">
          App Store
        </text>
        <text x="0" y="464">
          made once
        </text>
        <text x="362" y="464">
          made twice
        </text>
      </g>
      <path fill="currentColor" d="M0 430H292V434H0zM362 430H640V434H362z" />
    </svg>
  );
}

/** The entrance of an app store: a symbol of its review. */
function Store({ y }: { y: number }) {
  return (
    <g transform={`translate(516 ${y})`}>
      <path fill="var(--mass)" d="M0 144V62a62 62 0 0 1 124 0V144z" />
      <path fill={pigment.ochre} d="M24 144V62a38 38 0 0 1 76 0V144z" />
    </g>
  );
}
