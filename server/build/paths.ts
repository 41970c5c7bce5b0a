import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const dist = `${root}dist`;
export const publicFolder = `${dist}/public`;
export const assetsFolder = `${publicFolder}/assets`;

/** URL path of the files in the assets folder. */
export const assetsPath = '/assets';
