// The public files, from memory: three megabytes in all encodings. No file is open while somebody reads slowly, none
// can be asked for that was not there at the start, and a build that replaces them does not disturb a running site.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { publicBytesMax } from '../limits.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { publicFolder } from '../paths.ts';
import { StartError } from '../start-error.ts';
import { rangeOf } from './byte-range.ts';
import { bestEncoding, type Encoding } from './encodings.ts';
import { isKept, tagOf } from './etag.ts';

type Copy = { encoding: Encoding; etag: string; bytes: Buffer };

type PublicFile = {
  type: string;
  cacheControl: string;
  modifiedAt: Date;
  /** The file itself, and what the build wrote beside it. */
  copies: { identity: Copy } & Partial<Record<Encoding, Copy>>;
};

export function files(): RequestHandler {
  const byPath = readFiles(publicFolder);
  return (req, res, next) => {
    const file = byPath.get(req.path);
    if (!file) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendMethodNotAllowed(res, 'GET, HEAD');
    sendFile(req, res, file);
  };
}

function sendFile(req: Request, res: Response, { type, cacheControl, modifiedAt, copies }: PublicFile): void {
  const { encoding, etag, bytes } = copies[bestEncoding(req)] ?? copies.identity;
  const lastModified = modifiedAt.toUTCString();
  res.set({ 'Cache-Control': cacheControl, ETag: etag, 'Last-Modified': lastModified });
  if (Object.keys(copies).length > 1) res.vary('Accept-Encoding');
  if (isUnchanged(req, etag, modifiedAt)) return void res.status(304).end();

  res.type(type).set('Accept-Ranges', 'bytes');
  const asked = isRangeMeant(req, etag, lastModified) ? rangeOf(req.headers.range, bytes.length) : null;
  if (asked === 'unsatisfiable') {
    // What is said is that there is no such part: it is no file, in whatever encoding.
    res.status(416).set('Content-Range', `bytes */${bytes.length}`).removeHeader('ETag');
    return void res.type('text').send('Range Not Satisfiable\n');
  }
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  const body = asked ? bytes.subarray(asked.start, asked.end + 1) : bytes;
  if (asked) res.status(206).set('Content-Range', `bytes ${asked.start}-${asked.end}/${bytes.length}`);
  res.set('Content-Length', String(body.length));
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}

function isUnchanged({ headers }: Request, etag: string, modifiedAt: Date): boolean {
  if (headers['if-none-match'] !== undefined) return isKept(headers['if-none-match'], etag);
  return Date.parse(headers['if-modified-since'] ?? '') >= modifiedAt.getTime();
}

// A part of another version would be put into what the browser has of this one.
function isRangeMeant({ method, headers }: Request, etag: string, lastModified: string): boolean {
  const condition = headers['if-range'];
  return method === 'GET' && (condition === undefined || condition === etag || condition === lastModified);
}

function readFiles(folder: string): ReadonlyMap<string, PublicFile> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = new Set(found.map(({ parentPath, name }) => relative(folder, join(parentPath, name))));
  const files = new Map<string, PublicFile>();
  let bytes = 0;
  for (const name of names) {
    if (isCompressed(name, names) || isHidden(name)) continue;
    const file = readFile(folder, name, names);
    for (const copy of Object.values(file.copies)) bytes += copy.bytes.length;
    if (bytes > publicBytesMax) {
      throw new StartError(
        `The public files are larger than ${publicBytesMax / 2 ** 20} MB, and are kept in memory: serve large ones from elsewhere.`,
      );
    }
    files.set(`/${encodeURI(name.split(sep).join('/'))}`, file);
  }
  return files;
}

function readFile(folder: string, name: string, names: ReadonlySet<string>): PublicFile {
  const copy = (encoding: Encoding, file: string): Copy => {
    const bytes = readFileSync(join(folder, file));
    return { encoding, etag: `"${tagOf(bytes)}"`, bytes };
  };
  const { mtime } = statSync(join(folder, name));
  mtime.setUTCMilliseconds(0); // the header has none
  return {
    type: extname(name) || 'bin',
    // Names under assets carry a hash of what is in them.
    cacheControl: name.startsWith(`assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    modifiedAt: mtime,
    copies: {
      identity: copy('identity', name),
      ...(names.has(`${name}.br`) && { br: copy('br', `${name}.br`) }),
      ...(names.has(`${name}.gz`) && { gzip: copy('gzip', `${name}.gz`) }),
    },
  };
}

function isCompressed(name: string, names: ReadonlySet<string>): boolean {
  return ['.br', '.gz'].includes(extname(name)) && names.has(name.slice(0, -3));
}

function isHidden(name: string): boolean {
  return name.split(sep).some((part) => part.startsWith('.') && part !== '.well-known');
}
