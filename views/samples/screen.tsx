// The parts of drawn screens: what a made-up client's website, app or document looks like. They are real text in the
// site's own type, so that they stay sharp and readable at every width. To assistive technology a screen is one picture.

import type { ReactNode } from 'react';
import { usePageContext } from '../page-context.ts';
import { type PictureName, pictures } from './pictures/index.ts';

type ScreenProps = {
  /** What the picture shows, for those who cannot see it. */
  label: string;
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

export function Screen({ label, frame = 'window', look, bar, children }: ScreenProps) {
  return (
    <div className={`screen screen-${frame}${look ? looks[look] : ''}`} role="img" aria-label={label}>
      {bar && <div className="screen-bar">{bar}</div>}
      {children}
    </div>
  );
}

/** Two facing pages of a brochure, with the fold between them. */
export function Spread({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="screen screen-spread" role="img" aria-label={label}>
      {children}
    </div>
  );
}

/** A printed page of a spread. The style sheet numbers it. */
export function Leaf({ children }: { children: ReactNode }) {
  return <div className="screen-leaf">{children}</div>;
}

/** Parts of a document, beside each other where there is room. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className="screen-parts">{children}</div>;
}

/** One of them. */
export function Part({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

/** The largest words on the screen. */
export function Heading({ children }: { children: ReactNode }) {
  return <div className="screen-heading">{children}</div>;
}

export function Text({ children, isSoft = false }: { children: ReactNode; isSoft?: boolean }) {
  return <div className={isSoft ? 'screen-soft' : undefined}>{children}</div>;
}

/** A line of a list, with a value at its end. */
export function Row({
  children,
  value,
  isTotal = false,
}: {
  children: ReactNode;
  value?: ReactNode;
  isTotal?: boolean;
}) {
  return (
    <div className={isTotal ? 'screen-row screen-total' : 'screen-row'}>
      <span>{children}</span>
      {value !== undefined && <span>{value}</span>}
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
  return <div className="screen-pulled">{children}</div>;
}

/** The places of an app along its lower edge; the first is open. */
export function Tabs({ names }: { names: [string, string, string] }) {
  return (
    <div className="screen-tabs">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

/** A short message at the lower edge. */
export function Snackbar({ children }: { children: ReactNode }) {
  return <div className="screen-snackbar">{children}</div>;
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

/** A picture on the screen: shapes in a box of 120 by 60 units, on a coloured ground. */
export function Photo({ ground, children }: { ground: 'wall' | 'mass'; children?: ReactNode }) {
  return (
    <svg viewBox="0 0 120 60" className={`screen-photo screen-photo-${ground}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A picture that is loaded as an image when it comes near. */
export function Image({ name }: { name: PictureName }) {
  const { width, height } = pictures[name];
  return (
    <img src={usePageContext().assets.figures[name]} width={width} height={height} loading="lazy" alt="" />
  );
}
