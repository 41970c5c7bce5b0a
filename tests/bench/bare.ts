// The baseline for the site's enquiries: Express with the same JSON, one durable insert, and nothing else.

import { DatabaseSync } from 'node:sqlite';
import express from 'express';

const [path = '', port = '0'] = process.argv.slice(2);
const database = new DatabaseSync(path);
database.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY, received_at TEXT, name TEXT, email TEXT, phone TEXT, subject TEXT, message TEXT
  ) STRICT`);
const insert = database.prepare(
  'INSERT INTO enquiries VALUES (NULL, :receivedAt, :name, :email, :phone, :subject, :message)',
);

const app = express();
app.post('/send', express.json(), ({ body }, res) => {
  const { name, email, phone, subject, message } = body;
  insert.run({ receivedAt: new Date().toISOString(), name, email, phone, subject, message });
  res.json({ success: true, message: 'Thanks for contacting us. We will get back to you shortly' });
});
const server = app.listen(Number(port), '127.0.0.1', () => console.log(JSON.stringify(server.address())));
