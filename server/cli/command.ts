// What a command is, and what it answers with.

import type { Writable } from 'node:stream';
import type { Config } from '../config.ts';
import type { Store } from '../enquiries/store/types.ts';

/** What a script can tell by: `no` is an answer, the last two are reasons why there is none. */
export const exitCodes = { done: 0, no: 1, usageError: 2, unusable: 3 } as const;

/** The command was not understood; the message says what would be. */
export class UsageError extends Error {}

export type CliIo = { out: Writable; printError: (text: string) => void; now: () => Date };

export type CommandContext = CliIo & { store: Store; config: Config; print: (text: string) => void };

export type Option = { type: 'string' | 'boolean'; value?: string; description: string };
export type Options = Record<string, Option>;
export type Values = Record<string, string | boolean | undefined>;

export type Command = {
  /** What follows the command's name. */
  usage: string;
  summary: string;
  description: string;
  options: Options;
  examples: string[];
  /** Throws when it is misunderstood. What it answers with carries it out; `false` is a no. */
  prepare(values: Values, positionals: string[], now: Date): (context: CommandContext) => Promise<boolean>;
};
