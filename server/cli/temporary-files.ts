import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { companionSuffixes } from '../enquiries/store/sqlite-files.ts';

/** Copies of the store that a command removes when it ends, except after a SIGKILL. */
export class TemporaryFiles {
  readonly #paths = new Set<string>();

  add(path: string): string {
    this.#paths.add(path);
    return path;
  }

  remove(): void {
    for (const path of this.#paths)
      for (const end of ['', ...companionSuffixes]) rmSync(path + end, { force: true, recursive: true });
    this.#paths.clear();
  }
}

type Signals = { on(signal: NodeJS.Signals, listener: () => void): unknown; exit(code: number): void };

/** A signal removes the files first. The exit code is that of a process killed by it. */
export function removeOnSignal(temporary: TemporaryFiles, signals: Signals): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    signals.on(signal, () => {
      temporary.remove();
      signals.exit(128 + constants.signals[signal]);
    });
  }
}
