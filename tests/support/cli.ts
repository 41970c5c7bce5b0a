import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type CliResult = { code: number; out: string; err: string };

/** Runs the built commands on the store with that URL. */
export function runCli(url: string, ...args: string[]): Promise<CliResult> {
  return runCliWith({ DATABASE_URL: url }, ...args);
}

/** The same with other settings. */
export function runCliWith(env: Record<string, string>, ...args: string[]): Promise<CliResult> {
  return run(process.execPath, [`${root}dist/enquiries.js`, ...args], env);
}

/** Runs a script of bash in which `$@` is the call of the built commands on the store with that URL. */
export function runInShell(script: string, url: string, cwd = root): Promise<CliResult> {
  const call = [process.execPath, `${root}dist/enquiries.js`];
  const args = ['--norc', '-o', 'pipefail', '-c', script, 'bash', ...call];
  return run('bash', args, { DATABASE_URL: url }, cwd);
}

/** Runs the command through npm, as an operator types it. */
export function npmRun(url: string, script: string, ...args: string[]): Promise<CliResult> {
  return run('npm', ['run', '--silent', script, '--', ...args], { DATABASE_URL: url });
}

/** The same in a copy of the project that is not built. */
export function npmRunIn(folder: string, script: string): Promise<CliResult> {
  return run('npm', ['run', '--silent', script], {}, folder);
}

function run(file: string, args: string[], env: Record<string, string>, cwd = root): Promise<CliResult> {
  const { promise, resolve } = Promise.withResolvers<CliResult>();
  const { PATH, HOME } = process.env;
  execFile(file, args, { cwd, env: { PATH, HOME, ...env } }, (error, out, err) => {
    resolve({ code: error ? Number(error.code ?? -1) : 0, out, err }); // a killed process has no exit code
  });
  return promise;
}
