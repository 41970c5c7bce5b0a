// The parts of drawn screens: what a made-up client's website, app or document looks like. They are real text in the
// client's own type, so that they stay sharp and readable at every width, and are read aloud as what they say.

import type { ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { usePageContext } from '../page-context.ts';
import { type ClientName, clients } from './clients.ts';

type ScreenProps = {
  client: ClientName;
  /** Where the words alone do not say what is shown: to assistive technology the screen is then one picture. */
  label?: string;
  frame?: 'window' | 'phone' | 'paper' | 'sheet';
  /** For an app: the platform whose conventions its screen follows, and whether the phone is locked. */
  look?: keyof typeof looks;
  /** The text of the address bar; on a phone, that of the status bar. */
  bar?: ReactNode;
  children: ReactNode;
};

const looks = {
  android: ' screen-android',
  androidLocked: ' screen-android screen-locked',
  ios: ' screen-ios',
  iosLocked: ' screen-ios screen-locked',
};

export function Screen({ client, label, frame = 'window', look, bar, children }: ScreenProps) {
  return (
    <div
      className={`screen screen-${frame}${look ? looks[look] : ''} ${clients[client]}`}
      {...(label ? { role: 'img', 'aria-label': label } : undefined)}
    >
      {bar && <div className="screen-bar">{bar}</div>}
      {children}
    </div>
  );
}

/** A browser's window, and over its corner a phone. */
export function Devices({ children }: { children: ReactNode }) {
  return <div className="devices">{children}</div>;
}

/** Two facing pages of a brochure, with the fold between them. */
export function Spread({ client, children }: { client: ClientName; children: ReactNode }) {
  return <div className={`screen screen-spread ${clients[client]}`}>{children}</div>;
}

/** A printed page of a spread. */
export function Leaf({ children }: { children: ReactNode }) {
  return <div className="screen-leaf">{children}</div>;
}

/** Strips with a number to tear off, below a sheet. One is gone, and what is behind the sheet is seen. */
export function Strips({ children }: { children: string }) {
  return (
    <svg viewBox="0 0 360 110" fontSize="17" fontWeight="500" textAnchor="middle" aria-hidden="true">
      <path fill="#191A1C" d="M0 0H360V110H0z" />
      {[0, 1, 3, 4, 5].map((strip) => (
        <g key={strip} transform={`translate(${strip * 60})`}>
          <path fill="#FBE7E1" d="M1 0H59V110H1z" />
          <text fill="#191A1C" transform="translate(24 55) rotate(90)">
            {children}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The largest words on the screen. */
export function Heading({ children }: { children: ReactNode }) {
  return <div className="screen-heading">{children}</div>;
}

export function Text({ children, isSoft = false }: { children: ReactNode; isSoft?: boolean }) {
  return <div className={isSoft ? 'screen-soft' : undefined}>{children}</div>;
}

type RowProps = { children: ReactNode; value?: ReactNode; isTotal?: boolean };

/** A line of a list, with a value at its end. */
export function Row({ children, value, isTotal = false }: RowProps) {
  return (
    <div className={isTotal ? 'screen-row screen-total' : 'screen-row'}>
      <span>{children}</span>
      {value !== undefined && <span className="screen-value">{value}</span>}
    </div>
  );
}

/** A number with keys to lower and to raise it. */
export function Stepper({ children }: { children: ReactNode }) {
  return <span className="screen-stepper">{children}</span>;
}

/** Lines that belong together, on a ground of their own: a card, a notification, a widget. */
export function Group({ children }: { children: ReactNode }) {
  return <div className="screen-group">{children}</div>;
}

/** A sheet that has been pulled up from the lower edge. */
export function PulledSheet({ children }: { children: ReactNode }) {
  return <div className="screen-group screen-low">{children}</div>;
}

/** The places of an app along its lower edge; the first is open. */
export function Tabs({ names: [open, ...others] }: { names: [string, string, string] }) {
  return (
    <div className="screen-columns screen-low">
      <b>{open}</b>
      {others.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

/** A short message at the lower edge. */
export function Snackbar({ children }: { children: ReactNode }) {
  return <div className="screen-group screen-low pigment-coal">{children}</div>;
}

/** A filled-in field. */
export function Input({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="screen-input">
      <span className="screen-soft">{label}</span>
      <span>{children}</span>
    </div>
  );
}

/** A drawn button, which is not interactive. */
export function Press({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  return <div className={isQuiet ? 'screen-press screen-press-quiet' : 'screen-press'}>{children}</div>;
}

/** A short note in colour: a state, a label, a warning. */
export function Tag({ children }: { children: ReactNode }) {
  return <div className="screen-tag">{children}</div>;
}

/** Two or three parts side by side. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="screen-columns">{children}</div>;
}

/** A picture on the screen: shapes in a box of 120 by 60 units, on a dark ground or a light one. */
export function Photo({ isLight = false, children }: { isLight?: boolean; children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 60" aria-hidden="true">
      <path fill={isLight ? 'var(--wall)' : 'var(--coal)'} d="M0 0h120v60H0z" />
      {children}
    </svg>
  );
}

/** On a search page: the query. */
export function Query({ children }: { children: ReactNode }) {
  return <div className="screen-query">{children}</div>;
}

/** On a search page: results of others, as lines that are not read. */
export function Others() {
  return <div className="screen-lines" />;
}

/** On a search page: a band of colour that says how a result got its place. */
export function Source({ kind, children }: { kind: keyof typeof kinds; children: ReactNode }) {
  return <b className={`screen-band pigment-${kinds[kind]}`}>{children}</b>;
}

const kinds = { paid: 'ochre', map: 'vermilion', free: 'coal', video: 'violet' } as const;

/** A picture that is loaded as an image when it comes near. */
export function Image({ name }: { name: DrawingName }) {
  return <img {...usePageContext().assets.drawings[name]} loading="lazy" alt="" />;
}
