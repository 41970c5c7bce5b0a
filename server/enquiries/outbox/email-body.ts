// Renders the body of an e-mail in two forms: plain text in columns, and an HTML table.

import { agencyZone } from '../../time/dates.ts';

export type Fact = [label: string, value: string];

export type EmailBody = { message: string; facts: Fact[]; hint: string };

const rule = '-'.repeat(40);

export function plainTextBody({ message, facts, hint }: EmailBody): string {
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + 2;
  const lines = facts.map(([label, value]) => label.padEnd(width) + value);
  return `${[message, rule, lines.join('\n'), hint].join('\n\n')}\n`;
}

export function htmlBody({ message, facts, hint }: EmailBody): string {
  const rows = facts.map(
    ([label, value]) => `<tr><td>${escapeHtml(label)}&emsp;</td><td>${escapeHtml(value)}</td></tr>`,
  );
  const body = [
    `<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
    '<hr>',
    `<table>${rows.join('')}</table>`,
    `<p>${escapeHtml(hint)}</p>`,
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body>${body.join('\n')}</body></html>`;
}

/** In the agency's time zone. */
export function formatTime(at: Date): string {
  return `${agencyTimeFormat.format(at)} IST`;
}

const agencyTimeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: agencyZone,
});

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
