// The process behind `npm run enquiries -- …`: the agency's desk, where kept enquiries are read and decided upon.

import { exitCodes } from './command.ts';
import { runCommand } from './run-command.ts';

process.stderr.on('error', () => {}); // nobody is left to be told
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `… | head` has read enough: that is no fault.
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  console.error(`The answer cannot be written (${error.message}): send it elsewhere, or make room.`);
  process.exit(exitCodes.unusable);
});

process.exitCode = await runCommand(process.argv.slice(2), {
  out: process.stdout,
  printError: (text) => console.error(text),
  now: () => new Date(),
});
