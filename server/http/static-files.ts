// Serves the public files from memory: three megabytes in all encodings. No file stays open for a slow
// client, no file can be requested that was absent at start, and a build that replaces the files does not
// disturb a running site.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

/**
 * `folder` has the files, and the build's compressed copies beside them. `formerFolder` has folders like it, of former
 * builds.
 */
export function staticFiles(folder: string, formerFolder?: string): RequestHandler {
  const byPath = loadFiles(folder);
  if (formerFolder !== undefined) addFormerFiles(byPath, formerFolder);
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
    // The response only says that the range is invalid: it contains no file, so none of its headers describe one.
    res.status(416).set({ 'Content-Range': `bytes */${bytes.length}`, 'Cache-Control': 'no-store' });
    for (const name of ['ETag', 'Last-Modified']) res.removeHeader(name);
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

function loadFiles(folder: string): Map<string, PublicFile> {
  const files = new Map<string, PublicFile>();
  const names = namesIn(folder);
  let bytes = 0;
  for (const name of names) {
    if (isCompressed(name, names) || isHidden(name)) continue;
    const file = loadFile(folder, name, names);
    bytes += bytesOf(file);
    if (bytes > publicBytesMax) {
      throw new StartError(
        `The public files exceed ${publicBytesMax / 2 ** 20} MB, and are served from memory: serve large files from elsewhere.`,
      );
    }
    files.set(urlPath(name), file);
  }
  return files;
}

/** What does not fit is left out: a start must not fail because of it. */
function addFormerFiles(files: Map<string, PublicFile>, formerFolder: string): void {
  if (!existsSync(formerFolder)) return;
  let bytes = [...files.values()].reduce((sum, file) => sum + bytesOf(file), 0);
  const newestFirst = readdirSync(formerFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d+$/.test(entry.name))
    .sort((one, other) => Number(other.name) - Number(one.name));
  for (const folder of newestFirst.map(({ name }) => join(formerFolder, name))) {
    const names = namesIn(folder);
    for (const name of names) {
      if (isCompressed(name, names) || isHidden(name) || files.has(urlPath(name))) continue;
      const file = loadFile(folder, name, names);
      bytes += bytesOf(file);
      if (bytes > publicBytesMax) return;
      files.set(urlPath(name), file);
    }
  }
}

function namesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  // `readdir` follows links to folders, and what they lead to is not public.
  const linked = entries
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name) + sep);
  const found = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !linked.some((link) => path.startsWith(link)));
  return new Set(found.map((path) => relative(folder, path)));
}

function bytesOf({ variants }: PublicFile): number {
  return Object.values(variants).reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function urlPath(name: string): string {
  return `/${encodeURI(name.split(sep).join('/'))}`;
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
