// The baseline for the site's pages: Express serving the same bytes, and nothing else.

import { readFileSync } from 'node:fs';
import express from 'express';

const [file = ''] = process.argv.slice(2);
const pages: { path: string; body: string }[] = JSON.parse(readFileSync(file, 'utf8'));

const app = express();
app.disable('x-powered-by');
app.disable('etag');
for (const { path, body } of pages) {
  const bytes = Buffer.from(body, 'base64');
  app.get(path, (_req, res) => {
    res.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).send(bytes);
  });
}
app.listen(Number(process.env.PORT), process.env.HOST ?? '');
