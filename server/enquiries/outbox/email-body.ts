// The two ways in which a letter shows what it knows: columns of plain text, and a table.

import { agencyZone } from '../../time/dates.ts';

export type Fact = [label: string, value: string];

export type Sheet = { words: string; facts: Fact[]; hint: string };

const rule = '-'.repeat(40);

export function textOf({ words, facts, hint }: Sheet): string {
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + 2;
  const lines = facts.map(([label, value]) => label.padEnd(width) + value);
  return `${[words, rule, lines.join('\n'), hint].join('\n\n')}\n`;
}

export function htmlOf({ words, facts, hint }: Sheet): string {
  const rows = facts.map(
    ([label, value]) => `<tr><td>${asText(label)}&emsp;</td><td>${asText(value)}</td></tr>`,
  );
  const body = [
    `<p style="white-space:pre-wrap">${asText(words)}</p>`,
    '<hr>',
    `<table>${rows.join('')}</table>`,
    `<p>${asText(hint)}</p>`,
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body>${body.join('\n')}</body></html>`;
}

/** As the agency's clock shows it. */
export function readable(at: Date): string {
  return `${clock.format(at)} IST`;
}

const clock = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: agencyZone,
});

function asText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
