import { globSync, readFileSync } from 'node:fs';
import type { Rule } from '../../views/index.ts';
import { root } from './paths.ts';

/**
 * Each class of the rules with a name of one or two characters, except those that the browser's scripts name. Names of
 * two small letters are not used, because ad blockers hide some of them (`ad`).
 */
export function shortClassNames(rules: Rule[]): Record<string, string> {
  const kept = namesInScripts();
  return Object.fromEntries(
    [...namesIn(rules)].filter((name) => !isKept(name, kept)).map((name, index) => [name, shortName(index)]),
  );
}

/** Those in the arguments of a pseudo-class too, as in `:not(.ground)`; none from a URL. */
function namesIn(rules: Rule[]): Set<string> {
  const text = rules.map(({ css, texts = [] }) => texts.join() + css).join('');
  const names = text.replace(/"[^"]*"/g, '').matchAll(/\.([a-z][\w-]*)/g);
  return new Set([...names].map(([, name = '']) => name));
}

/** Every word of a string in the sources that run in the browser, and the classes of the sheets that they add. */
function namesInScripts(): Set<string> {
  const scripts = globSync('{client,views/forms}/*.{ts,tsx}', { cwd: root }).map(read).join('\n');
  const strings = scripts.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  const sheets = scripts.match(/views\/forms\/[\w-]+\.css/g) ?? [];
  const classes = sheets.flatMap((file) => read(file).match(/\.[a-z][\w-]*/g) ?? []);
  return new Set([...strings, ...classes].flatMap((text) => text.match(/[a-z][\w-]*/g) ?? []));
}

function read(file: string): string {
  return readFileSync(root + file, 'utf8');
}

/** A script may compose a name, as in `form-message-${rows}`: names with such a beginning are kept too. */
function isKept(name: string, kept: ReadonlySet<string>): boolean {
  return kept.has(name) || kept.has(name.slice(0, name.lastIndexOf('-') + 1));
}

function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  const second = Math.floor(index / 26) - 1;
  return second < 0 ? letter : letter + (seconds[second] ?? second);
}

const seconds = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
