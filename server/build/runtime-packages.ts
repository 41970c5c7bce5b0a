// node server/build/runtime-packages.ts FOLDER: copies the packages that the built server loads, with their
// dependencies, from node_modules to that folder. A production install has the packages of the build as well.

import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { argv } from 'node:process';
import { modulesFolder, pathsWithDependencies } from './lockfile.ts';
import { root } from './paths.ts';
import { runtimePackages } from './server.ts';

const [, , folder] = argv;
if (folder === undefined) throw new Error('Name the folder that gets the packages.');

for (const path of pathsWithDependencies(runtimePackages)) {
  const source = join(root, path);
  if (!existsSync(source)) continue; // optional, and not for this system
  cpSync(source, join(folder, path.slice(modulesFolder.length)), {
    recursive: true,
    dereference: true,
    // Nested packages have lockfile paths of their own.
    filter: (file) => file === source || basename(file) !== 'node_modules',
  });
}
