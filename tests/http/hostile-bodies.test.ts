import { EventEmitter } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { parseBody } from '../../server/http/body-parser.ts';
import { openSite } from '../support/site.ts';

test('a phone number of thousands of combining marks is rejected at once', async () => {
  await using site = openSite();
  // Marks of many classes, which have to be sorted: 64 kB took 1.5 s and more.
  const classes = ['\u0316', '\u0321', '\u0711', '\u0652', '\u0651', '\u05bc', '\u05b9', '\u05b0', '\u0334'];
  const phone = '\u0344'.repeat(15_000) + classes.map((mark) => mark.repeat(1600)).join('');
  const start = performance.now();
  const { body } = await site.http.post('/send').send({ phone });
  expect(performance.now() - start).toBeLessThan(500);
  expect(body.errors.phone).toBeDefined();
});

test('the parts of a body are not kept', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const req = Object.assign(new EventEmitter(), {
    headers: { 'content-type': 'application/json' },
    complete: false,
    destroyed: false,
    is: () => 'json',
    body: undefined as unknown,
  });
  const isParsed = new Promise((resolve) =>
    parseBody(64_000)(req as unknown as Request, {} as Response, resolve),
  );
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
