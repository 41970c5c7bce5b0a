import { fileURLToPath } from 'node:url';

// One folder up from both server/ and dist/: the sources and the bundle find the same files.
export const distUrl = new URL('../dist/', import.meta.url);

export const publicFolder = fileURLToPath(new URL('public', distUrl));
