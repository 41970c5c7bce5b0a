// Help texts of `npm run enquiries`: the overview, and one page for each command.

import type { Command, Options } from './command.ts';
import { columns, wrap } from './text-format.ts';

const commandPrefix = 'npm run enquiries --';

const exitCodeRows = [
  ['0', 'done; check: all is in order'],
  ['1', 'no: nothing there that this could be done to; check: something is not in order'],
  ['2', 'the command was not understood'],
  ['3', 'the settings or the store cannot be used'],
];

export function overviewHelp(commands: Record<string, Command>): string {
  const rows = Object.entries(commands).map(([name, { usage, summary }]) => [`${name} ${usage}`, summary]);
  return [
    `${commandPrefix} COMMAND`,
    '',
    wrap('The enquiries that the site has kept, in the store that DATABASE_URL names (or .env).'),
    '',
    columns(rows),
    '',
    `${commandPrefix} COMMAND --help says more of one.`,
    '',
    'Exit codes:',
    columns(exitCodeRows),
  ].join('\n');
}

export function commandHelp(
  name: string,
  { usage, summary, description, options, examples }: Command,
): string {
  return [
    `${commandPrefix} ${name} ${usage}`.trimEnd(),
    '',
    `${name}: ${summary}.`,
    wrap(description),
    ...(Object.keys(options).length > 0 ? ['', 'Options:', columns(optionRows(options))] : []),
    '',
    'For example:',
    ...examples.map((example) => `  ${commandPrefix} ${example}`),
    '',
    'Exit codes:',
    columns(exitCodeRows),
  ].join('\n');
}

function optionRows(options: Options): string[][] {
  return Object.entries(options).map(([name, { value, description }]) => [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    description,
  ]);
}
