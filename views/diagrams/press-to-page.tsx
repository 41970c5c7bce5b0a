import { pigment } from '../art/pigment.ts';

/** Two routes from a tap to the page, on one timeline. */
export function PressToPage() {
  return (
    <svg
      viewBox="0 0 640 556"
      role="img"
      aria-label="Static: from the tap straight to the page, which the visitor reads while the other is still made. Dynamic: from the tap through a program, a database and a template to the page, which therefore comes later."
    >
      <g fill="currentColor" fontSize="32" fontWeight="700">
        <text x="0" y="28">
          Static
        </text>
        <text x="0" y="276">
          Dynamic
        </text>
      </g>

      <path fill="none" stroke="currentColor" strokeWidth={6} d="M28 106h96M28 374h520" />
      <circle cx="28" cy="106" r="28" fill={pigment.ochre} />
      <circle cx="28" cy="374" r="28" fill={pigment.ochre} />

      <path fill="var(--accent)" d="M124 52h92v108h-92zM548 320h92v108h-92z" />
      <path
        fill={pigment.plaster}
        d="M138 66h64v30h-64zM138 108h64v8h-64zM138 126h40v8h-40zM562 334h64v30h-64zM562 376h64v8h-64zM562 394h40v8h-40z"
      />

      <path
        fill="var(--mass)"
        d="M124 328h92v92h-92zM266 340a46 18 0 0 1 92 0v68a46 18 0 0 1-92 0zM408 328h92v92h-92z"
      />
      <path fill={pigment.plaster} d="M152 374l18-26 18 26-18 26z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth={4}
        d="M266 342a46 18 0 0 0 92 0M266 376a46 18 0 0 0 92 0"
      />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth={5}
        strokeDasharray="10 8"
        d="M422 344h64v60h-64z"
      />

      <path fill={pigment.ochre} d="M228 52H900V160H228z" />
      <text x="434" y="116" fill={pigment.ink} fontSize="28" fontWeight="600" textAnchor="middle">
        The visitor reads it
      </text>
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <text x="0" y="196">
          Tap
        </text>
        <text x="0" y="464">
          Tap
        </text>
        <g textAnchor="middle">
          <text x="170" y="196">
            Page
          </text>
          <text x="170" y="464">
            Program
          </text>
          <text x="312" y="464">
            Database
          </text>
          <text x="454" y="464">
            Template
          </text>
          <text x="594" y="464">
            Page
          </text>
        </g>
        <text x="0" y="546">
          Time
        </text>
      </g>
      <path fill="none" stroke="currentColor" strokeWidth={3} d="M76 538h548" />
      <path fill="currentColor" d="M620 526v24l20-12z" />
    </svg>
  );
}
