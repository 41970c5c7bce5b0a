// What is sent, to whom, and how often it is tried. An id names what the message is about, so that it is sent once.

/**
 * `agency`: e-mails to MAIL_TO and ALERT_TO. `visitor`: e-mails to people who wrote. `webhook`: posts to NOTIFY_URL.
 * `canary`: test e-mails, which delay no others.
 */
export const channels = ['agency', 'visitor', 'webhook', 'canary'] as const;

export type Channel = (typeof channels)[number];

/** The channel of each. `enquiry` is the e-mail that brings an enquiry to the agency: it is never given up. */
export const kinds = {
  enquiry: 'agency',
  reminder: 'agency',
  digest: 'agency',
  weekly: 'agency',
  'erased-copy': 'agency',
  'canary-alert': 'agency',
  receipt: 'visitor',
  summary: 'visitor',
  'stored-data': 'visitor',
  erased: 'visitor',
  'enquiry.received': 'webhook',
  'enquiry.erased': 'webhook',
  'canary.failed': 'webhook',
  canary: 'canary',
} as const satisfies Record<string, Channel>;

export type Kind = keyof typeof kinds;

/** Handed over once at most: two receipts for one enquiry are worse than none. */
export const isOnce = (kind: Kind): boolean => kind === 'receipt';

/** It does not go to MAIL_TO: when its address is refused, that concerns no other message. */
export const hasOwnAddress = (kind: Kind): boolean => kind === 'canary-alert' || kinds[kind] !== 'agency';

/** `about` is a reference, a day or a week. */
export function messageId(kind: Kind, about: string): string {
  return `${kind}-${about}`;
}

type ChannelPolicy = {
  /** After the first try, the second, and so on; the last wait is the longest. */
  waitsMs: number[];
  /** After so many tries it is refused. */
  triesMax?: number;
  /** After so many tries of which the result is unknown it is refused. */
  lostMax?: number;
  /** An unavailable server uses up a try. */
  countsOutages?: true;
};

const minute = 60_000;
const hour = 60 * minute;

/** Every e-mail that the mail server would take is sent within 20 minutes, ten of which a lost verdict may have taken. */
const emailWaitsMs = [10_000, 20_000, 40_000, 80_000, 160_000, 300_000];

export const policies: Record<Channel, ChannelPolicy> = {
  agency: { waitsMs: emailWaitsMs },
  // A visitor's mail server may be unavailable for hours. Two weeks of tries.
  visitor: { waitsMs: [1, 2, 4, 8, 16, 32, 60].map((count) => count * minute), triesMax: 336, lostMax: 3 },
  // Five tries in a day, the first ones soon, because a receiver restarts within minutes.
  webhook: { waitsMs: [minute, 15 * minute, 3 * hour, 20 * hour], triesMax: 5, countsOutages: true },
  canary: { waitsMs: emailWaitsMs },
};

/** The upper half is random, so that what failed together is not retried together. */
export function backoffMs(waitsMs: number[], failures: number, random: () => number): number {
  const longestMs = waitsMs[Math.min(failures, waitsMs.length) - 1] ?? 0;
  return Math.ceil(longestMs * (0.5 + random() / 2));
}
