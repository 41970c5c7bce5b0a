// The entry of the process: starts the site with compiled code of the start before, if that could be kept.

import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { distUrl } from './paths.ts';
import { StartError } from './start-error.ts';

// A closed log pipe must not crash the process. Listening also makes pipes non-blocking, so a stalled reader
// blocks no thread: https://nodejs.org/api/process.html#a-note-on-process-io
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// A start takes a tenth less processor time with it. A folder that may not be written costs only that.
enableCompileCache({ directory: fileURLToPath(new URL('compiled', distUrl)), portable: true });
try {
  const { start } = await import('./start.ts');
  await start();
} catch (error) {
  const { isJournal } = await import('./config.ts');
  const text = error instanceof StartError ? error.message : inspect(error);
  console.error(isJournal(2) ? text.replace(/^/gm, '<3>') : text); // the level of errors
  process.exit(1); // exiting releases everything that was opened before the failure
}
flushCompileCache(); // now: a process that is killed leaves it for the next one too
