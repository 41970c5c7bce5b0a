// The list of pictures, and the names of their files.

export type Scheme = (typeof schemes)[number];
export type Size = (typeof sizes)[number];
export type Selection = { pages?: string[]; widths: number[]; schemes: Scheme[] };

/** One load of a page, of which one or two pictures are taken. */
export type View = { page: string; path: string; size: Size; scheme: Scheme };
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

const notFound = { page: '404', path: '/no-such-page' };

/** The pictures of a site with these paths, and of its 404 page. */
export function picturesOf(paths: string[], { pages, widths, schemes }: Selection): Picture[] {
  const chosen = pagesOf(paths).filter(({ page }) => pages?.includes(page) ?? true);
  const views = chosen.flatMap((page) =>
    sizes
      .filter(({ width }) => widths.includes(width))
      .flatMap((size) => schemes.map((scheme) => ({ ...page, size, scheme }))),
  );
  return views.flatMap((view) =>
    (view.size.firstScreen ? [true, false] : [true]).map((fullPage) => ({
      view,
      fullPage,
      file: fileOf(view, fullPage),
    })),
  );
}

export function pagesOf(paths: string[]): { page: string; path: string }[] {
  return [...paths.map((path) => ({ page: nameOf(path), path })), notFound];
}

/** The status with which the page is served. */
export function statusOf({ page }: View): number {
  return page === notFound.page ? 404 : 200;
}

/** What the command line and file names call a page: its path without the leading slash. */
function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
}

function fileOf({ page, size, scheme }: View, fullPage: boolean): string {
  return `${page}-${size.width}x${size.height}-${scheme}-${fullPage ? 'full' : 'first'}.png`;
}
