import { DatabaseSync } from 'node:sqlite';

/** Removes an index of a store that no process has open, so that its pages are orphaned. */
export function damage(path: string): void {
  using database = new DatabaseSync(path);
  database.enableDefensive(false);
  database.exec(`PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'enquiries_received'`);
}

/**
 * A module for `--import` that kills the process right before its nth call that changes a file, which equals a kill right
 * after the one before. In place of a kill, that call may fail.
 */
export const killer = (at: number, isKilled = true) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  let left = ${at};
  for (const name of ['linkSync', 'renameSync', 'rmSync', 'chownSync', 'fsyncSync', 'copyFileSync', 'chmodSync']) {
    const real = fs[name];
    fs[name] = (...args) => {
      if (name !== 'rmSync' || fs.existsSync(args[0])) left -= 1;
      if (left === 0 && ${isKilled}) { process.kill(process.pid, 'SIGKILL'); for (;;); }
      if (left === 0) throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
      return real(...args);
    };
  }
  syncBuiltinESMExports();`;
