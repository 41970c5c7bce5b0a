/** What is not text, or text whose element is a flex container or is compared with what the browser renders. */
const others = /<(title|script|style|svg|form|a|button|label|table)\b.*?<\/\1>|<[^>]*>/;
const words = /\b(?:[A-Za-z](?:-[A-Za-z]+)+|made-up)\b/;
const tokens = new RegExp(`${others.source}|${words.source}`, 'gs');

/** Keeps words such as "e-mail" on one line: a browser may break them at their hyphens. */
export function keepWordsWhole(html: string): string {
  return html.replace(tokens, (token) =>
    token.startsWith('<') ? token : `<span class="whole">${token}</span>`,
  );
}
