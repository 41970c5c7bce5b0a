import { Readable, Writable } from 'node:stream';
import type { Io } from '../../server/cli/command.ts';
import { run } from '../../server/cli/program.ts';
import { readConfig } from '../../server/config.ts';
import type { CliResult } from './cli.ts';

/** Runs a subcommand on the store with that URL, without the 0.25 s that a process of its own takes. */
export function runCliInProcess(url: string, ...args: string[]): Promise<CliResult> {
  return runCliInProcessWith({ DATABASE_URL: url }, ...args);
}

/** The same with other settings. */
export function runCliInProcessWith(env: Record<string, string>, ...args: string[]): Promise<CliResult> {
  return runCliWithIo({ loadConfig: () => readConfig(env) }, ...args);
}

/** The same at another time, or as another operator. */
export async function runCliWithIo(
  io: Partial<Io> & Pick<Io, 'loadConfig'>,
  ...args: string[]
): Promise<CliResult> {
  const said = { out: '', err: '' };
  const out = new Writable({
    decodeStrings: false,
    write(text, _encoding, written) {
      said.out += text;
      written();
    },
  });
  const code = await run(args, {
    input: Readable.from([]),
    out,
    printError: (text) => (said.err += `${text}\n`),
    now: () => new Date(),
    operator: 'operator',
    onSignal: () => {},
    ...io,
  });
  return { code, ...said };
}
