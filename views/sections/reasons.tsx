import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

/** Names in large letters, each with a sign and a sentence that proves it. */
export function Reasons({ title, children }: { title: string; children: ReactNode }) {
  return (
    <WideSection name="reasons" title={title}>
      <ul className="reasons">{children}</ul>
    </WideSection>
  );
}

/** Drawn in the ink of the page; a second path is in the colour. */
const signs = {
  shapes: [
    'M0 0h44v44H0zM52 96V52a44 44 0 0 1 44 44z',
    'M74 0a22 22 0 0 1 0 44a22 22 0 0 1 0-44zM22 52l22 44H0z',
  ],
  voice: [
    'M0 32h20L48 8v80L20 64H0z',
    'M56 28a20 20 0 0 1 0 40zM66 12a37 37 0 0 1 0 72l-3-9a28 28 0 0 0 0-54z',
  ],
  clock: ['M48 0v48h48A48 48 0 1 1 48 0z', 'M56 0a44 44 0 0 1 40 40H56z'],
  menu: ['M0 40h96v18H0zM0 74h60v18H0z', 'M0 6h96v18H0z'],
  screens: ['M0 8h96v22H60v48H0z', 'M68 38h28v54H68z'],
  lens: [
    'M40 0a40 40 0 1 1 0 80a40 40 0 1 1 0-80v14a26 26 0 1 0 0 52a26 26 0 1 0 0-52zM66 76l10-10 20 20-10 10z',
    'M40 22a18 18 0 0 1 0 36a18 18 0 0 1 0-36z',
  ],
} as const;

type ReasonProps = { sign: keyof typeof signs; title: string; children: ReactNode };

export function Reason({ sign, title, children }: ReasonProps) {
  const [ink, colour] = signs[sign];
  return (
    <li className="reason">
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <path d={ink} />
        <path d={colour} />
      </svg>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
