import type { Command, Options } from './command.ts';
import { columns, wrapped } from './text-format.ts';

const run = 'npm run enquiries --';

const codes = [
  ['0', 'done; check: all is in order'],
  ['1', 'no: nothing there that this could be done to; check: something is not in order'],
  ['2', 'the command was not understood'],
  ['3', 'the settings or the store cannot be used'],
];

export function helpOfAll(commands: Record<string, Command>): string {
  const rows = Object.entries(commands).map(([name, { takes, does }]) => [`${name} ${takes}`, does]);
  return [
    `${run} COMMAND`,
    '',
    wrapped('The enquiries that the site has kept, in the store that DATABASE_URL names (or .env).'),
    '',
    columns(rows),
    '',
    `${run} COMMAND --help says more of one.`,
    '',
    'Exit codes:',
    columns(codes),
  ].join('\n');
}

export function helpOf(name: string, { takes, does, says, options, examples }: Command): string {
  return [
    `${run} ${name} ${takes}`.trimEnd(),
    '',
    `${name}: ${does}.`,
    wrapped(says),
    ...(Object.keys(options).length > 0 ? ['', 'Options:', columns(optionRows(options))] : []),
    '',
    'For example:',
    ...examples.map((example) => `  ${run} ${example}`),
    '',
    'Exit codes:',
    columns(codes),
  ].join('\n');
}

function optionRows(options: Options): string[][] {
  return Object.entries(options).map(([name, { value, says }]) => [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    says,
  ]);
}
