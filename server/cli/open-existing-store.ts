import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '../enquiries/store/open-store.ts';
import { refuseLostLog } from '../enquiries/store/sqlite-lock.ts';
import type { Store } from '../enquiries/store/types.ts';
import { StartError } from '../start-error.ts';

/** Opens an existing store. A command never creates one: it would be an empty store in the wrong place. */
export async function openExistingStore(url: string): Promise<Store> {
  const path = url.startsWith('file:') ? url.slice('file:'.length) : null;
  if (path !== null && !holdsEnquiries(path)) {
    throw new StartError(
      `No enquiry store at ${path}: start the site once, or set DATABASE_URL to the same value as for the site.`,
    );
  }
  return openStore(url);
}

// Opening an empty file, or the database of another program, would turn it into a store.
function holdsEnquiries(path: string): boolean {
  if (!existsSync(path)) return false;
  refuseLostLog(path);
  try {
    using database = new DatabaseSync(path, { readOnly: true });
    return database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'enquiries'").get() !== undefined;
  } catch {
    return true; // openStore reports what is wrong
  }
}
