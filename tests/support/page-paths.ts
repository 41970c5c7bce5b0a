import { groups, type Page, site, unpublishedServices } from '../../views/site.ts';

/** The path of every page: the rows of the site table, the unpublished services, and one unknown path. */
export const pagePaths = [...Object.values(site), ...unpublishedServices]
  .map(({ path }) => path)
  .concat('/no-such-page');

// The other pages share their sections.
const ownLayouts = [
  '/',
  '/contact',
  '/services',
  '/who-we-are',
  '/price-packages',
  '/privacy-policy',
  '/no-such-page',
];

/** A page of each kind: those with a layout of their own, and the first service of each group. */
export const kindPaths = [
  ...ownLayouts,
  ...Object.keys(groups).map(
    (name) => Object.values(site).find(({ group }: Page) => group === name)?.path ?? '',
  ),
];

/**
 * Pairs pages with the circumstances of a test: a page with a layout of its own gets all of them, and the others get one
 * each, in turns. With ALL=1 every page gets all.
 */
export function circumstancesOf<T>(path: string, circumstances: T[], turns = circumstances): T[] {
  if (process.env.ALL === '1' || ownLayouts.includes(path)) return circumstances;
  const turn = pagePaths.indexOf(path) % turns.length;
  return turns.slice(turn, turn + 1);
}
