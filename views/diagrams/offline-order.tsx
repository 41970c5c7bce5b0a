import { pigment } from '../figures/poster.tsx';

/** An order that is placed offline, stored in the phone, and sent when the network returns. */
export function OfflineOrder() {
  return (
    <svg
      viewBox="0 0 640 460"
      role="img"
      aria-label="An order is pressed on a phone, is kept inside the phone while there is no signal, and reaches the shop when the signal returns"
      fontSize="28"
      fontWeight="600"
      fill="currentColor"
      textAnchor="middle"
    >
      <path fill="var(--wall)" d="M0 0h640v460H0z" />
      <path fill="var(--mass)" d="M213 0h214v460H213z" />
      <path fill="var(--accent)" d="M427 0h213v460H427z" />

      <path fill="var(--mass)" d="M76 72h12v16H76z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        d="M94.500 61.500h9v25h-9zM111.500 49.500h9v37h-9zM128.500 37.500h9v49h-9z"
      />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth={3}
        d="M289.500 73.500h9v13h-9zM306.500 61.500h9v25h-9zM323.500 49.500h9v37h-9zM340.500 37.500h9v49h-9z"
      />
      <path
        fill={pigment.plaster}
        d="M503 72h12v16h-12zM520 60h12v28h-12zM537 48h12v40h-12zM554 36h12v52h-12z"
      />

      <rect x="46" y="124" width="122" height="220" rx="16" fill="var(--mass)" />
      <path fill={pigment.plaster} d="M58 146h98v176H58z" />
      <path fill="var(--accent)" d="M58 250h98v72H58z" />
      <circle cx="107" cy="286" r="24" fill={pigment.vermilion} />

      <rect x="259" y="124" width="122" height="220" rx="16" fill={pigment.plaster} />
      <path fill="var(--mass)" d="M271 146h98v176h-98z" />
      <path fill={pigment.ochre} d="M283 322V232a37 37 0 0 1 74 0v90z" />
      <circle cx="320" cy="286" r="24" fill={pigment.vermilion} />

      <path fill={pigment.plaster} d="M463 124h142v220h-142z" />
      <path
        fill={pigment.ink}
        d="M463 124h142v44l-17.750 20l-17.750-20l-17.750 20l-17.750-20l-17.750 20l-17.750-20l-17.750 20l-17.750-20z"
      />
      <path fill={pigment.ink} d="M491 344v-82a43 43 0 0 1 86 0v82z" />
      <circle cx="534" cy="286" r="24" fill={pigment.vermilion} />

      <path
        stroke={pigment.vermilion}
        strokeWidth={6}
        strokeDasharray="2 14"
        strokeLinecap="round"
        d="M142 286H288"
      />
      <path stroke={pigment.vermilion} strokeWidth={6} d="M344 286H510" />

      <text x="107" y="412">
        Tapped
      </text>
      <text x="320" y="412" fill={pigment.plaster}>
        Kept
      </text>
      <text x="534" y="412" fill={pigment.plaster}>
        Sent
      </text>
    </svg>
  );
}
