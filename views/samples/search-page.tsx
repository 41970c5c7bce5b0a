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
  return <div className="hit">{children}</div>;
}

/** A band above a result: how it got its place. */
export function Source({ kind, children }: { kind: 'paid' | 'map' | 'free' | 'video'; children: ReactNode }) {
  return <div className={`source source-${kind}`}>{children}</div>;
}
