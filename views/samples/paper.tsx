import type { ReactNode } from 'react';

type PaperProps = {
  /** What the document says, for those who cannot see it. */
  label: string;
  /** Whose document it is, and of when. */
  of: ReactNode;
  date: ReactNode;
  children: ReactNode;
};

/** A sample document of a made-up client. To assistive technology it is one picture. */
export function Paper({ label, of, date, children }: PaperProps) {
  return (
    <div className="paper" role="img" aria-label={label}>
      <div className="paper-head">
        <b>{of}</b>
        <span>{date}</span>
      </div>
      {children}
    </div>
  );
}
