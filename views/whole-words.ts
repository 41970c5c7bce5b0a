/**
 * Elements that are not changed: their content is not text, is in a flex container, or is compared during hydration.
 * Lists of links (`nav`) have a line for each.
 */
const others = new Set(['title', 'script', 'style', 'svg', 'form', 'nav', 'button', 'label', 'table']);

const words = /\b(?:[A-Za-z](?:-[A-Za-z\d]+)+|made-up)\b/g;

/** Keeps words such as "e-mail" on one line: a browser may break them at their hyphens. */
export function keepWordsWhole(html: string): string {
  let kept = '';
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf('<', at);
    if (tag === -1) return kept + wholeWords(html.slice(at));
    const end = endOfMarkup(html, tag);
    kept += wholeWords(html.slice(at, tag)) + html.slice(tag, end);
    at = end;
  }
  return kept;
}

/** After the tag that begins there, or after the whole element where it is one of the others. */
function endOfMarkup(html: string, tag: number): number {
  let nameEnd = tag + 1;
  while (isLetter(html.charCodeAt(nameEnd))) nameEnd += 1;
  const name = html.slice(tag + 1, nameEnd);
  const close = others.has(name) || isStyledLink(html, tag) ? `</${name}>` : '>';
  const end = html.indexOf(close, tag);
  return end === -1 ? html.length : end + close.length;
}

/** A link with a class is a button or another flex container; a link without one is part of a text. */
function isStyledLink(html: string, tag: number): boolean {
  return html.startsWith('<a ', tag) && html.slice(tag, html.indexOf('>', tag)).includes(' class=');
}

function isLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

function wholeWords(text: string): string {
  return text.includes('-') ? text.replace(words, '<span class="whole">$&</span>') : text;
}
