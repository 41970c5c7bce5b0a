import { pigment } from '../figures/poster.tsx';

/** The three models on three steps: the clearer the scope, the lower the client's risk. */
export function ScopeAndRisk() {
  return (
    <svg
      viewBox="0 0 800 524"
      role="img"
      aria-label="Three steps going down from unclear to clear scope: time and material stands highest in the client’s risk, a dedicated team in the middle, fixed price lowest."
    >
      <path fill="var(--wall)" d="M30 200H310V320H540V396H770V468H30z" />
      <path fill="var(--cobalt)" d="M58 176h120v24H58zM46 146h112v24H46zM66 116h120v24H66zM52 86h96v24H52z" />
      <g fill="var(--pine)">
        {[326, 380, 434].map((x) => (
          <g key={x} transform={`translate(${x})`}>
            <path d="M0 320V258a22 22 0 0 1 44 0V320z" />
            <circle cx="22" cy="212" r="20" />
          </g>
        ))}
      </g>
      <path fill={pigment.vermilion} d="M556 280h116v116H556z" />
      <circle cx="614" cy="338" r="26" fill={pigment.plaster} />
      <path fill="none" stroke="currentColor" strokeWidth="4" d="M30 30V468H770" />
      <path fill="currentColor" d="M30 16l14 28H16zM784 468l-28 14V454z" />
      <g fill="currentColor" fontSize="35" fontWeight="600">
        <text x="56" y="44">
          More risk for you
        </text>
        <text x="46" y="244">
          Time and
        </text>
        <text x="46" y="284">
          material
        </text>
        <text x="326" y="364">
          Dedicated
        </text>
        <text x="326" y="404">
          team
        </text>
        <text x="558" y="444">
          Fixed price
        </text>
        <text x="30" y="512">
          Scope unclear
        </text>
        <text x="770" y="512" textAnchor="end">
          Scope clear
        </text>
      </g>
    </svg>
  );
}
