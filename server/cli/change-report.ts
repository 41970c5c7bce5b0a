// What a command changed and what it could not change: the same output for all commands that change.

import type { CommandContext, Values } from './command.ts';

export class ChangeReport {
  readonly changed: string[] = [];
  readonly failed: { name: string; reason: string }[] = [];
  readonly #lines: string[] = [];

  addChanged(name: string, done: string): void {
    this.changed.push(name);
    this.#lines.push(`${name} ${done}`);
  }

  addFailed(name: string, reason: string): void {
    this.failed.push({ name, reason });
  }

  result() {
    return { changed: this.changed, failed: this.failed };
  }

  /** At the end: a closed pipe or a full disk must not stop the changes half way. `false` when something failed. */
  print({ print, printError }: CommandContext, { json }: Values, otherwise = ''): boolean {
    const { failed } = this;
    if (json) print(JSON.stringify(this.result(), null, 2));
    else {
      for (const { reason } of failed) printError(reason);
      if (this.#lines.length > 0) print(this.#lines.join('\n'));
      else if (failed.length === 0) print(otherwise);
    }
    return failed.length === 0;
  }
}
