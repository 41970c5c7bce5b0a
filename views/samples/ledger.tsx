import type { ReactNode } from 'react';

type EntryProps = {
  name: ReactNode;
  /** How the amount is calculated, and the amount. */
  count: ReactNode;
  sum: ReactNode;
  children?: ReactNode;
};

/** A line of an account: what was bought, what it cost, and what was changed. What is no longer bought is a `del`. */
export function Entry({ name, count, sum, children }: EntryProps) {
  return (
    <div className="ledger-line">
      <b>{name}</b>
      <span>{count}</span>
      <strong>{sum}</strong>
      {children && <i>{children}</i>}
    </div>
  );
}
