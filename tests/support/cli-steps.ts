import { expect } from 'vitest';
import type { CliResult } from './cli.ts';

/** Runs a command, and expects an exit code and parts of its output, or after "! " of its standard error. Returns the output. */
export const steps =
  (ask: (...args: string[]) => Promise<CliResult>) =>
  async (command: string, code: number, ...parts: (string | RegExp)[]): Promise<string> => {
    const said = await ask(...command.split(' '));
    const text = said.out + (said.err && `! ${said.err}`);
    expect([command, said.code, text]).toEqual([command, code, expect.any(String)]);
    for (const part of parts) expect(text, command).toMatch(part);
    return said.out;
  };
