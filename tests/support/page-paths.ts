import { absent, site } from '../../views/site.ts';

/** Every address that is answered with a page: the rows of the table, the absent services, one that nobody knows. */
export const pagePaths = [...Object.values(site), ...absent].map(({ path }) => path).concat('/no-such-page');
