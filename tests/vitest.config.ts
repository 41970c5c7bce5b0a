import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const formTest = 'tests/browser/forms.test.ts';
const pageTest = 'tests/browser/every-page.test.ts';

/** Importing the app takes longer than most of these files, so a worker that has imported it runs several of them. */
const inSharedWorkers = { isolate: false };

// Node stores the compiled code of packages there, which saves each test file a quarter of its imports.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // React's production build, as visitors get it, which also renders three times faster.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // The zone is the default of TIME_ZONE. recheck's analysis in pure JavaScript; its other two backends are native programs.
    env: { NODE_ENV: 'production', TZ: 'Asia/Kolkata', RECHECK_BACKEND: 'pure' },
    globalSetup: 'tests/global-setup.ts',
    reporters: ['default', 'json'],
    outputFile: { json: 'node_modules/.cache/tests.json' },
    // A test that waits for something that never happens is rare; a busy machine is not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default of one second is less than a navigation takes beside three other browsers.
    expect: { poll: { timeout: 15_000 } },
    // Half of the suite waits for mail servers, databases and timeouts; three more workers use that time. With six, tests
    // run into their own time-outs.
    maxWorkers: 5,
    projects: [
      project('unit', { include: ['tests/*.test.ts', 'tests/unit/*.test.ts'] }),
      project('http', inSharedWorkers),
      project('store', inSharedWorkers),
      project('messages', inSharedWorkers),
      project('form', { include: [formTest, pageTest], env: { PAGES: 'kinds' } }),

      project('process'),
      project('browser', { exclude: [formTest] }),
      project('engines', { include: ['tests/browser/engines/*.test.ts'] }),
      // After those, whose load would distort the memory and timeouts that it measures.
      project('attack', { ...inSharedWorkers, sequence: { groupOrder: 1 } }),
      // Kills and starves processes, and would fail from the load of others.
      project('stress', { testTimeout: 10 * 60_000, sequence: { groupOrder: 2 } }),
      // Alone and last, because a busy browser prerenders nothing.
      project('timing', { maxWorkers: 1, sequence: { groupOrder: 3 } }),
    ],
  },
});

function project(name: string, options: TestProjectInlineConfiguration['test'] = {}) {
  return { extends: true as const, test: { name, include: [`tests/${name}/*.test.ts`], ...options } };
}
