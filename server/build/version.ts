// Which commit is built, for the log, `--version`, the doctor and metrics.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sourceSettings } from '../config.ts';
import { root } from './assets.ts';

/** From git. A release, or an image, has none: then from SOURCE_COMMIT and SOURCE_DATE. */
export function readCommit() {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  if (!existsSync(`${root}.git`)) return sourceSettings(); // git would look in the folders above
  try {
    const commit = git('describe', '--always', '--dirty', '--abbrev=12', '--exclude=*');
    return { commit, date: git('log', '-1', '--format=%cs') };
  } catch {
    return sourceSettings(); // there is no git, or it does not trust the folder's owner
  }
}
