import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Short, equal items, each beside a large sign on a colour of its own. */
export function Features({ title, intro, children }: Props) {
  return (
    <WideSection name="features" title={title} intro={intro}>
      <ul className="features">{children}</ul>
    </WideSection>
  );
}

type SignProps = { sign: keyof typeof signs; color: Color };
type Color = 'vermilion' | 'cobalt' | 'ochre' | 'pine' | 'violet' | 'ink';
type FeatureProps = SignProps & { title: string; children: ReactNode };

export function Feature({ sign, color, title, children }: FeatureProps) {
  return (
    <li className="feature">
      <Sign sign={sign} color={color} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}

/** A name, and a line that proves it. */
export function Reasons({ title, intro, children }: Props) {
  return (
    <WideSection name="reasons" title={title} intro={intro}>
      <ul className="reasons">{children}</ul>
    </WideSection>
  );
}

export function Reason({ sign, color, title, children }: FeatureProps) {
  return (
    <li className="reason">
      <Sign sign={sign} color={color} />
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}

function Sign({ sign, color }: SignProps) {
  return (
    <svg viewBox="0 0 80 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={`var(--${color})`} d="M0 0h80v80H0z" />
      <path fill={`var(--${onColor[color] ?? 'chalk'})`} fillRule="evenodd" d={signs[sign]} />
    </svg>
  );
}

const onColor: Partial<Record<Color, string>> = { ochre: 'coal', ink: 'plaster' };

/** In a square of 80. */
const signs = {
  /** Three windows that are alike and one that is not. */
  unlike: 'M16 16h20v20H16zM16 44h20v20H16zM44 44h20v20H44zM44 36a20 20 0 0 1 20 -20v20z',
  /** A person with both arms open. */
  person: 'M32 16a8 8 0 0 1 16 0a8 8 0 0 1 -16 0zM14 28h52v8H50V68H42V52H38V68H30V36H14z',
  /** Two arrows forward. */
  forward: 'M12 16h12l16 24l-16 24H12l16 -24zM40 16h12l16 24l-16 24H40l16 -24z',
  /** The needle of a compass. */
  compass: 'M40 10a30 30 0 0 1 0 60a30 30 0 0 1 0 -60zM60 20L34 34L20 60L46 46z',
  /** A wide screen and a phone. */
  screens: 'M10 18h60v12H46v26H10zM50 34h20v34H50z',
  /** A lens. */
  lens: 'M34 12a22 22 0 0 1 18 35L68 62l-6 6L47 52A22 22 0 1 1 34 12zM34 21a13 13 0 0 0 0 26a13 13 0 0 0 0 -26z',
  /** A set square. */
  square: 'M14 12L68 66H14zM26 40v14h14z',
  /** Two brackets. */
  brackets: 'M30 16H18L6 40l12 24h12L18 40zM50 16h12l12 24l-12 24H50l12 -24z',
  /** A phone. */
  phone: 'M22 10h36v60H22zM29 18v38h22V18zM36 60v5h8v-5z',
  /** A megaphone. */
  megaphone: 'M10 32h14L54 14v52L24 48H10zM60 28a12 12 0 0 1 0 24z',
  /** A speech bubble. */
  talk: 'M12 16h56v36H40L24 68V52H12z',
  /** A shop with its awning. */
  shop: 'M14 12h52l8 20H6zM12 36h56v32H54V48H40v20H12z',
} as const;
