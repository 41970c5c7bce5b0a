// npm run screens: pictures of every page at every size, and their comparison with those of another commit.

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../server/cli/command.ts';
import { site } from '../../views/site.ts';
import { root } from '../bench/contender.ts';
import { openBrowser } from '../browser/chromium.ts';
import { comparePictures } from './compare.ts';
import { help, type Options, parseOptions } from './options.ts';
import { pagesOf, picturesOf } from './pictures.ts';
import { isChanged, reportOf } from './report.ts';
import { checkOut, commitOf, currentRevision, pathsAt, working } from './revision.ts';
import { takePictures } from './take.ts';

const screens = join(root, '.screens');
const paths = Object.values(site).map(({ path }) => path);

process.once('SIGINT', () => process.exit(130)); // so that what is temporary is removed
try {
  const options = parseOptions(
    process.argv.slice(2),
    pagesOf(paths).map(({ page }) => page),
  );
  if (options.help) console.log(help);
  else await run(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function run(options: Options): Promise<void> {
  const startedMs = performance.now();
  const current = currentRevision();
  const other = options.against === undefined ? null : commitOf(options.against);
  if (other === current)
    throw new UsageError(`--against: ${other} is checked out, and no file differs from it.`);
  const pictures = picturesOf(paths, options);
  const otherPictures = other === null ? [] : picturesOf(await pathsAt(other), options);
  await using browser = await openBrowser();

  if (current === working) rmSync(folderOf(working), { recursive: true, force: true });
  await takePictures(browser, pictures, root, folderOf(current));
  report(pictures.length, current);
  if (other === null) return;

  const missing = otherPictures.filter(({ file }) => !existsSync(join(folderOf(other), file)));
  if (missing.length > 0) {
    using checkout = checkOut(other);
    await takePictures(browser, missing, checkout.folder, folderOf(other));
  }
  report(missing.length, other);
  const all = [
    ...new Map([...pictures, ...otherPictures].map((picture) => [picture.file, picture])).values(),
  ];
  const comparisons = await comparePictures(browser, all, folderOf(other), folderOf(current));
  writeFileSync(join(screens, 'index.html'), reportOf(comparisons, other, current));
  console.log(
    `.screens/index.html: ${comparisons.filter(isChanged).length} of ${all.length} pictures differ`,
  );

  function report(count: number, revision: string) {
    console.log(
      `.screens/${revision}: ${count} pictures, ${Math.round((performance.now() - startedMs) / 1000)} s`,
    );
  }
}

function folderOf(revision: string): string {
  return join(screens, revision);
}
