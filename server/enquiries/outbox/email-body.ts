// Renders the body of an e-mail in two forms: plain text in columns, and an HTML table.

import { agencyZone } from '../../time/dates.ts';

export type Fact = [label: string, value: string];

export type EmailBody = {
  message: string;
  facts: Fact[];
  /** A second table, with a title. */
  list?: { title: string; facts: Fact[] };
  hint: string;
  /** After everything else, each alone on its line, so that no mail program cuts a URL. */
  links?: { label: string; url: string }[];
};

const rule = '-'.repeat(40);

export function plainTextBody({ message, facts, list, hint, links = [] }: EmailBody): string {
  const parts = [
    ...[message, rule, plainTextTable(facts)],
    ...(list ? [`${list.title}\n\n${plainTextTable(list.facts)}`] : []),
    hint,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

export function htmlBody({ message, facts, list, hint, links = [] }: EmailBody): string {
  const body = [
    `<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
    '<hr>',
    htmlTable(facts),
    ...(list ? [`<h2>${escapeHtml(list.title)}</h2>`, htmlTable(list.facts)] : []),
    `<p>${escapeHtml(hint)}</p>`,
    ...links.map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body>${body.join('\n')}</body></html>`;
}

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
  return facts.map(([label, value]) => label.padEnd(width) + value).join('\n');
}

function htmlTable(facts: Fact[]): string {
  const rows = facts.map(
    ([label, value]) => `<tr><td>${escapeHtml(label)}&emsp;</td><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
