// Reads pages back from their HTML, which is ours to the letter: so structured data and social cards say what the
// page says, and no section has to hand its words over twice.

export type Asked = { ask: string; answer: string };

/** The questions that a page shows, with their answers, in reading order. */
export function questionsIn(html: string): Asked[] {
  const found = html.matchAll(
    /<details class="question"[^>]*><summary[^>]*>(.*?)<\/summary><div class="prose">(.*?)<\/div><\/details>/gs,
  );
  return [...found].map(([, ask = '', answer = '']) => ({ ask: textOf(ask), answer: textOf(answer) }));
}

/** What the page calls itself in its largest type. */
export function headingIn(html: string): string {
  return textOf(html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? '');
}

/** The figure that the page opens with, as it is drawn in it; `null` on a page without one. */
export function posterIn(html: string): string | null {
  return html.match(/<div class="poster">(<svg.*?<\/svg>)<\/div>/s)?.[1] ?? null;
}

/** The words between the tags. A paragraph ends with a space, or it would join the next. */
function textOf(html: string): string {
  return html
    .replace(/<\/(p|li|h\d)>/g, ' ')
    .replace(/<!--.*?-->|<[^>]+>/gs, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
}

// These are all that React writes.
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;
