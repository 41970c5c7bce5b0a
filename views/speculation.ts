// The next page is already there: browsers that know how draw the page behind a link while the pointer rests on it.
// https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API

import { absent } from './site.ts';

export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Files, and the services without a page: nothing of a 404 is kept.
          { not: { href_matches: ['/*.*', ...absent.map(({ path }) => path)] } },
          { not: { selector_matches: '[href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
