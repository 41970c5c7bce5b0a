// The revisions of which pictures are taken: the working tree, and a commit in a temporary folder.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bench/contender.ts';
import { UsageError } from './options.ts';

export const working = 'working';

/** The short name of the checked-out commit, or `working` if files differ from it. */
export function currentRevision(): string {
  return git('status', '--porcelain') === '' ? commitOf('HEAD') : working;
}

/** The short name of a commit. */
export function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--short', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new UsageError(`--against: "${revision}" is not a commit of this repository.`);
  }
}

/** Checks the commit out into a folder that has the installed packages of this one. */
export function checkOut(commit: string): { folder: string } & Disposable {
  const parent = mkdtempSync(join(tmpdir(), 'screens-'));
  const folder = join(parent, commit);
  const modules = join(folder, 'node_modules');
  const remove = () => {
    process.off('exit', remove);
    rmSync(modules, { force: true }); // the link, before anything follows it
    git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  };
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  process.once('exit', remove);
  symlinkSync(join(root, 'node_modules'), modules, 'junction');
  return { folder, [Symbol.dispose]: remove };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
