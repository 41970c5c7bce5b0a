import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import supertest from 'supertest';
import { type AppContext, createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openSqlite } from '../../server/enquiries/store/sqlite.ts';
import { createLog } from '../../server/observability/log.ts';
import { publicFolder } from '../../server/paths.ts';
import { memoryCounters } from '../../server/rate-limit/counters.ts';
import { longNamedAssets } from './long-named-assets.ts';

export type Row = Record<string, unknown>;

/** The application with a store of its own, removed with the test. */
export function openSite(env: Record<string, string> = {}, context: Partial<AppContext> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const config = readConfig({ DATABASE_URL: `file:${folder}/enquiries.db`, ...env });
  const store = openSqlite(`${folder}/enquiries.db`);
  const lines: Row[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(JSON.parse(line)) });
  const assets = context.assets ?? longNamedAssets();
  const app = createApp({
    config,
    store,
    assets,
    publicFolder,
    log,
    counters: memoryCounters(),
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
    /** The stored enquiries, oldest first. */
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
  return database.prepare('SELECT * FROM enquiries ORDER BY id').all();
}

function tablesOf(path: string): Row {
  using database = new DatabaseSync(path, { readOnly: true });
  const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  return Object.fromEntries(
    names.map(({ name }) => [String(name), database.prepare(`SELECT * FROM "${name}"`).all()]),
  );
}
