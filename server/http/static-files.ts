// Serves the public files from memory: three megabytes in all encodings. No file stays open for a slow
// client, no file can be requested that was absent at start, and a build that replaces the files does not
// disturb a running site.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { publicBytesMax } from '../limits.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { StartError } from '../start-error.ts';
import { parseRange } from './byte-range.ts';
import { bestEncoding, type Encoding } from './encodings.ts';
import { contentTag, etagMatches } from './etag.ts';

type FileVariant = { encoding: Encoding; etag: string; bytes: Buffer };

type PublicFile = {
  type: string;
  cacheControl: string;
  modifiedAt: Date;
  /** The file itself, and the compressed copies that the build wrote beside it. */
  variants: { identity: FileVariant } & Partial<Record<Encoding, FileVariant>>;
};

/** `folder` has the files, and the build's compressed copies beside them. */
export function staticFiles(folder: string): RequestHandler {
  const byPath = loadFiles(folder);
  return (req, res, next) => {
    const file = byPath.get(req.path);
    if (!file) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendMethodNotAllowed(res, 'GET, HEAD');
    sendFile(req, res, file);
  };
}

function sendFile(
  req: Request,
  res: Response,
  { type, cacheControl, modifiedAt, variants }: PublicFile,
): void {
  const { encoding, etag, bytes } = variants[bestEncoding(req)] ?? variants.identity;
  const lastModified = modifiedAt.toUTCString();
  res.set({ 'Cache-Control': cacheControl, ETag: etag, 'Last-Modified': lastModified });
  if (Object.keys(variants).length > 1) res.vary('Accept-Encoding');
  if (isNotModified(req, etag, modifiedAt)) return void res.status(304).end();

  res.type(type).set('Accept-Ranges', 'bytes');
  const range = isRangeValid(req, etag, lastModified) ? parseRange(req.headers.range, bytes.length) : null;
  if (range === 'unsatisfiable') {
    // The response only says that the range is invalid: it contains no file, so it has no ETag.
    res.status(416).set('Content-Range', `bytes */${bytes.length}`).removeHeader('ETag');
    return void res.type('text').send('Range Not Satisfiable\n');
  }
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  const body = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  res.set('Content-Length', String(body.length));
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}

function isNotModified({ headers }: Request, etag: string, modifiedAt: Date): boolean {
  if (headers['if-none-match'] !== undefined) return etagMatches(headers['if-none-match'], etag);
  return Date.parse(headers['if-modified-since'] ?? '') >= modifiedAt.getTime();
}

// A range of another version must not be combined with what the browser has of this one.
function isRangeValid({ method, headers }: Request, etag: string, lastModified: string): boolean {
  const condition = headers['if-range'];
  return method === 'GET' && (condition === undefined || condition === etag || condition === lastModified);
}

function loadFiles(folder: string): ReadonlyMap<string, PublicFile> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = new Set(found.map(({ parentPath, name }) => relative(folder, join(parentPath, name))));
  const files = new Map<string, PublicFile>();
  let bytes = 0;
  for (const name of names) {
    if (isCompressed(name, names) || isHidden(name)) continue;
    const file = loadFile(folder, name, names);
    for (const variant of Object.values(file.variants)) bytes += variant.bytes.length;
    if (bytes > publicBytesMax) {
      throw new StartError(
        `The public files exceed ${publicBytesMax / 2 ** 20} MB, and are served from memory: serve large files from elsewhere.`,
      );
    }
    files.set(`/${encodeURI(name.split(sep).join('/'))}`, file);
  }
  return files;
}

function loadFile(folder: string, name: string, names: ReadonlySet<string>): PublicFile {
  const variant = (encoding: Encoding, file: string): FileVariant => {
    const bytes = readFileSync(join(folder, file));
    return { encoding, etag: `"${contentTag(bytes)}"`, bytes };
  };
  const { mtime } = statSync(join(folder, name));
  mtime.setUTCMilliseconds(0); // the Last-Modified header has no milliseconds
  return {
    type: extname(name) || 'bin',
    // Names in the assets folder contain a content hash.
    cacheControl: name.startsWith(`assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    modifiedAt: mtime,
    variants: {
      identity: variant('identity', name),
      ...(names.has(`${name}.br`) && { br: variant('br', `${name}.br`) }),
      ...(names.has(`${name}.gz`) && { gzip: variant('gzip', `${name}.gz`) }),
    },
  };
}

function isCompressed(name: string, names: ReadonlySet<string>): boolean {
  return ['.br', '.gz'].includes(extname(name)) && names.has(name.slice(0, -3));
}

function isHidden(name: string): boolean {
  return name.split(sep).some((part) => part.startsWith('.') && part !== '.well-known');
}
