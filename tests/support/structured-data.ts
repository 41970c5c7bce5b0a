export type JsonLdItem = { '@type': string; [property: string]: unknown };

/** Reads the JSON-LD of a page, in schema.org terms. */
export function readJsonLd(html: string): JsonLdItem[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, text = '']) => {
    const parsed = JSON.parse(text);
    return parsed['@graph'] ?? [parsed];
  });
}

export function findJsonLd(html: string, ...types: string[]): JsonLdItem | undefined {
  return readJsonLd(html).find((parsed) => types.includes(parsed['@type']));
}
