export type Thing = { '@type': string; [property: string]: unknown };

/** What a page tells programs in schema.org's words. */
export function toldBy(html: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, text = '']) => {
    const told = JSON.parse(text);
    return told['@graph'] ?? [told];
  });
}

export function thing(html: string, ...types: string[]): Thing | undefined {
  return toldBy(html).find((told) => types.includes(told['@type']));
}
