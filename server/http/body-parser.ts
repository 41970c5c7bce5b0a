// Parses JSON and urlencoded bodies. Express's own parsers treat a request as empty once the client has
// closed its side of the connection, although the whole body has arrived; and they decompress bodies, which
// no browser sends compressed: 51 bytes of brotli expand to 16 MB.

import { parse } from 'node:querystring';
import type { Request, RequestHandler } from 'express';
import { formFieldsCountMax } from '../limits.ts';

/**
 * Parses a JSON or urlencoded body into `req.body`. An invalid body is an error with `status` and `expose`.
 */
export function parseBody(bytesMax: number): RequestHandler {
  return (req, _res, next) => {
    const fail = (status: number) =>
      next(Object.assign(new Error('the body cannot be read'), { status, expose: true }));
    const type = req.is(['json', 'urlencoded']);
    if (!type) return next(); // no body, or a content type that this site does not use
    if (!isPlainText(req)) return fail(415);
    if (req.destroyed && !req.complete) return fail(400);

    const blocks: Buffer[] = [];
    let bytes = 0;
    const settle = (then: () => void) => {
      req.off('data', take).off('end', end).off('close', abort).off('error', abort);
      then();
    };
    const take = (block: Buffer) => {
      bytes += block.length;
      if (bytes > bytesMax) return settle(() => fail(413));
      blocks.push(block);
    };
    const end = () =>
      settle(() => {
        try {
          req.body = parsed(type, Buffer.concat(blocks).toString());
        } catch {
          return fail(400);
        }
        next();
      });
    const abort = () => settle(() => fail(400));
    req.on('data', take).on('end', end).on('close', abort).on('error', abort);
  };
}

function isPlainText({ headers }: Request): boolean {
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity';
  const charset = (headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('charset='));
  return encoding === 'identity' && [undefined, 'charset=utf-8', 'charset="utf-8"'].includes(charset);
}

function parsed(type: string, text: string): unknown {
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (type === 'urlencoded') return parse(plain, '&', '=', { maxKeys: formFieldsCountMax });
  const value: unknown = plain === '' ? {} : JSON.parse(plain);
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object');
  return value;
}
