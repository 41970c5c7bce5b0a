import { StartError } from '../start-error.ts';
import type { Store } from './index.ts';

export async function openPostgres(_url: string): Promise<Store> {
  throw new StartError('PostgreSQL is not spoken yet: set DATABASE_URL to file: and a path.');
}
