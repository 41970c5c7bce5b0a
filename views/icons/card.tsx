import { pigment } from '../art/pigment.ts';
import type { Family } from '../site.ts';
import { eye, fingers, palm } from './hand.ts';
import { typeset } from './typeset.ts';

type Props = { label: string; heading: string; family: Family; poster: string | null };

/**
 * The social card, 1200 by 630: the hero of a page, shown where its URL is shared. The agency's name is in the text
 * beside it, because it is a setting and the build renders the card.
 */
export function Card({ label, heading, family, poster }: Props) {
  const { lines, sizePx } = typeset(heading);
  const ground = pigment[grounds[family]];
  const text = family === 'graphic' ? pigment.ink : pigment.plaster;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1200 630"
      width="1200"
      height="630"
      aria-hidden="true"
    >
      <path fill={ground} d="M0 0h1200v630H0z" />
      <g fontFamily="Bricolage Grotesque" fontWeight="700" fill={text}>
        <text x="64" y="88" fontSize="28">
          {label}
        </text>
        <path d="M64 112h568v2H64z" />
        {lines.map((line, index) => (
          <text
            key={line}
            x="60"
            y={144 + (0.78 + index) * sizePx * 1.02}
            fontSize={sizePx}
            letterSpacing={-0.035 * sizePx}
          >
            {line}
          </text>
        ))}
      </g>
      <g transform="translate(64 506) scale(0.82) translate(-2 -10)">
        <path fill={text} d={fingers + palm} />
        <circle fill={ground} {...eye} />
      </g>
      {poster === null ? (
        <LargeLogo ground={ground} />
      ) : (
        <svg
          x="696"
          y="0"
          width="504"
          height="630"
          // Cuts what a figure draws beside its grid, which would cover the words.
          viewBox="0 0 320 400"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a figure of ours, read back from its page
          dangerouslySetInnerHTML={{ __html: poster }}
        />
      )}
    </svg>
  );
}

/** For the few pages without a poster. */
function LargeLogo({ ground }: { ground: string }) {
  return (
    <g>
      <path fill={ground} d="M696 0h504v630H696z" />
      <g transform="translate(948 315) scale(4.2) translate(-47 -51)">
        <path fill={pigment.plaster} d={fingers + palm} />
        <circle fill={ground} {...eye} />
      </g>
    </g>
  );
}

/** As in the openings of the pages, whose figures have no ground of their own. */
const grounds: Record<Family, keyof typeof pigment> = {
  agency: 'ink',
  design: 'vermilion',
  development: 'cobalt',
  graphic: 'ochre',
  marketing: 'pine',
  apps: 'violet',
};
