// Reads pages back from their HTML, which is ours to the letter: so structured data and social cards say what the
// page says, and no section has to hand its words over twice.

export type Asked = { ask: string; answer: string };

/** The questions that a page shows, with their answers, in reading order. */
export function questionsIn(html: string): Asked[] {
  return between(html, '<details class="question"', '</div></details>').map((question) => ({
    ask: textOf(between(question, '<summary', '</summary>')[0] ?? ''),
    answer: textOf(question.split('<div class="prose">')[1] ?? ''),
  }));
}

/** What the page calls itself in its largest type. */
export function headingIn(html: string): string {
  return textOf(between(html, '<h1', '</h1>')[0] ?? '');
}

/** The figure that the page opens with, as it is drawn in it; `null` on a page without one. */
export function posterIn(html: string): string | null {
  const [svg] = between(html, '<div class="poster"', '</svg></div>');
  return svg?.startsWith('<svg') ? `${svg}</svg>` : null;
}

/** What stands between each tag that begins like the first and the next end. */
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

/** The words between the tags. A paragraph ends with a space, or it would join the next. */
function textOf(html: string): string {
  return html
    .replace(/<\/(p|li|h\d)>/g, ' ')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
}

// These are all that React writes.
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;
