import { site, unpublishedServices } from '../../views/site.ts';

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

/**
 * Pairs pages with the circumstances of a test: a page with a layout of its own gets all of them, and the others get one
 * each, in turns. With ALL=1 every page gets all.
 */
export function circumstancesOf<T>(path: string, circumstances: T[], turns = circumstances): T[] {
  if (process.env.ALL === '1' || ownLayouts.includes(path)) return circumstances;
  const turn = pagePaths.indexOf(path) % turns.length;
  return turns.slice(turn, turn + 1);
}
