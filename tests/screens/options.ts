import { parseArgs } from 'node:util';
import { type Selection, schemes, sizes } from './pictures.ts';

/** Not the server's own, whose modules import pages: Node runs this command as it is, and no JSX. */
export class UsageError extends Error {}

export type Options = Selection & { against?: string; help: boolean };

const widths = sizes.map(({ width }) => `${width}`);

export const help = `npm run screens -- [options]

Builds the site and takes a picture of every page in Chromium, into .screens/.

  --pages NAMES     only these pages, by path without the slash: seo-services,contact; also home and 404
  --sizes WIDTHS    only these widths, of ${widths.join(', ')}
  --schemes NAMES   only these colour schemes, of ${schemes.join(', ')}
  --against REV     also takes the pictures of that commit, and compares the two in .screens/index.html
  --help            prints this text`;

const options = {
  pages: { type: 'string' },
  sizes: { type: 'string', default: widths.join() },
  schemes: { type: 'string', default: schemes.join() },
  against: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Throws `UsageError` on invalid arguments. */
export function parseOptions(args: string[], known: string[]): Options {
  const { pages, against, ...values } = parse(args);
  return {
    ...(pages !== undefined && { pages: listed('--pages', pages, known) }),
    widths: listed('--sizes', values.sizes, widths).map(Number),
    schemes: listed('--schemes', values.schemes, schemes),
    ...(against !== undefined && { against }),
    help: values.help,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(String((error as Error).message).replaceAll('\n', ' '));
  }
}

/** The values of a list separated by commas, in the order of `known`. */
function listed<Name extends string>(option: string, list: string, known: readonly Name[]): Name[] {
  const names = list.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !known.includes(name as Name));
  if (wrong !== undefined) throw new UsageError(`${option}: "${wrong}" is not one of ${known.join(', ')}.`);
  return known.filter((name) => names.includes(name));
}
