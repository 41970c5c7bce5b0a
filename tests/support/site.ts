import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import supertest from 'supertest';
import { type AppContext, createApp } from '../../server/app.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { openSqlite } from '../../server/db/sqlite.ts';
import { createLog } from '../../server/observability/log.ts';
import { publicFolder, readAssets } from '../../server/paths.ts';
import { createStore } from '../../server/store.ts';

export type Row = Record<string, unknown>;

/** `captchaVerifier` replaces the provider's verifier of tokens. */
type Context = Partial<AppContext> & { captchaVerifier?: Config['captchaVerifier'] };

/** The application with a store of its own, removed with the test. */
export function openSite(env: Record<string, string> = {}, { captchaVerifier, ...context }: Context = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const config = readConfig({ DATABASE_URL: `file:${folder}/enquiries.db`, ...env });
  if (captchaVerifier) config.captchaVerifier = captchaVerifier;
  const store = createStore(openSqlite(`${folder}/enquiries.db`));
  const lines: Row[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(JSON.parse(line)) });
  const assets = context.assets ?? readAssets();
  const app = createApp({
    config,
    store,
    assets,
    publicFolder,
    log,
    now: () => new Date(),
    onStored: () => {},
    ...context,
  });
  return {
    folder,
    config,
    store,
    assets,
    log,
    app,
    /** Requests without following redirects. */
    http: supertest(app),
    /** The log entries. */
    lines,
    /** The stored enquiries, oldest first, with the state of their e-mail. */
    rows: () => rowsOf(`${folder}/enquiries.db`),
    /** The contents of all tables. */
    tables: () => tablesOf(`${folder}/enquiries.db`),
    async [Symbol.asyncDispose]() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export function rowsOf(path: string): Row[] {
  using database = new DatabaseSync(path, { readOnly: true });
  return database
    .prepare(
      `SELECT e.*, CASE WHEN e.held = 1 THEN 'held' ELSE m.state END AS state, m.tries, m.claim, m.error, m.recipients
       FROM enquiries e LEFT JOIN messages m ON m.reference = e.reference AND m.kind IN ('enquiry', 'canary')
       ORDER BY e.id`,
    )
    .all();
}

function tablesOf(path: string): Row {
  using database = new DatabaseSync(path, { readOnly: true });
  const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  return Object.fromEntries(
    names.map(({ name }) => [String(name), database.prepare(`SELECT * FROM "${name}"`).all()]),
  );
}
