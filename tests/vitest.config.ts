import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const project = (name: string, include: string[]) => ({ extends: true as const, test: { name, include } });

// After all others: what kills and starves processes would be blamed for their slowness.
const stress = {
  extends: true as const,
  test: {
    name: 'stress',
    include: ['tests/stress/*.test.ts'],
    testTimeout: 10 * 60_000,
    sequence: { groupOrder: 1 },
  },
};

// It measures the memory and the patience of processes: beside the other suites it would blame them.
const attack = {
  extends: true as const,
  test: {
    name: 'attack',
    include: ['tests/attack/*.test.ts'],
    testTimeout: 60_000,
    sequence: { groupOrder: 1 },
  },
};

// After those, and nothing beside it: it compares how long visitors wait.
const timing = {
  extends: true as const,
  test: {
    name: 'timing',
    include: ['tests/timing/*.test.ts'],
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
  },
};

/** Browsers keep the processors busy, mail servers and databases are waited for: one beside the other takes less time. */
class Interleaved extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    const placed = [...byProject.values()].flatMap((group) =>
      group.map((file, index) => ({ file, place: (index + 0.5) / group.length })),
    );
    return placed.sort((one, other) => one.place - other.place).map(({ file }) => file);
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // React as visitors get it, which also draws three times faster.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // recheck's analysis in JavaScript: its other two come as programs.
    env: { NODE_ENV: 'production', RECHECK_BACKEND: 'pure' },
    globalSetup: 'tests/global-setup.ts',
    reporters: ['default', 'json'],
    outputFile: { json: 'node_modules/.cache/tests.json' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Half of the suite waits for mail servers, databases and time-outs: two more workers fill the waiting.
    maxWorkers: 4,
    sequence: { sequencer: Interleaved },
    projects: [
      project('unit', ['tests/*.test.ts', 'tests/unit/*.test.ts']),
      project('http', ['tests/http/*.test.ts']),
      project('mail', ['tests/mail/*.test.ts']),
      project('store', ['tests/store/*.test.ts']),
      project('process', ['tests/process/*.test.ts']),
      project('browser', ['tests/browser/*.test.ts']),
      project('engines', ['tests/browser/engines/*.test.ts']),
      attack,
      stress,
      timing,
    ],
  },
});
