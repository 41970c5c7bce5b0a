// The site's own measurements. `npm run lighthouse`, `bench:data` and `bench:send` generate the JSON file; do not edit it by
// hand.

import measurements from './measurements.json' with { type: 'json' };

export type Measurements = {
  lighthouse: {
    /** The day of the run, `YYYY-MM-DD`. */
    date: string;
    pages: number;
    /** The lowest score of any page in any category, of 100. */
    score: number;
    /** The largest contentful paint on a simulated slow phone, of the slowest page, in milliseconds. */
    lcpMs: number;
    /** How many audits of each page the figures are the median of. */
    audits: number;
    /** The shortest and the longest of the times whose median `lcpMs` is. */
    lcpShortestMs: number;
    lcpLongestMs: number;
  };
  visit: {
    date: string;
    /** What a first visit to the heaviest page transfers from this site, read to its end: kilobytes of 1000 bytes. */
    kilobytes: number;
  };
  send: {
    date: string;
    /** How many enquiries the server acknowledged in the run, and how many of those were not in the store. */
    acknowledged: number;
    /** How many connections sent at the same time. */
    senders: number;
    lost: number;
  };
};

export const measured: Measurements = measurements;

/** `2026-11-22` as `22 November 2026`. */
export function spokenDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** What became of the test enquiries, as a sentence. */
function spokenLoss({ lost }: Measurements['send']): string {
  if (lost === 0) return 'None was lost.';
  return lost === 1 ? 'One was lost.' : `${spokenCount(lost)} were lost.`;
}

/** Of which audits the published figures are. */
export function spokenAudits(audited: Measurements['lighthouse']): string {
  const range = `${seconds(audited.lcpShortestMs)} to ${seconds(audited.lcpLongestMs)} seconds`;
  return `the median of ${audited.audits} audits of each page; the slowest page took ${range}`;
}

/** Milliseconds as seconds. */
function seconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}

/** With the commas of India, as in 12,34,567. Loading the language data of `Intl` takes a fiftieth of a start. */
export function spokenCount(count: number): string {
  return String(count).replace(/\d(?=(?:\d\d){0,3}\d{3}$)/g, '$&,');
}

/** The figures on Who We Are that are also on Home, beside the reasons that they prove. */
export const figures = {
  score: { value: measured.lighthouse.score, unit: 'of 100' },
  seconds: { value: seconds(measured.lighthouse.lcpMs), unit: 'seconds' },
  enquiries: {
    value: spokenCount(measured.send.acknowledged - measured.send.lost),
    unit: `arrived on ${spokenDate(measured.send.date)}. ${spokenLoss(measured.send)}`,
  },
};
