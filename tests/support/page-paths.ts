import { site, unpublishedServices } from '../../views/site.ts';

/** The path of every page: the rows of the site table, the unpublished services, and one unknown path. */
export const pagePaths = [...Object.values(site), ...unpublishedServices]
  .map(({ path }) => path)
  .concat('/no-such-page');
