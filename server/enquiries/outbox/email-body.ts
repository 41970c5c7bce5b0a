// Renders the body of an e-mail in two forms: plain text in columns, and an HTML table.

import { agencyZone } from '../../time/dates.ts';
import { linesOf, oneLine, quoteLines } from '../visitor-text.ts';

export type Fact = [label: string, value: string];

export type EmailBody = {
  /** In the site's own words. */
  message?: string;
  facts: Fact[];
  /** A second table, with a title. */
  list?: { title: string; facts: Fact[] };
  hint: string;
  /** Each alone on its line, so that no mail program cuts a URL. */
  links?: { label: string; url: string }[];
  /** What a visitor wrote: last, and marked, because it may imitate everything else. */
  quote?: string;
};

const quoteTitle = 'The message, to the end of this email:';

const rule = '-'.repeat(40);

export function plainTextBody({ message, facts, list, hint, links = [], quote }: EmailBody): string {
  const parts = [
    ...(message ? [message, rule] : []),
    plainTextTable(facts),
    ...(list ? [`${list.title}\n\n${plainTextTable(list.facts)}`] : []),
    hint,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...(quote ? [quoteTitle, quoteLines(quote)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

export function htmlBody({ message, facts, list, hint, links = [], quote }: EmailBody): string {
  const body = [
    ...(message ? [`<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`, '<hr>'] : []),
    htmlTable(facts),
    ...(list ? [`<h2>${escapeHtml(list.title)}</h2>`, htmlTable(list.facts)] : []),
    `<p style="${wrapping}">${escapeHtml(hint)}</p>`,
    ...links.map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`),
    ...(quote
      ? [
          `<p>${quoteTitle}</p>`,
          `<div dir="auto" style="${quoteStyle}">${escapeHtml(linesOf(quote).join('\n'))}</div>`,
        ]
      : []),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body>${body.join('\n')}</body></html>`;
}

/** A long URL is not wider than a phone; the second is for mail programs that do not know the first. */
export const wrapping = 'overflow-wrap:anywhere;word-break:break-word';

// `plaintext` gives each line its own direction. Marks piled up on a letter would be drawn over what is above.
const quoteStyle = `${wrapping};white-space:pre-wrap;unicode-bidi:plaintext;overflow:hidden;border-left:3px solid #888;padding-left:1em`;

/** In the agency's time zone. */
export function formatTime(at: Date): string {
  return `${agencyTimeFormat.format(at)} IST`;
}

/** The day alone. */
export function formatDay(at: Date): string {
  return agencyDayFormat.format(at);
}

const agencyDayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: agencyZone });

const agencyTimeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: agencyZone,
});

function plainTextTable(facts: Fact[]): string {
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + 2;
  return facts.map(([label, value]) => label.padEnd(width) + oneLine(value)).join('\n');
}

function htmlTable(facts: Fact[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td>${escapeHtml(label)}&emsp;</td><td dir="auto" style="${wrapping}">${escapeHtml(oneLine(value))}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
