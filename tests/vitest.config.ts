import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestCase, type TestSpecification } from 'vitest/node';

// Importing the app takes longer than most of these files, so a worker that has imported it runs several of them. Vitest
// gives a worker the next file in the queue, so the files of one project have to follow each other. Projects that mostly
// wait come first.
const together = ['mail', 'notices', 'store', 'http', 'attack'];

const project = (name: string, include: string[], retry = 0) => ({
  extends: true as const,
  test: { name, include, retry, isolate: !together.includes(name) },
});

/** For tests that wait for another process: a machine that halts for seconds fails one now and then. */
const secondTry = 1;

// After all others, because tests that kill and starve processes would fail from their load.
const stress = {
  extends: true as const,
  test: {
    name: 'stress',
    include: ['tests/stress/*.test.ts'],
    testTimeout: 10 * 60_000,
    sequence: { groupOrder: 1 },
  },
};

// Measures the memory and timeouts of processes, which the load of other suites would distort.
const attack = {
  extends: true as const,
  test: {
    name: 'attack',
    retry: secondTry,
    include: ['tests/attack/*.test.ts'],
    testTimeout: 60_000,
    isolate: false,
    sequence: { groupOrder: 1 },
  },
};

// After those, with nothing in parallel, because it compares response times.
const timing = {
  extends: true as const,
  test: {
    name: 'timing',
    retry: secondTry,
    include: ['tests/timing/*.test.ts'],
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
  },
};

// They take a minute or more, mostly of waiting: a worker that began one of them last would be the last to end.
const longest = [
  'process/release',
  'process/readme',
  'browser/axe',
  'browser/every-page',
  'browser/engines/sending',
  'mail/delivery',
  'http/page-weight',
  'http/doctor',
  'stress/stalled-clients',
];

/** Browser tests use the processors, mail and database tests mostly wait; interleaving them takes less time. */
class Interleaved extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    const placed = [...byProject.values()].flatMap((group) =>
      group.map((file, index) => ({ file, place: (index + 0.5) / group.length })),
    );
    const queue = placed.sort((one, other) => one.place - other.place).map(({ file }) => file);
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const others = queue.filter(({ project }) => !together.includes(project.name));
    const following = together.map((name) => queue.filter(({ project }) => project.name === name));
    return [others, ...following].flatMap((files) => [
      ...files.filter(isLong),
      ...files.filter((file) => !isLong(file)),
    ]);
  }
}

/** Names the tests that passed only at their second try, so that they are looked into. */
class SecondTries implements Reporter {
  #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.ok() && test.diagnostic()?.flaky)
      this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#names.length > 0) console.log(`\nPassed at the second try:\n${this.#names.join('\n')}`);
  }
}

// Node stores the compiled code of packages there, which saves each test file a quarter of its imports.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // React's production build, as visitors get it, which also renders three times faster.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // recheck's analysis in pure JavaScript; its other two backends are native programs.
    env: { NODE_ENV: 'production', RECHECK_BACKEND: 'pure' },
    globalSetup: 'tests/global-setup.ts',
    reporters: ['default', 'json', new SecondTries()],
    outputFile: { json: 'node_modules/.cache/tests.json' },
    // A test that waits for something that never happens is rare; a busy machine is not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default of one second is less than a navigation takes beside three other browsers.
    expect: { poll: { timeout: 15_000 } },
    // Half of the suite waits for mail servers, databases and timeouts; three more workers use that time. With six, tests
    // run into their own time-outs.
    maxWorkers: 5,
    sequence: { sequencer: Interleaved },
    projects: [
      project('unit', ['tests/*.test.ts', 'tests/unit/*.test.ts']),
      project('http', ['tests/http/*.test.ts']),
      project('mail', ['tests/mail/*.test.ts'], secondTry),
      project('notices', ['tests/notices/*.test.ts'], secondTry),
      project('store', ['tests/store/*.test.ts']),
      project('process', ['tests/process/*.test.ts'], secondTry),
      project('browser', ['tests/browser/*.test.ts'], secondTry),
      project('engines', ['tests/browser/engines/*.test.ts'], secondTry),
      attack,
      stress,
      timing,
    ],
  },
});
