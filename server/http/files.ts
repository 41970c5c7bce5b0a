// Serves the public files from memory: no slow client holds a file open, a build that replaces them does not disturb a
// running site, and none can be requested that was absent at the start.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import { bestEncoding, contentTag, type Encoding } from './encodings.ts';

export type MemoryFile = {
  /** A media type, or an extension. */
  type: string;
  headers: Record<string, string>;
  /** The file itself, and compressed copies. */
  bodies: Record<'identity', Buffer> & { [Copy in Encoding]?: Buffer | undefined };
};

/** `folder` has the files, and the build's compressed copies beside them, and so has `formerFolder`, of former builds. */
export function staticFiles(folder: string, formerFolder?: string): RequestHandler {
  const files = new Map<string, MemoryFile>();
  addFiles(files, folder);
  if (formerFolder !== undefined && existsSync(formerFolder)) addFiles(files, formerFolder);
  return memoryFiles(files);
}

export function memoryFiles(files: ReadonlyMap<string, MemoryFile>): RequestHandler {
  const tags = new Map<Buffer, string>(); // made at the first request: hashing all takes a fortieth of a start
  return (req, res, next) => {
    const file = files.get(req.path);
    if (!file) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendMethodNotAllowed(res, 'GET, HEAD');
    const { type, headers, bodies } = file;
    const best = bestEncoding(req);
    const body = bodies[best] ?? bodies.identity;
    const etag = tags.getOrInsertComputed(body, () => `"${contentTag(body)}"`);
    res.type(type).set({ ...headers, ETag: etag });
    if (bodies.br ?? bodies.gzip) res.vary('Accept-Encoding');
    if (body !== bodies.identity) res.set('Content-Encoding', best);
    res.send(body); // 304 where the ETag or the date matches
  };
}

/** Adds those that are not there yet. */
function addFiles(files: Map<string, MemoryFile>, folder: string): void {
  const names = new Set(namesIn(folder));
  const read = (name: string) => (names.has(name) ? readFileSync(join(folder, name)) : undefined);
  for (const name of names) {
    const path = `/${encodeURI(name)}`;
    const isCopy = /\.(?:br|gz)$/.test(name) && names.has(name.slice(0, -3));
    const isHidden = /(?:^|\/)\./.test(name);
    if (isCopy || isHidden || files.has(path)) continue;
    const isHashed = name.startsWith('assets/'); // its name changes with its content
    const age = isHashed ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate';
    const modified = statSync(join(folder, name)).mtime.toUTCString();
    const identity = readFileSync(join(folder, name));
    const bodies = { identity, br: read(`${name}.br`), gzip: read(`${name}.gz`) };
    const headers = { 'Cache-Control': `public, ${age}`, 'Last-Modified': modified };
    files.set(path, { type: extname(name) || 'bin', headers, bodies });
  }
}

/** Without links, also to folders: what they lead to is not public. */
function namesIn(folder: string, at = ''): string[] {
  return readdirSync(join(folder, at), { withFileTypes: true }).flatMap((entry) => {
    const name = join(at, entry.name);
    if (entry.isDirectory()) return namesIn(folder, name);
    return entry.isFile() ? [name] : [];
  });
}
