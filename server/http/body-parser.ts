// Reads posted forms, JSON or urlencoded. Express's own parsers read a body that is too large to its end before they reject
// it, and treat a request as empty once the client has closed its side of the connection.

import { parse } from 'node:querystring';
import type { Request, RequestHandler, Response } from 'express';

const fieldsCountMax = 100; // Our forms have a dozen.

/** Each has 64 kB of body or, where all that was typed has to be escaped, 400 kB of answer. */
export const waitingPostsCountMax = 100;

/**
 * Limits how many posts wait for their clients: for the rest of the body, or until the answer is read. Beyond the limit the
 * oldest connection is reset: it waits on purpose, since a visitor's post takes milliseconds. Where as many again wait for
 * the store, further ones are reset too: a browser sends them again, and each would keep what it has sent in memory.
 */
export function limitWaitingPosts(): RequestHandler {
  const posts = new Map<Request, Response>();
  return (req, res, next) => {
    if (!res.closed && !req.destroyed) {
      posts.set(req, res);
      res.once('close', () => posts.delete(req));
    }
    if (posts.size > waitingPostsCountMax) {
      const oldest = [...posts].find(([post, answer]) => !post.complete || answer.headersSent)?.[0];
      if (oldest) posts.delete(oldest);
      oldest?.socket.resetAndDestroy();
      if (posts.size > 2 * waitingPostsCountMax) return req.socket.resetAndDestroy();
    }
    next();
  };
}

/** Parses the body into `req.body`. An invalid one is an error with `status` and `expose`. */
export function parseBody(bytesMax: number): RequestHandler {
  return async (req, res, next) => {
    const type = req.is(['json', 'urlencoded']);
    if (!type) return next(); // no body, or a content type that this site does not use
    // No browser compresses what it posts, and 51 bytes of brotli expand to 16 MB.
    const { 'content-encoding': encoding = 'identity', 'content-type': charset = '' } = req.headers;
    if (encoding.toLowerCase() !== 'identity' || otherCharset.test(charset)) throw unreadable(415);
    if (Number(req.headers['content-length'] ?? 0) > bytesMax) throw unreadable(413);
    const text = await readText(req, bytesMax);
    req.body = type === 'json' ? parseJson(text) : parse(text, '&', '=', { maxKeys: fieldsCountMax });
    res.once('close', () => (req.body = undefined)); // Node keeps the request as long as its connection, for 65 s
    next();
  };
}

const otherCharset = /;\s*charset=(?!"?utf-8"?\s*(?:;|$))/i;

async function readText(req: Request, bytesMax: number): Promise<string> {
  req.setEncoding('utf8'); // text takes its own size; buffers take hundreds of bytes each, and may have one
  let text = '';
  let bytes = 0;
  try {
    for await (const part of req.iterator({ destroyOnReturn: false })) {
      text += part;
      bytes += Buffer.byteLength(part);
      if (bytes > bytesMax) break;
    }
  } catch {
    throw unreadable(400);
  }
  if (bytes > bytesMax) throw unreadable(413);
  if (req.socket.destroyed) throw unreadable(400); // a reset connection's last bytes are not the client's
  return text;
}

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text || '{}');
    if (typeof value === 'object' && value !== null) return value;
  } catch {}
  throw unreadable(400);
}

function unreadable(status: number): Error {
  return Object.assign(new Error('the body cannot be read'), { status, expose: true });
}
