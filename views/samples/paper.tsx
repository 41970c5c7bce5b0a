import type { ReactNode } from 'react';

type PaperProps = {
  /** What the document says, for those who cannot see it. */
  label: string;
  /** Whose document it is, and of when. */
  of: ReactNode;
  date: ReactNode;
  kind?: keyof typeof kinds;
  children: ReactNode;
};

const kinds = { budget: ' paper-budget', outline: ' paper-outline' };

/** A sample document of a made-up client. To assistive technology it is one picture. */
export function Paper({ label, of, date, kind, children }: PaperProps) {
  return (
    <div className={`paper${kind ? kinds[kind] : ''}`} role="img" aria-label={label}>
      <div className="paper-head">
        <b>{of}</b>
        <span>{date}</span>
      </div>
      {children}
    </div>
  );
}
