// Entry point of `npm run enquiries -- SUBCOMMAND`, of which `npm run backup` and others are short forms.

import { constants } from 'node:os';
import { loadConfig } from '../config.ts';
import { exitCodes, operatorName } from './command.ts';
import { run } from './program.ts';

process.stderr.on('error', () => {}); // an error of stderr cannot be reported anywhere
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `… | head` closes the pipe when it has enough: not an error.
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  console.error(`Cannot write the output (${error.message}): redirect it elsewhere, or free disk space.`);
  process.exit(exitCodes.unusable);
});

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  out: process.stdout,
  printError: (text) => console.error(text),
  now: () => new Date(),
  operator: operatorName(),
  loadConfig,
  // The exit code is that of a process killed by the signal.
  onSignal(stop) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => stop(() => process.exit(128 + constants.signals[signal])));
  },
});
