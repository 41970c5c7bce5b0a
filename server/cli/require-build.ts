// Preloaded by the operators' commands, which run what is built: says what is missing instead of Node's stack trace.

import { existsSync } from 'node:fs';
import { exitCodes } from './command.ts';

if (!existsSync(process.argv[1] ?? '')) {
  console.error('dist/ is missing: run npm run build');
  process.exit(exitCodes.usageError);
}
