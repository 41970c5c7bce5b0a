// Entry point of `npm run enquiries -- …`: commands that read stored enquiries and act on them.

import { exitCodes } from './command.ts';
import { currentOperator } from './operator.ts';
import { runCommand } from './run-command.ts';

process.stderr.on('error', () => {}); // an error of stderr cannot be reported anywhere
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `… | head` closes the pipe when it has enough: not an error.
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  console.error(`Cannot write the output (${error.message}): redirect it elsewhere, or free disk space.`);
  process.exit(exitCodes.unusable);
});

process.exitCode = await runCommand(process.argv.slice(2), {
  out: process.stdout,
  printError: (text) => console.error(text),
  now: () => new Date(),
  operator: currentOperator(),
});
