import { fileURLToPath } from 'node:url';

// One folder above both server/ and dist/, so the sources and the bundle resolve the same files.
export const distUrl = new URL('../dist/', import.meta.url);

export const publicFolder = fileURLToPath(new URL('public', distUrl));

/** The assets of former builds, in a folder for each time at which one was replaced. */
export const formerFolder = fileURLToPath(new URL('former', distUrl));
