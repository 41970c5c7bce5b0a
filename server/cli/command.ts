// What the subcommands share: exit codes, the open store, its journal, the form of an answer, and options.

import { userInfo } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { type Config, sudoUser } from '../config.ts';
import { writeRemedy } from '../db/disk-space.ts';
import type { Operator } from '../enquiries/changes.ts';
import { StartError } from '../start-error.ts';
import { openStore } from '../store.ts';
import { dayMs, onAgencyClock, utcDay } from '../time/dates.ts';

/** For scripts: `no` is a valid answer; the last two mean that there is no answer. */
export const exitCodes = { done: 0, no: 1, usageError: 2, unusable: 3 } as const;

/** The command line is invalid; the message gives the correct usage. */
export class UsageError extends Error {}

/** What differs between a process and a test. */
export type Io = {
  input: Readable;
  out: Writable & { isTTY?: boolean };
  printError: (text: string) => void;
  now: () => Date;
  /** The system user, for the journal. */
  operator: string;
  loadConfig: () => Config;
  /** Calls `stop` on SIGINT, SIGTERM and SIGHUP, with a function that ends the process. */
  onSignal: (stop: (exit: () => void) => void) => void;
};

/** What a subcommand found, or did: the text for people, and the data for --json. */
export type Answer = {
  text?: string;
  data?: unknown;
  /** For standard error. */
  notes?: string[];
  exitCode?: number;
};

/** The arguments are those of the command line, and then the options. */
export type Action = (io: Io & { isJson: boolean }, ...args: never[]) => Promise<Answer>;

/** A run on a store. */
export type Desk = Io & Operator & { isJson: boolean };

/** Of a subcommand that works on the store that the settings name. */
export function onStore(work: (desk: Desk, ...args: never[]) => Promise<Answer>): Action {
  return async (io, ...args) => {
    const config = io.loadConfig();
    const store = await openStore(config.databaseUrl, { mayChange: false });
    try {
      return await work({ ...io, config, store }, ...args);
    } catch (cause) {
      if (cause instanceof UsageError || cause instanceof StartError) throw cause;
      const remedy = writeRemedy(cause);
      const why = messageOf(cause) + (remedy === null ? '' : `: ${remedy}.`);
      throw new StartError(`Cannot use the store: ${why}`, { cause });
    } finally {
      await store.close();
    }
  };
}

const countMax = 500_000; // A century of hours, and no more milliseconds than a timer can wait.

export function count(flags: string, what: string, otherwise?: number, max = countMax): Option {
  return new Option(flags, `${what}, at most ${max}`).default(otherwise).argParser((text) => {
    if (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= max) return Number(text);
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${max}.`);
  });
}

/** Days are in the agency's time zone; with `days` as 1 until the end of the day. */
export function dateOption(flags: string, what: string, { now, loadConfig }: DateDeps, days = 0): Option {
  return new Option(flags, `${what}: 2026-03-04, or 7d or 12h ago`).argParser((text) => {
    const [, count, unit] = /^(\d{1,4})([dh])$/.exec(text) ?? [];
    if (count) return new Date(now().getTime() - Number(count) * (unit === 'd' ? dayMs : dayMs / 24));
    loadConfig(); // it sets the zone
    const midnight = new Date(`${text}T00:00`);
    // JavaScript parses 2026-02-31 as 3 March.
    if (Number.isNaN(midnight.getTime()) || utcDay(onAgencyClock(midnight)) !== text)
      throw new InvalidArgumentError('It must be a date such as 2026-03-04, or a period such as 7d or 12h.');
    midnight.setDate(midnight.getDate() + days);
    return midnight;
  });
}

type DateDeps = Pick<Io, 'now' | 'loadConfig'>;

/** Collects arguments in the stored form; `parse` returns `null` for what is no reference. */
export function many(name: string, parse: (text: string) => string | null): Argument {
  return new Argument(name, 'such as K7M2-9QXD').argParser((text, before: string[] = []) => {
    const parsed = parse(text);
    if (parsed === null) throw new InvalidArgumentError('It must be a reference such as K7M2-9QXD.');
    return [...before, parsed];
  });
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The system user; with sudo, also the user who called it. */
export function operatorName(caller = sudoUser()): string {
  const own = systemUser();
  return caller && caller !== own ? `${caller} as ${own}` : own;
}

// In a container the user may have no name.
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
