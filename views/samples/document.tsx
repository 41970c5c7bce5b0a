// Documents of made-up clients. Their words are real text, so they need no label.

import type { ReactNode } from 'react';
import { type ClientName, clients } from './clients.ts';

type PaperProps = { client: ClientName; of: ReactNode; date: ReactNode; children: ReactNode };

/** A document: whose it is and of when, and what it says. */
export function Paper({ client, of, date, children }: PaperProps) {
  return (
    <div className={`paper ${clients[client]}`}>
      <Head of={of} date={date} />
      {children}
    </div>
  );
}

function Head({ of, date }: { of: ReactNode; date: ReactNode }) {
  return (
    <div className="paper-head">
      <b>{of}</b>
      <span>{date}</span>
    </div>
  );
}

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
      <strong>{sum}</strong>
      <span>{count}</span>
      {children && <span>{children}</span>}
    </div>
  );
}

type RankProps = { was: number; now: number; children: ReactNode };

/** A search rank among the first twenty: a ring for last month and a disc for this month, on a line that ends at rank one. */
export function Rank({ was, now, children }: RankProps) {
  const colour = now < was ? 'var(--accent)' : '#b63313';
  return (
    <div className="ledger-line">
      <b>{children}</b>
      <strong>{now}</strong>
      <svg viewBox="0 6 640 48" fill={colour} stroke={colour} strokeWidth="8" aria-hidden="true">
        <path stroke="var(--shade)" strokeWidth="3" d="M0 30H640" />
        <path d={`M${at(was)} 30H${at(now)}`} />
        <circle cx={at(was)} cy="30" r="9" fill="#fbf8f1" />
        <circle cx={at(now)} cy="30" r="12" />
      </svg>
      <span>was {was}</span>
    </div>
  );
}

function at(place: number): number {
  return 640 - place * 31;
}

/** One budget as a tower, and beside it what was spent and changed. */
export function Budget({ client, of, date, floors, children }: PaperProps & { floors: ReactNode }) {
  return (
    <div className={`paper paper-parts ${clients[client]}`}>
      <div className="budget-floors">{floors}</div>
      <div>
        <Head of={of} date={date} />
        {children}
      </div>
    </div>
  );
}

type FloorProps = { name: string; cost: ReactNode; share?: keyof typeof pigments; children: ReactNode };

const pigments = { high: 'vermilion', middle: 'ochre', low: 'coal' } as const;

export function Floor({ name, cost, share = 'high', children }: FloorProps) {
  return (
    <div className={`paper-head pigment-${pigments[share]}`}>
      <span>
        <b>{name}</b> {children}
      </span>
      {share === 'low' ? <span>{cost}</span> : <strong>{cost}</strong>}
    </div>
  );
}

/** An article, and beside it the voice note that it was made of. */
export function Outline({ client, of, date, note, children }: PaperProps & { note: ReactNode }) {
  return (
    <div className={`paper paper-parts ${clients[client]}`}>
      {note}
      <div>
        <Head of={of} date={date} />
        {children}
      </div>
    </div>
  );
}

/** What the owner said, word for word, with the player of the message. */
export function VoiceNote({
  asked,
  length,
  children,
}: {
  asked: string;
  length: string;
  children: ReactNode;
}) {
  return (
    <blockquote className="screen-group">
      <p className="bubble">{asked}</p>
      <p className="bubble bubble-answer">
        <svg viewBox="0 0 300 40" fill="currentColor" aria-hidden="true" fontSize="18" fontWeight="700">
          <path d="M0 8l20 12L0 32z" />
          <path
            stroke="currentColor"
            strokeWidth="3"
            d="M36 17v6M44 12v16M52 6v28M60 14v12M68 9v22M76 15v10M84 5v30M92 10v20M100 16v8M108 12v16M116 3v34M124 11v18M132 8v24M140 15v10M148 6v28M156 12v16M164 16v8M172 10v20M180 4v32M188 13v14M196 9v22M204 15v10M212 7v26M220 12v16M228 16v8M236 17v6"
          />
          <text x="252" y="26">
            {length}
          </text>
        </svg>
        {children}
      </p>
    </blockquote>
  );
}

const marks = { 1: 'ochre', 2: 'vermilion', 3: 'cobalt', 4: 'violet' } as const;

/** A passage that is on both sides, underlined, after the same number in the same colour. */
export function Became({ part, children }: { part: keyof typeof marks; children: ReactNode }) {
  return (
    <>
      <b className={`pigment-${marks[part]}`}>
        {'\u00a0'}
        {part}
        {'\u00a0'}
      </b>{' '}
      <u>{children}</u>
    </>
  );
}
