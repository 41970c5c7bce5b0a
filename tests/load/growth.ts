import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { readTidied, tidying } from '../support/metrics.ts';
import { startServer } from '../support/server-process.ts';

type Held = { heapMb: number; memoryMb: number; descriptors?: number };
type Server = ReturnType<typeof startServer>;

const stages = 10;

/** How generated cases are played, so many at once, and what is wrong at the end. */
type Play<Case> = {
  atOnce: number;
  cases: (url: string) => Promise<fc.Arbitrary<Case>>;
  play: (url: URL, one: Case) => Promise<{ statuses: (number | string)[]; fault?: string | undefined }>;
  faultsAtEnd?: (server: Server) => string[];
};

/** Plays cases with a started site, which is measured after each stage. With the seed of a fault that case comes first. */
export async function play<Case>(runs: number, seed: number, settleMs: number, how: Play<Case>) {
  await using server = startServer({ ...tidying, SEND_LIMIT: '100000', TRUST_PROXY: '1' });
  const url = await server.url();
  const cases = await how.cases(url);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const samples = [];
  let next = 0;
  for (let stage = 1; stage <= stages && faults.length === 0; stage++) {
    const client = async () => {
      while (next < (runs / stages) * stage && faults.length === 0) {
        const own = seed + next++;
        for (const one of fc.sample(cases, { seed: own, numRuns: 1 })) {
          const heard = await how.play(new URL(url), one);
          for (const status of heard.statuses) statuses[status] = (statuses[status] ?? 0) + 1;
          if (heard.fault) faults.push(`seed ${own}: ${heard.fault}`);
        }
      }
    };
    await Promise.all(Array.from({ length: how.atOnce }, client));
    if (server.child.exitCode !== null) throw new Error(`The server exited: ${server.err()}`);
    const { heapMb, memoryMb, descriptors } = await readTidied(server, settleMs);
    samples.push({ played: next, heapMb, memoryMb, descriptors });
  }
  const logged = server.lines().filter(({ level }) => Number(level) >= 50);
  faults.push(...logged.slice(0, 3).map((line) => `The server logged: ${JSON.stringify(line)}`));
  if (server.err()) faults.push(`The server wrote to its standard error: ${server.err()}`);
  return { statuses, faults: [...faults, ...(how.faultsAtEnd?.(server) ?? [])], samples };
}

/**
 * What grew by more than a fifth in a process. The first three samples of the warm process are compared with the last
 * three, as averages, because V8 frees empty pages and rarely used code at times of its own choice.
 */
export function growthOver(warm: Held[]): string[] {
  if (warm.length < 4) return ['too little was measured to say what grew'];
  const average = (samples: Held[], what: keyof Held) =>
    samples.reduce((sum, sample) => sum + (sample[what] ?? 0), 0) / samples.length;
  return (['heapMb', 'memoryMb', 'descriptors'] as const)
    .map((what) => ({ what, from: average(warm.slice(0, 3), what), to: average(warm.slice(-3), what) }))
    .filter(({ from, to }) => !(to <= from * 1.2))
    .map(({ what, from, to }) => `${what} grew from ${from.toFixed(1)} to ${to.toFixed(1)}`);
}

type Result = { samples: (Held & Record<string, number>)[]; faults: string[] };

/** A command with `--runs` and `--seed`: prints what was measured, and exits with 1 when something is wrong. */
export async function command(runs: string, run: (...args: [number, number, number]) => Promise<Result>) {
  const seedNow = String(Date.now() % 1_000_000_000);
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: runs }, seed: { type: 'string', default: seedNow } },
  });
  console.log(`seed ${values.seed}`);
  // V8 keeps emptied pages for some seconds: up to 80 MB of them.
  const { samples, faults, ...figures } = await run(Number(values.runs), Number(values.seed), 10_000);
  console.table(samples);
  console.log(figures);
  const wrong = [...faults, ...growthOver(samples.slice(1))]; // the first is cold
  for (const fault of wrong) console.error(fault);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
