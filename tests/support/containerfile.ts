// Follows a Containerfile without a container engine: a folder is used as the root of each stage. The base image is the
// Node of the tests, and `npm ci` links the packages that are installed here.

import { execFileSync, execSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Instruction = { name: string; options: Record<string, string>; text: string };
export type Stage = { name: string; base: string; instructions: Instruction[] };

export function readStages(file: string): Stage[] {
  const stages: Stage[] = [];
  const text = readFileSync(join(root, file), 'utf8').replace(/^#.*\n/gm, '');
  for (const line of text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)) {
    const [, name = '', flags = '', rest = ''] = /^([A-Z]+) ((?:--\S+ )*)(.+)$/.exec(line) ?? [];
    const options = Object.fromEntries(
      [...flags.matchAll(/--([\w-]+)=(\S+)/g)].map(([, key, value]) => [key, value]),
    );
    if (name === 'FROM') {
      const [base = '', , alias = `${stages.length}`] = rest.split(' ');
      stages.push({ name: alias, base, instructions: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage || !known.has(name)) throw new Error(`This is not followed here: ${line}`);
      stage.instructions.push({ name, options, text: rest });
    }
  }
  return stages;
}

const known = new Set(
  'WORKDIR COPY RUN ARG LABEL ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD'.split(' '), // all that is used
);

export function textOf({ instructions }: Stage, name: string): string {
  return instructions.findLast((instruction) => instruction.name === name)?.text ?? '';
}

export function environmentOf({ instructions }: Stage): Record<string, string> {
  const pairs = instructions.filter(({ name }) => name === 'ENV').flatMap(({ text }) => text.split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}

/** The files of a checkout that the build can see: `.dockerignore` with names and `*` only; the last match decides. */
export function contextFiles(files: string[]): string[] {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return files.filter((file) => {
    const deciding = patterns.findLast((pattern) => {
      const name = pattern.replace(/^!/, '');
      return name === '*' || file === name || file.startsWith(`${name}/`);
    });
    return deciding === undefined || deciding.startsWith('!');
  });
}

/** Builds every stage in a folder of its name, with build arguments. */
export function buildStages(stages: Stage[], folder: string, args: Record<string, string>): void {
  for (const stage of stages) {
    const stageRoot = join(folder, stage.name);
    let workdir = stageRoot;
    let env: Record<string, string> = {};
    mkdirSync(stageRoot);
    for (const { name, options, text } of stage.instructions) {
      if (name === 'WORKDIR') {
        workdir = join(stageRoot, text);
        mkdirSync(workdir, { recursive: true });
      }
      if (name === 'COPY') copy(options.from === undefined ? undefined : join(folder, options.from), text);
      if (name === 'ARG')
        for (const [key = '', value = ''] of text.split(' ').map((arg) => arg.split('=')))
          env = { ...env, [key]: args[key] ?? value };
      if (name === 'RUN') for (const command of text.split(' && ')) run(command, stageRoot, workdir, env);
    }
    function copy(from: string | undefined, text: string): void {
      const names = text.split(' ');
      const target = names.pop() ?? '';
      for (const source of names) {
        if (from === undefined) copyContext(source, join(workdir, target));
        else if (statSync(join(from, source)).isDirectory())
          cpSync(join(from, source), join(workdir, target), { recursive: true });
        else cpSync(join(from, source), join(workdir, target, basename(source)));
      }
    }
  }
}

function copyContext(source: string, target: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = contextFiles(listed.split('\0').filter((file) => file && existsSync(join(root, file))));
  const copied = files.filter((file) => source === '.' || file === source);
  if (copied.length === 0) throw new Error(`The build cannot see ${source}.`);
  for (const file of copied) cpSync(join(root, file), join(target, file));
}

function run(command: string, stageRoot: string, workdir: string, args: Record<string, string>): void {
  const { PATH, HOME } = process.env;
  const [, mode, made] = /^install -d -o \d+ -g \d+ -m (\d+) (\/.+)$/.exec(command) ?? [];
  if (made !== undefined)
    for (const path of made.split(' '))
      mkdirSync(join(stageRoot, path), { recursive: true, mode: Number(`0o${mode}`) });
  else if (command === 'npm ci --omit=dev') linkPackages(workdir);
  else
    execSync(command, {
      cwd: workdir,
      env: { PATH: `${dirname(process.execPath)}:${PATH}`, HOME, ...args },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
}

/** Only what the lockfile does not mark as needed for development alone. */
function linkPackages(workdir: string): void {
  const { packages } = JSON.parse(readFileSync(join(workdir, 'package-lock.json'), 'utf8'));
  for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(packages)) {
    const isNested = path.lastIndexOf('node_modules/') > 0; // its parent is linked
    if (path === '' || dev || isNested || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(workdir, path)), { recursive: true });
    symlinkSync(join(root, path), join(workdir, path));
  }
  // .cache has pictures that are rendered already, which take the build most of its time.
  for (const name of ['.bin', '.cache'])
    symlinkSync(join(root, 'node_modules', name), join(workdir, 'node_modules', name));
}
