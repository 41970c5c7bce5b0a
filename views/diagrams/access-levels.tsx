import { pigment } from '../figures/poster.tsx';

/** A façade at night: a storey for each role, a window for each right, lit where the role has it. */
export function AccessLevels() {
  return (
    <svg
      viewBox="0 0 640 440"
      role="img"
      aria-label="A writer may write. An editor may write, publish and arrange the menu. An administrator may do all that and invite people."
    >
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <g textAnchor="middle">
          <text x="186" y="30">
            Write
          </text>
          <text x="312" y="30">
            Publish
          </text>
          <text x="438" y="30">
            Arrange
          </text>
          <text x="564" y="30">
            Invite
          </text>
        </g>
        <text x="0" y="124">
          Admin
        </text>
        <text x="0" y="252">
          Editor
        </text>
        <text x="0" y="380">
          Writer
        </text>
      </g>

      <path fill="var(--accent)" d="M114 48h526v384H114z" />
      <path fill={pigment.ink} d="M114 172h526v8H114zM114 300h526v8H114zM114 428h526v8H114z" />
      <path
        fill={pigment.ink}
        d="M528 204h72v72h-72zM276 332h72v72h-72zM402 332h72v72h-72zM528 332h72v72h-72z"
      />
      <path
        fill={pigment.ochre}
        d="M150 172v-64a36 36 0 0 1 72 0v64zM276 172v-64a36 36 0 0 1 72 0v64zM402 172v-64a36 36 0 0 1 72 0v64zM528 172v-64a36 36 0 0 1 72 0v64zM150 300v-64a36 36 0 0 1 72 0v64zM276 300v-64a36 36 0 0 1 72 0v64zM402 300v-64a36 36 0 0 1 72 0v64zM150 428v-64a36 36 0 0 1 72 0v64z"
      />
    </svg>
  );
}
