// The restore is killed, or gets an error, at each of its steps.

import { cpSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openStore, verifyStore } from '../../server/enquiries/store/open-store.ts';
import { type CliResult, runBackup, runRestore } from '../support/cli.ts';
import { killer } from '../support/killer.ts';
import {
  createStorePath,
  messagesIn,
  numbers,
  openBackedUpStore,
  removeStores,
} from '../support/restore-fixtures.ts';

afterAll(removeStores);
vi.setConfig({ testTimeout: 120_000 });

// A restore spends most of its time waiting for processes that may have the old file open.
const atOnce = 6;

/** The outcome of each interrupted step, in order; each runs on a copy of the same store. */
async function interruptEach<Outcome>(
  hookAt: (at: number) => string,
  outcomeOf: (
    fixture: ReturnType<typeof createStorePath>,
    said: CliResult & { at: number },
  ) => Promise<Outcome>,
): Promise<Outcome[]> {
  const model = await openBackedUpStore();
  const interrupt = async (at: number) => {
    const fixture = createStorePath();
    cpSync(dirname(model.path), dirname(fixture.path), { recursive: true });
    const hook = `--import=data:text/javascript,${encodeURIComponent(hookAt(at))}`;
    const said = await runRestore(fixture.url, fixture.copy, { NODE_OPTIONS: hook });
    return said.code === 0 ? [] : [await outcomeOf(fixture, { ...said, at })];
  };
  const outcomes: Outcome[] = [];
  for (let first = 1; ; first += atOnce) {
    const some = await Promise.all(Array.from({ length: atOnce }, (_, index) => interrupt(first + index)));
    outcomes.push(...some.flat());
    if (some.at(-1)?.length === 0) return outcomes; // there is no step with that number
  }
}

test.concurrent('a restore that is killed before any of its steps leaves the old or the new store, and the next run finishes', async ({
  expect,
}) => {
  const seen = await interruptEach(killer, async (fixture, { code }) => {
    expect(code).toBe(-1);
    const state = await tryToStart(fixture);

    expect(await runRestore(fixture.url, fixture.copy)).toMatchObject({ code: 0, err: '' });
    expect(messagesIn(fixture.path)).toEqual(numbers(10));
    // The old store is complete under another name, with its log if it had one.
    const old = fixture.aside().filter((name) => !/-(wal|shm)$/.test(name));
    expect(old.map((name) => messagesIn(fixture.at(name)).length)).toContain(15);
    expect(fixture.files().filter((name) => /restore|locked/.test(name))).toEqual([]);
    return state;
  });
  // First the old store, then no process may start, then the new one; no other state is possible.
  const order = ['15', 'refused', '10'];
  expect(seen).toEqual([...seen].sort((one, other) => order.indexOf(one) - order.indexOf(other)));
  expect([...new Set(seen)].slice(0, 2)).toEqual(['15', 'refused']);
  expect(seen.length).toBeGreaterThan(15);
});

const failing = (at: number) =>
  killer(at).replace(
    "process.kill(process.pid, 'SIGKILL'); for (;;);",
    "left = -1; throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });",
  );

test.concurrent('when any step of a restore fails, the message describes the actual state of the store', async ({
  expect,
}) => {
  const said = await interruptEach(failing, async (fixture, { at, code, err }) => {
    expect({ at, code }).toEqual({ at, code: 3 });
    const isUnchanged = /^Restore failed(?:, the store is unchanged)?: /.test(err);
    if (isUnchanged) {
      expect({ at, state: await tryToStart(fixture) }).toEqual({ at, state: '15' });
    } else {
      expect({ at, err }).toEqual({
        at,
        err: expect.stringMatching(/^\S+ is now the restored backup, .+ run the restore again, or /),
      });
      expect(messagesIn(fixture.path)).toEqual(numbers(10));
      expect(messagesIn(fixture.at(fixture.aside()[0] ?? ''))).toEqual(numbers(15));
    }
    expect(await runRestore(fixture.url, fixture.copy)).toMatchObject({ code: 0, err: '' });
    return isUnchanged ? 'unchanged' : 'replaced';
  });
  expect([...new Set(said)]).toEqual(['unchanged', 'replaced']);
});

/** Opens the store as a site does: it contains one complete store, or it refuses to open, also for other commands. */
async function tryToStart({ url, path, at }: ReturnType<typeof createStorePath>): Promise<string> {
  try {
    verifyStore(url);
    await (await openStore(url)).close();
  } catch (error) {
    expect(String(error)).toMatch(/^StartError: The restore of .+ was interrupted: .+$/);
    expect((await runBackup(url, at('b.db'))).err).toMatch(/^The restore of /);
    return 'refused';
  }
  const messages = messagesIn(path);
  expect([numbers(10), numbers(15)]).toContainEqual(messages);
  return String(messages.length);
}
