// Help texts of `npm run enquiries`: the overview, and one page for each command.

import type { Command, Options } from './command.ts';
import { columns, wrap } from './text-format.ts';

const commandPrefix = 'npm run enquiries --';

const exitCodeRows = [
  ['0', 'success; check: no problem found'],
  ['1', 'no such enquiry, or not in a suitable state; check: a problem was found'],
  ['2', 'usage error'],
  ['3', 'the settings, the store or a file is unusable'],
];

export function overviewHelp(commands: Record<string, Command>): string {
  const rows = Object.entries(commands).map(([name, { usage, summary }]) => [`${name} ${usage}`, summary]);
  return [
    `${commandPrefix} COMMAND`,
    '',
    wrap(
      'Reads and changes the enquiries in the store that DATABASE_URL specifies, in the environment or in .env.',
    ),
    '',
    columns(rows),
    '',
    `${commandPrefix} COMMAND --help prints the help of one command.`,
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
    'Examples:',
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
