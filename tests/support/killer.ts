/** The calls that change a file. */
export const changers = [
  ...(['linkSync', 'renameSync', 'rmSync', 'chownSync', 'fsyncSync', 'copyFileSync', 'chmodSync'] as const),
];

/**
 * A module for `--import` that kills the process right before its nth call that changes a file, which equals a kill
 * right after the one before.
 */
export const killer = (at: number) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  let left = ${at};
  for (const name of ${JSON.stringify(changers)}) {
    const real = fs[name];
    fs[name] = (...args) => {
      if (name !== 'rmSync' || fs.existsSync(args[0])) left -= 1;
      if (left === 0) { process.kill(process.pid, 'SIGKILL'); for (;;); }
      return real(...args);
    };
  }
  syncBuiltinESMExports();`;
