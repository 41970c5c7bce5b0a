import { build } from '../server/build/index.ts';
import { buildPrerenderedPages } from '../server/build/prerender.ts';

// Runs once before all tests: builds the site, because the tests use the built files.
export default async function built(): Promise<void> {
  await buildPrerenderedPages(await build());
}
