// Reads data back from the HTML of our own pages, so that social cards match them and no hero has to pass its text twice.

/** The text of the page's h1. */
export function headingIn(html: string): string {
  const heading = between(html, '<h1', '</h1>') ?? '';
  return unescaped(heading.replace(/<[^<>]+>/g, ''));
}

/** The figure in the page's hero, as rendered in it; `null` on a page without one. */
export function posterIn(html: string): string | null {
  const svg = between(html, '<div class="poster"', '</svg></div>');
  return svg?.startsWith('<svg') ? `${svg}</svg>` : null;
}

/** The HTML between the first tag that starts like this and the next end tag. */
function between(html: string, startTag: string, endTag: string): string | undefined {
  const at = html.indexOf(startTag);
  if (at === -1) return undefined;
  const start = html.indexOf('>', at) + 1;
  const end = html.indexOf(endTag, start);
  return end === -1 ? undefined : html.slice(start, end);
}

/** Text or the value of an attribute, as it was before React escaped it. */
export function unescaped(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: keyof typeof entities) => entities[name]);
}

// React writes only these.
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" } as const;
