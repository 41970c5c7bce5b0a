// Types of a CLI command: its definition, exit codes and usage error.

import type { Writable } from 'node:stream';
import type { Config } from '../config.ts';
import type { Store } from '../enquiries/store/types.ts';

/** For scripts: `no` is a valid answer; the last two mean that there is no answer. */
export const exitCodes = { done: 0, no: 1, usageError: 2, unusable: 3 } as const;

/** The command line is invalid; the message gives the correct usage. */
export class UsageError extends Error {}

export type CliIo = {
  out: Writable;
  printError: (text: string) => void;
  now: () => Date;
  /** The system user, for the journal. */
  operator: string;
};

export type CommandContext = CliIo & { store: Store; config: Config; print: (text: string) => void };

export type Option = { type: 'string' | 'boolean'; value?: string; description: string };
export type Options = Record<string, Option>;
export type Values = Record<string, string | boolean | undefined>;

export type Command = {
  /** The arguments after the command's name. */
  usage: string;
  summary: string;
  description: string;
  options: Options;
  examples: string[];
  /**
   * Throws `UsageError` on invalid arguments. The returned function runs the command; `false` becomes exit
   * code `no`.
   */
  prepare(values: Values, positionals: string[], now: Date): (context: CommandContext) => Promise<boolean>;
};
