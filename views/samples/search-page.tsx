// The parts of a drawn search page: the query, the results of others, and the client's own.

import type { ReactNode } from 'react';

export function Query({ children }: { children: ReactNode }) {
  return <div className="query">{children}</div>;
}

/** Results of others, as lines that are not read. */
export function Others() {
  return <div className="screen-lines" />;
}

/** The result that the page is about. */
export function Hit({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

/** A band of colour: how a result got its place. */
export function Source({ kind, children }: { kind: keyof typeof kinds; children: ReactNode }) {
  return <b className={`source${kinds[kind]}`}>{children}</b>;
}

const kinds = { paid: ' source-paid', map: ' source-map', free: '', video: ' source-video' };
