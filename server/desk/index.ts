// The process behind `npm run enquiries -- …`: the agency's desk, where kept enquiries are read and decided upon.

import { atDesk } from './desk.ts';

// `… | head` has read enough: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 3));

process.exitCode = await atDesk(process.argv.slice(2), {
  out: process.stdout,
  complain: (text) => console.error(text),
  now: () => new Date(),
});
