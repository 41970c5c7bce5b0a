import type { ReactNode } from 'react';

type RankProps = { was: number; now: number; children: ReactNode };

/** A search rank among the first twenty: a ring for last month and a disc for this month, on a line that ends at rank one. */
export function Rank({ was, now, children }: RankProps) {
  const colour = now < was ? 'var(--accent)' : '#b63313';
  return (
    <div className="rank">
      <b>{children}</b>
      <svg viewBox="0 6 640 48" fill={colour} stroke={colour} strokeWidth="8" aria-hidden="true">
        <path d={`M${at(was)} 30H${at(now)}`} />
        <circle cx={at(was)} cy="30" r="9" fill="#fbf8f1" />
        <circle cx={at(now)} cy="30" r="12" />
      </svg>
      <strong>{now}</strong>
      <span>was {was}</span>
    </div>
  );
}

function at(place: number): number {
  return 640 - place * 31;
}
