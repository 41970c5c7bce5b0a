// The next page is already there: browsers that know how draw the page behind a link while the pointer rests on it.
// https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API

const rules = {
  prerender: [
    {
      // The site's own pages, and no files.
      where: { selector_matches: "[href^='/']:not([href*='.'])" },
      eagerness: 'moderate',
    },
  ],
};

/** The rules as the header that names them wants them, inside their own address: as a file they would be a request. */
export const speculation = `"data:application/speculationrules+json,${JSON.stringify(rules).replaceAll('"', '%22')}"`;
