// The restore is killed, or gets an error, at each of its steps.

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { verifyStore } from '../../server/db/sqlite-files.ts';
import { openStore } from '../../server/store.ts';
import { runCliWith } from '../support/cli.ts';
import { runCliInProcess } from '../support/cli-in-process.ts';
import { changers, killer } from '../support/killer.ts';
import * as fixtures from '../support/restore-fixtures.ts';

const { createStorePath, messagesIn, numbers } = fixtures;
afterAll(fixtures.removeStores);

type Fixture = ReturnType<typeof createStorePath>;

/** Copies of one store, each of which a restore was interrupted on at another step, in order. */
async function interruptEach(
  interrupt: (fixture: Fixture, step: number) => Promise<boolean>,
  damage = (_path: string) => {},
): Promise<Fixture[]> {
  const model = await fixtures.openBackedUpStore();
  damage(model.path);
  const interrupted: Fixture[] = [];
  for (let isStep = true; isStep; ) {
    const fixture = createStorePath();
    fs.cpSync(dirname(model.path), dirname(fixture.path), { recursive: true });
    isStep = await interrupt(fixture, interrupted.length + 1);
    if (isStep) interrupted.push(fixture);
  }
  return interrupted;
}

async function kill(fixture: Fixture, step: number): Promise<boolean> {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(killer(step))}`;
  const { code } = await runCliWith({ DATABASE_URL: fixture.url, NODE_OPTIONS }, 'restore', fixture.copy);
  if (code !== 0) expect(code).toBe(-1);
  return code !== 0;
}

/** Runs the restore in this process, in which that one of the calls that change a file fails. */
async function fail({ url, copy }: Fixture, step: number): Promise<boolean> {
  const originals = Object.fromEntries(changers.map((name) => [name, fs[name]]));
  let left = step;
  for (const name of changers) {
    const failing = (...args: unknown[]) => {
      if (name !== 'rmSync' || fs.existsSync(String(args[0]))) left -= 1;
      if (left === 0) throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
      return Reflect.apply(originals[name] as () => void, fs, args);
    };
    Object.assign(fs, { [name]: failing });
  }
  syncBuiltinESMExports();
  try {
    const { code, err } = await runCliInProcess(url, 'restore', copy);
    if (left > 0) return false;
    expect([step, code, err]).toEqual([step, 3, expect.stringMatching(/^Restore failed: EIO/)]);
    return true;
  } finally {
    Object.assign(fs, originals);
    syncBuiltinESMExports();
  }
}

/** The next run, on all at once, because each waits for processes that may have the old file open. */
async function finish(fixtures: Fixture[]): Promise<void> {
  const said = await Promise.all(fixtures.map(({ url, copy }) => runCliInProcess(url, 'restore', copy)));
  for (const one of said) expect(one).toMatchObject({ code: 0, err: '' });
  for (const { path, files } of fixtures) {
    expect(messagesIn(path)).toEqual(numbers(10));
    expect(files().filter((name) => /restored|locked/.test(name))).toEqual([]);
  }
}

test.each([
  ['is killed before', kill],
  ['gets an error at', fail],
] as const)(
  'a restore that %s any of its steps leaves the old or the new store, whole, and the next finishes',
  async (_what, interrupt) => {
    const interrupted = await interruptEach(interrupt);
    expect(interrupted.length).toBeGreaterThan(5);
    const states = [];
    for (const { url, path } of interrupted) {
      verifyStore(url);
      await (await openStore(url)).close(); // as a site does
      expect([numbers(10), numbers(15)]).toContainEqual(messagesIn(path));
      states.push(messagesIn(path).length);
    }
    // First the old one and then the new one.
    expect(states).toEqual(states.toSorted().reverse());
    expect(new Set(states)).toEqual(new Set([15, 10]));
    await finish(interrupted);
    for (const { aside, at } of interrupted) {
      // The old store is complete under another name, with its log if it had one.
      const old = aside().filter((name) => !/-(wal|shm)$/.test(name));
      expect(old.map((name) => messagesIn(at(name)).length)).toContain(15);
    }
  },
);

test('a store too damaged to be read is put aside as it is, with its log, also after a kill', async () => {
  const damaged = Buffer.from('x'.repeat(8_192));
  let log = damaged;
  const killed = await interruptEach(kill, (path) => {
    log = fs.readFileSync(`${path}-wal`);
    fs.writeFileSync(path, damaged);
  });
  expect(killed.length).toBeGreaterThan(7);
  await finish(killed);
  for (const { aside, at } of killed) {
    const bytes = aside().map((name) => fs.readFileSync(at(name)));
    for (const kept of [damaged, log]) expect(bytes.some((one) => one.equals(kept))).toBe(true);
  }
});
