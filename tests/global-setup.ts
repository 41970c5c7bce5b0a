import { build } from '../server/build/index.ts';
import { buildPrerenderedPages } from '../server/build/prerender.ts';

// Once for all tests: they meet the site as it is served.
export default async function built(): Promise<void> {
  await buildPrerenderedPages(await build());
}
