// npm run screens: pictures of every page at every size, and their comparison with those of another commit.

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../views/site.ts';
import { root } from '../bench/contender.ts';
import { openBrowser } from '../browser/chromium.ts';
import { comparePictures } from './compare.ts';
import { help, type Options, parseOptions, UsageError } from './options.ts';
import { pagesOf, picturesOf } from './pictures.ts';
import { isChanged, reportOf } from './report.ts';
import { checkOut, commitOf, currentRevision, working } from './revision.ts';
import { takePictures } from './take.ts';

const folderOf = (revision: string) => join(root, '.screens', revision);
const paths = Object.values(site).map(({ path }) => path);

process.once('SIGINT', () => process.exit(130)); // so that what is temporary is removed
try {
  const names = pagesOf(paths).map(({ page }) => page);
  const options = parseOptions(process.argv.slice(2), names);
  if (options.help) console.log(help);
  else await run(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function run(options: Options): Promise<void> {
  const current = currentRevision();
  const other = options.against === undefined ? null : commitOf(options.against);
  if (other === current)
    throw new UsageError(`--against: ${other} is checked out, and no file differs from it.`);
  const pictures = picturesOf(paths, options);
  await using browser = await openBrowser();
  const take = async (revision: string, from: string) => {
    const startedMs = performance.now();
    const count = await takePictures(browser, pictures, from, folderOf(revision));
    const seconds = Math.round((performance.now() - startedMs) / 1000);
    console.log(`.screens/${revision}: ${count} pictures, ${seconds} s`);
  };

  if (current === working) rmSync(folderOf(working), { recursive: true, force: true });
  await take(current, root);
  if (other === null) return;
  using checkout = checkOut(other);
  await take(other, checkout.folder);
  const comparisons = await comparePictures(browser, pictures, folderOf(other), folderOf(current));
  writeFileSync(folderOf('index.html'), reportOf(comparisons, other, current));
  const changed = comparisons.filter(isChanged).length;
  console.log(`.screens/index.html: ${changed} of ${comparisons.length} pictures differ`);
}
