import { pigment } from '../figures/poster.tsx';

/** Four arches in a row: one parcel goes from the shelf to the page, the basket and the till. */
export function ShelfToPaid() {
  return (
    <svg
      viewBox="0 0 640 400"
      role="img"
      aria-label="A parcel passes through four arches, each with a buyer’s question. Shelf: which one? Page: is it right? Basket: how much? Paid: is it safe?"
    >
      <g fill="currentColor" fontSize="28" fontWeight="600" textAnchor="middle">
        <text x="68" y="32">
          Shelf
        </text>
        <text x="236" y="32">
          Page
        </text>
        <text x="404" y="32">
          Basket
        </text>
        <text x="572" y="32">
          Paid
        </text>
      </g>

      <path
        fill="var(--mass)"
        d="M0 320V124a68 68 0 0 1 136 0v196zM168 320V124a68 68 0 0 1 136 0v196zM336 320V124a68 68 0 0 1 136 0v196z"
      />
      <path fill="var(--accent)" d="M504 320V124a68 68 0 0 1 136 0v196z" />

      <path fill={pigment.plaster} d="M16 168h104v6H16zM16 232h104v6H16zM16 296h104v6H16z" />
      <path
        fill="var(--stone)"
        d="M26 136h32v32H26zM66 140h28v28H66zM26 200h26v32H26zM98 204h18v28H98zM26 262h38v34H26zM72 268h20v28H72zM98 258h18v38H98z"
      />
      <path fill={pigment.ochre} d="M60 200h32v32H60z" />

      <path fill={pigment.ochre} d="M190 148h92v92h-92z" />
      <path fill={pigment.plaster} d="M190 256h92v8h-92zM190 274h92v8h-92zM190 292h56v8h-56z" />

      <path fill="none" stroke={pigment.plaster} strokeWidth={8} d="M364 224v-32a40 40 0 0 1 80 0v32" />
      <path fill={pigment.ochre} d="M378 176h52v52h-52z" />
      <path fill={pigment.plaster} d="M350 224h108l-14 76H364z" />

      <path fill={pigment.ochre} d="M526 188h92v92h-92z" />
      <path fill="none" stroke={pigment.ink} strokeWidth={12} d="M548 234l18 20 32-40" />

      <path fill="var(--mass)" d="M0 320h640v6H0z" />
      <path fill="var(--accent)" d="M144 300v-28l18 14zM312 300v-28l18 14zM480 300v-28l18 14z" />

      <g fill="currentColor" fontSize="28" fontWeight="600" textAnchor="middle">
        {questions.map(([asks, what], arch) => (
          <g key={what} transform={`translate(${68 + 168 * arch})`}>
            <text y="360">{asks}</text>
            <text y="392">{what}</text>
          </g>
        ))}
      </g>
    </svg>
  );
}

const questions = [
  ['Which', 'one?'],
  ['Is it', 'right?'],
  ['How', 'much?'],
  ['Is it', 'safe?'],
];
