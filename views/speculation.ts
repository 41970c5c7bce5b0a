// Speculation rules: browsers that support them prerender the page behind a link while the pointer rests on it, unless the
// line is slow.
// https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API

const rules = {
  prerender: [
    {
      // The site's own pages, and not the parts of the same page. The page's script adds the class, where the line is fast.
      where: { selector_matches: ".fast [href^='/']" },
      eagerness: 'moderate',
    },
  ],
};

/** The rules as the Speculation-Rules header needs them, in a data URL; as a file they would cost a request. */
export const speculation = JSON.stringify(`data:application/speculationrules+json,${JSON.stringify(rules)}`);
