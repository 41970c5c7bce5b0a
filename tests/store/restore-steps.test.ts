// The restore is killed, or gets an error, at each of its steps.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { verifyStore } from '../../server/db/sqlite-files.ts';
import { openStore } from '../../server/store.ts';
import { type CliResult, runRestore } from '../support/cli.ts';
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
  damage = (_path: string) => {},
): Promise<Outcome[]> {
  const model = await openBackedUpStore();
  damage(model.path);
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
  // First the old store, then the new one; no other state is possible.
  expect(seen).toEqual([...seen].sort().reverse());
  expect(new Set(seen)).toEqual(new Set(['15', '10']));
  expect(seen.length).toBeGreaterThan(5);
});

test.concurrent('a store too damaged to be read is put aside as it is, with its log, also after a restore that was killed', async ({
  expect,
}) => {
  const damaged = 'x'.repeat(8_192);
  let log: Buffer | undefined;
  const seen = await interruptEach(
    killer,
    async (fixture, { code }) => {
      expect(code).toBe(-1);
      expect(await runRestore(fixture.url, fixture.copy)).toMatchObject({ code: 0, err: '' });
      expect(messagesIn(fixture.path)).toEqual(numbers(10));
      const bytes = fixture.aside().map((name) => readFileSync(fixture.at(name)));
      expect(bytes.some((one) => one.toString() === damaged)).toBe(true);
      expect(bytes.some((one) => log?.equals(one))).toBe(true);
      expect(fixture.files().filter((name) => /restored|locked/.test(name))).toEqual([]);
    },
    (path) => {
      log = readFileSync(`${path}-wal`);
      writeFileSync(path, damaged);
    },
  );
  expect(seen.length).toBeGreaterThan(7);
});

const failing = (at: number) =>
  killer(at).replace(
    "process.kill(process.pid, 'SIGKILL'); for (;;);",
    "left = -1; throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });",
  );

test.concurrent('when any step of a restore fails, the old or the new store is in place, and the next run finishes', async ({
  expect,
}) => {
  const said = await interruptEach(failing, async (fixture, { at, code, err }) => {
    expect({ at, code }).toEqual({ at, code: 3 });
    expect({ at, err }).toEqual({ at, err: expect.stringMatching(/^Restore failed: EIO/) });
    const state = await tryToStart(fixture);
    const [aside] = fixture.aside();
    if (state === '10') expect(messagesIn(fixture.at(aside ?? ''))).toEqual(numbers(15));
    expect(await runRestore(fixture.url, fixture.copy)).toMatchObject({ code: 0, err: '' });
    return state;
  });
  expect([...new Set(said)]).toEqual(['15', '10']);
});

/** Opens the store as a site does: it contains one complete store. */
async function tryToStart({ url, path }: ReturnType<typeof createStorePath>): Promise<string> {
  verifyStore(url);
  await (await openStore(url)).close();
  const messages = messagesIn(path);
  expect([numbers(10), numbers(15)]).toContainEqual(messages);
  return String(messages.length);
}
