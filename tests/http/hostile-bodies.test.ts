import { EventEmitter } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';
import { parseBody } from '../../server/http/body-parser.ts';
import { openSite } from '../support/site.ts';

// Marks of many classes have to be sorted: 64 kB of them took 1.5 s and more, in which no other request was answered.
test('a phone number of thousands of combining marks is not folded', async () => {
  await using site = openSite();
  using normalize = vi.spyOn(String.prototype, 'normalize');
  const { body } = await site.http.post('/send').send({ phone: '\u0344\u0316'.repeat(15_000) });
  expect(body.errors.phone).toBeDefined();
  expect(normalize.mock.contexts.filter((text) => String(text).length > 100)).toEqual([]);
});

test('the parts of a body are not kept', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const { req, isParsed } = parsing();
  const parts = [...'{"name":"Asha"}'].map((letter) => {
    const part = Buffer.from(letter);
    req.emit('data', part);
    return new WeakRef(part);
  });
  await new Promise(setImmediate);
  collectGarbage();
  expect(parts.filter((part) => part.deref())).toEqual([]);
  req.emit('end');
  expect(await isParsed).toBeUndefined();
  expect(req.body).toEqual({ name: 'Asha' });
});

test('a body that is sent byte by byte is rejected, and its connection is closed', async () => {
  const { req, isParsed } = parsing();
  let count = 0;
  while (req.listenerCount('data') > 0 && count < 64_000) {
    req.emit('data', Buffer.from(' '));
    count++;
  }
  expect(count).toBeLessThan(5_000);
  expect(req.destroyed).toBe(true);
  expect(await isParsed).toMatchObject({ status: 413 });
});

/** A body that is being parsed; its parts are events of `req`. */
function parsing() {
  const req = Object.assign(new EventEmitter(), {
    headers: { 'content-type': 'application/json' },
    complete: false,
    destroyed: false,
    destroy: () => {
      req.destroyed = true;
    },
    is: () => 'json',
    body: undefined as unknown,
  });
  const isParsed = new Promise((resolve) =>
    parseBody(64_000)(req as unknown as Request, {} as Response, resolve),
  );
  return { req, isParsed };
}
