// The baseline: Express with the same bytes of each page, one durable insert for each enquiry, and nothing else.

import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';

const [pagesFile = '', databaseFile = ''] = process.argv.slice(2);
const pages: { path: string; body: string }[] = JSON.parse(readFileSync(pagesFile, 'utf8'));
const database = new DatabaseSync(databaseFile);
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS enquiries (
    id INTEGER PRIMARY KEY, received_at TEXT, name TEXT, email TEXT, phone TEXT, subject TEXT, message TEXT
  ) STRICT`);
const insert = database.prepare(
  'INSERT INTO enquiries VALUES (NULL, :receivedAt, :name, :email, :phone, :subject, :message)',
);

const app = express();
app.disable('x-powered-by');
app.disable('etag');
for (const { path, body } of pages) {
  const bytes = Buffer.from(body, 'base64');
  app.get(path, (_req, res) => {
    res.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).send(bytes);
  });
}
app.post('/send', express.json(), ({ body }, res) => {
  const { name, email, phone, subject, message } = body;
  insert.run({ receivedAt: new Date().toISOString(), name, email, phone, subject, message });
  res.json({ success: true, message: 'Thanks for contacting us. We will get back to you shortly' });
});
app.listen(Number(process.env.PORT), process.env.HOST ?? '');
