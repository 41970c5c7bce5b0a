// Reads data back from the HTML of our own pages, so that structured data and social cards match the page, and no
// section has to pass its text twice.

export type Asked = { ask: string; answer: string };

/** The questions on a page with their answers, in reading order. */
export function questionsIn(html: string): Asked[] {
  return between(html, '<details class="question"', '</div></details>').map((question) => ({
    ask: textOf(between(question, '<summary', '</summary>')[0] ?? ''),
    answer: textOf(question.split('<div class="prose">')[1] ?? ''),
  }));
}

/** The page's h1. */
export function headingIn(html: string): string {
  return textOf(between(html, '<h1', '</h1>')[0] ?? '');
}

/** The figure in the page's hero, as rendered in it; `null` on a page without one. */
export function posterIn(html: string): string | null {
  const [svg] = between(html, '<div class="poster"', '</svg></div>');
  return svg?.startsWith('<svg') ? `${svg}</svg>` : null;
}

/** The HTML between each tag that starts like the first and the next end tag. */
function between(html: string, tag: string, end: string): string[] {
  const found: string[] = [];
  for (let at = html.indexOf(tag); at !== -1; at = html.indexOf(tag, at)) {
    const start = html.indexOf('>', at) + 1;
    at = html.indexOf(end, start);
    if (at === -1) break;
    found.push(html.slice(start, at));
  }
  return found;
}

/** The text between the tags. A paragraph ends with a space, so that it does not join the next. */
function textOf(html: string): string {
  return html
    .replace(/<\/(p|li|h\d)>/g, ' ')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
}

// React writes only these.
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;
