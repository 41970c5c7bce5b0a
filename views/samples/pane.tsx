// The parts of a large drawn screen: its panes, the numbers of a walk-through, and the states of records.

import type { ReactNode } from 'react';

/** A part of the screen, on a ground of its own. `mass` is dark. One that is edited has a border. */
export function Pane({
  ground,
  state,
  children,
}: {
  ground?: 'wall' | 'mass';
  state?: 'edited';
  children: ReactNode;
}) {
  const names = ['pane', ground && `pane-${ground}`, state && `pane-${state}`];
  return <div className={names.filter(Boolean).join(' ')}>{children}</div>;
}

/** A line of short parts, such as a menu or filters, which wraps. */
export function Line({ ground = 'wall', children }: { ground?: 'wall' | 'mass'; children: ReactNode }) {
  return <div className={`pane pane-line pane-${ground}`}>{children}</div>;
}

/** Panes side by side, from a tablet's width on: of equal width, or with a narrow one last. */
export function Panes({ narrow, children }: { narrow?: 'end'; children: ReactNode }) {
  return <div className={narrow ? `panes panes-narrow-${narrow}` : 'panes'}>{children}</div>;
}

/** Words as large as a website's headline. */
export function Display({ children }: { children: ReactNode }) {
  return <div className="screen-display">{children}</div>;
}

/** The number of a place on the screen, which the text below explains. */
export function Pin({ children }: { children: string }) {
  return <b className="pin">{children}</b>;
}

/** The state of a record, on a ground of its own. */
export function State({ children, isOn = false }: { children: ReactNode; isOn?: boolean }) {
  return <span className={isOn ? 'state state-on' : 'state'}>{children}</span>;
}
