// The list of pictures, and the names of their files.

export type Scheme = (typeof schemes)[number];
export type Selection = { pages?: string[]; widths: number[]; schemes: Scheme[] };

/** One load of a page, of which one or two pictures are taken. */
export type View = { page: string; path: string; size: (typeof sizes)[number]; scheme: Scheme };
export type Picture = { view: View; fullPage: boolean; file: string };

export const schemes = ['light', 'dark'] as const;

/** Of the most common phone and laptop, the first screen is a picture of its own. */
export const sizes = [
  { width: 320, height: 640, firstScreen: false },
  { width: 390, height: 760, firstScreen: true },
  { width: 820, height: 1180, firstScreen: false },
  { width: 1366, height: 657, firstScreen: true },
  { width: 1440, height: 900, firstScreen: false },
] as const;

/** The pictures of a site with these paths, and of its 404 page. */
export function picturesOf(paths: string[], { pages, widths, schemes }: Selection): Picture[] {
  return pagesOf(paths)
    .filter(({ page }) => pages?.includes(page) ?? true)
    .flatMap((page) => sizes.map((size) => ({ ...page, size })))
    .filter(({ size }) => widths.includes(size.width))
    .flatMap((view) => schemes.map((scheme) => ({ ...view, scheme })))
    .flatMap((view) => {
      const { page, size, scheme } = view;
      return (size.firstScreen ? [true, false] : [true]).map((fullPage) => {
        const file = `${page}-${size.width}x${size.height}-${scheme}-${fullPage ? 'full' : 'first'}.png`;
        return { view, fullPage, file };
      });
    });
}

/** What the command line and file names call each page: its path without the leading slash. */
export function pagesOf(paths: string[]): { page: string; path: string }[] {
  const named = paths.map((path) => ({ page: path.slice(1).replaceAll('/', '_') || 'home', path }));
  return [...named, { page: '404', path: '/no-such-page' }];
}
