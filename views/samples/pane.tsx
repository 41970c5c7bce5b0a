// The parts of a large drawn screen: its panes, the numbers of a walk-through, and the states of records.

import type { ReactNode } from 'react';

/** A part of the screen, on a ground of its own. `mass` is dark in both schemes. */
export function Pane({ ground, children }: { ground?: 'wall' | 'mass'; children: ReactNode }) {
  return <div className={ground ? `pane pane-${ground}` : 'pane'}>{children}</div>;
}

/** A line of short parts, such as a menu or filters, which wraps. */
export function Line({ ground = 'wall', children }: { ground?: 'wall' | 'mass'; children: ReactNode }) {
  return <div className={`pane pane-line pane-${ground}`}>{children}</div>;
}

/** Panes side by side, from a tablet's width on: two of equal width, two with a narrow one first or last, or three. */
export function Panes({
  layout,
  children,
}: {
  layout: 'halves' | 'narrow-end' | 'narrow-start' | 'trio';
  children: ReactNode;
}) {
  return <div className={`panes panes-${layout}`}>{children}</div>;
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
