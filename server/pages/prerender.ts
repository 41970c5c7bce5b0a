// A print is a page as it is answered: its bytes in every encoding, and all its headers. The build makes them for
// the settings that it finds; a start with other settings makes its own, compressed quickly first and well later.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { type FormName, forms, type House, speculation, stylesIn } from '../../views/index.ts';
import { type Encoding, type Encodings, encodeQuickly, encodeSmall } from '../http/encodings.ts';
import { tagOf } from '../http/etag.ts';
import { contentPolicy, wornHeaders } from '../http/security-headers.ts';
import { sharedSecondsMax } from '../limits.ts';
import { distUrl } from '../paths.ts';
import { isIndexable, notIndexed } from './noindex.ts';
import { notFound, type Place, places } from './page-routes.ts';

export type Print = {
  copies: Record<Encoding, Copy>;
  /** The forms that stand on it, in reading order. */
  forms: FormName[];
};

/** A page in one encoding. Names and values of the headers take turns, which Node writes fastest. */
export type Copy = {
  etag: string;
  headers: string[];
  /** What is said of it to a browser that has it already. */
  headersKept: string[];
  body: Buffer;
};

export type Prints = ReadonlyMap<Place, Print>;

export const printsFile = fileURLToPath(new URL('prints', distUrl));

const drawn = [...new Set([...places.values(), notFound])];

export function readPrints(house: House): Prints {
  const key = keyOf(house);
  if (latest?.key !== key) {
    const kept = keptPrints(house);
    const prints = kept ?? new Map(drawn.map((place) => [place, drawPrint(house, place)]));
    latest = { key, prints, isWellCompressed: kept !== null };
  }
  return latest.prints;
}

// Two apps of one process mostly have the same settings, and drawing takes half a second.
let latest: { key: string; prints: Prints; isWellCompressed: boolean } | undefined;

/** Compresses what a start compressed quickly as well as the build would, page by page and on another thread. */
export async function compressWell(signal: AbortSignal): Promise<void> {
  if (!latest || latest.isWellCompressed) return;
  for (const { copies } of latest.prints.values()) {
    if (signal.aborted) return;
    const bodies = await encodeSmall(copies.identity.body);
    copies.br = withBody(copies.br, bodies.br);
    copies.gzip = withBody(copies.gzip, bodies.gzip);
  }
  latest.isWellCompressed = true;
}

function withBody(copy: Copy, body: Buffer): Copy {
  const headers = copy.headers.with(copy.headers.indexOf('Content-Length') + 1, `${body.length}`);
  return { ...copy, headers, body };
}

/** What the build leaves behind. */
export async function printsToKeep(house: House): Promise<Buffer> {
  const prints = await Promise.all(
    drawn.map(async (place) => {
      const html = place.render(house);
      return print(house, place, html, await encodeSmall(Buffer.from(html)));
    }),
  );
  return serialize({ key: keyOf(house), prints });
}

function keptPrints(house: House): Prints | null {
  const kept = readKept();
  if (kept?.key !== keyOf(house)) return null;
  return new Map(drawn.map((place, index) => [place, kept.prints[index] ?? drawPrint(house, place)]));
}

function readKept(): { key: string; prints: Print[] } | null {
  try {
    return deserialize(readFileSync(printsFile));
  } catch {
    return null; // what is not there, or only in part, is drawn again
  }
}

function keyOf(house: House): string {
  return tagOf(JSON.stringify(house));
}

function drawPrint(house: House, place: Place): Print {
  const html = place.render(house);
  return print(house, place, html, encodeQuickly(Buffer.from(html)));
}

function print(house: House, place: Place, html: string, bodies: Encodings): Print {
  const headers = headersOf(house, place, html);
  const tag = tagOf(html); // not of the compressed bytes: they change when they are compressed better
  const copy = (encoding: Encoding): Copy => {
    const body = bodies[encoding];
    const etag = `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const headersKept = [...headers, 'ETag', etag];
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const type = ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', `${body.length}`];
    return { etag, headers: [...type, ...coding, ...headersKept], headersKept, body };
  };
  return {
    copies: { br: copy('br'), gzip: copy('gzip'), identity: copy('identity') },
    forms: [...html.matchAll(/ data-enquiry="(\w+)"/g)]
      .map(([, name]) => name as FormName)
      .filter((name) => name in forms),
  };
}

function headersOf(house: House, { embeds, status }: Place, html: string): string[] {
  const indexed = status === 200 && isIndexable(house.settings.url);
  return Object.entries({
    ...wornHeaders(house),
    'Content-Security-Policy': contentPolicy(house, { embeds, styles: stylesIn(html) }),
    'Cache-Control': `public, max-age=0, s-maxage=${sharedSecondsMax}, must-revalidate`,
    'Speculation-Rules': speculation,
    Vary: 'Accept-Encoding',
    ...(!indexed && notIndexed),
  }).flat();
}
