import type { ReactNode } from 'react';
import { team } from '../team.ts';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** The weeks of the example, in which the chart has a column for each. */
const weeks = [1, 2, 3, 4, 5];

/** The people of a project as a chart: each has a sign on a colour of its own, and the weeks in which they work. */
export function People({ title, intro, children }: Props) {
  return (
    <WideSection name="people" title={title} intro={intro}>
      <p className="people-weeks" aria-hidden="true">
        {weeks.map((week) => (
          <span key={week}>Week {week}</span>
        ))}
      </p>
      <ul>{children}</ul>
    </WideSection>
  );
}

type SignProps = { sign: keyof typeof signs; color: Color };
type Color = 'vermilion' | 'cobalt' | 'ochre' | 'pine' | 'violet' | 'coal';
type PersonProps = SignProps & {
  title: string;
  /** In which weeks of the example they work, and how that is said. */
  works: readonly number[];
  spoken: string;
  children: ReactNode;
};

export function Person({ sign, color, title, works, spoken, children }: PersonProps) {
  return (
    <li className="person">
      <Sign sign={sign} color={color} />
      <h3>{title}</h3>
      <p>{children}</p>
      <svg
        className="person-weeks"
        viewBox="0 0 5 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={spoken}
      >
        <path fill="var(--wall)" d="M0 0h5v1H0z" />
        <path fill={`var(--${color})`} d={works.map((week) => `M${week - 1} 0h1v1h-1z`).join('')} />
        <path stroke="var(--plaster)" strokeWidth=".04" d="M1 0v1M2 0v1M3 0v1M4 0v1" />
      </svg>
    </li>
  );
}

function Sign({ sign, color }: SignProps) {
  return (
    <svg className="person-sign" viewBox="0 0 80 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={`var(--${color})`} d="M0 0h80v80H0z" />
      <path fill={`var(--${onColor[color] ?? 'chalk'})`} fillRule="evenodd" d={signs[sign]} />
    </svg>
  );
}

const onColor: Partial<Record<Color, string>> = { ochre: 'coal' };

/** In a square of 80. */
const signs = {
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

/** The people of `views/team.ts`; nothing while that table is empty. */
export function Team({ members = team }) {
  if (members.length === 0) return null;
  return (
    <WideSection name="team" title="Who you will meet">
      <ul className="team">
        {members.map(({ name, role, photo }) => (
          <li key={name}>
            {photo && (
              <img src={`/team/${photo}`} width={320} height={320} loading="lazy" decoding="async" alt="" />
            )}
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </WideSection>
  );
}
