// Reads data back from the HTML of our own pages, so that structured data and social cards match the page, and no
// section has to pass its text twice.

export type Question = { question: string; answer: string };

/** The questions on a page with their answers, in reading order. */
export function questionsIn(html: string): Question[] {
  return contentsOf(html, '<section class="question"', '</div></section>').map((item) => ({
    question: textOf(contentsOf(item, '<h3', '</h3>')[0] ?? ''),
    // A list is one sentence, or as many as it has.
    answer: textOf((item.split('<div class="prose">')[1] ?? '').replace(/(?<!\.)<\/li><li>/g, '; ')),
  }));
}

/** The page's h1. */
export function headingIn(html: string): string {
  return textOf(contentsOf(html, '<h1', '</h1>')[0] ?? '');
}

/** The figure in the page's hero, as rendered in it; `null` on a page without one. */
export function posterIn(html: string): string | null {
  const [svg] = contentsOf(html, '<div class="poster"', '</svg></div>');
  return svg?.startsWith('<svg') ? `${svg}</svg>` : null;
}

/** The HTML between each tag that starts like the first and the next end tag. */
function contentsOf(html: string, startTag: string, endTag: string): string[] {
  const contents: string[] = [];
  for (let at = html.indexOf(startTag); at !== -1; at = html.indexOf(startTag, at)) {
    const start = html.indexOf('>', at) + 1;
    at = html.indexOf(endTag, start);
    if (at === -1) break;
    contents.push(html.slice(start, at));
  }
  return contents;
}

/** The text between the tags. A paragraph ends with a space, so that it does not join the next. */
function textOf(html: string): string {
  return unescaped(html.replace(/<\/(p|li|h\d)>/g, ' ').replace(/<[^<>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text or the value of an attribute, as it was before React escaped it. */
export function unescaped(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: keyof typeof entities) => entities[name]);
}

// React writes only these.
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;
