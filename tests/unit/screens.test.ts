import { expect, test } from 'vitest';
import { parseOptions, UsageError } from '../screens/options.ts';
import { picturesOf, schemes, sizes } from '../screens/pictures.ts';

const paths = ['/', '/contact', '/seo-services'];
const names = ['home', 'contact', 'seo-services', '404'];
const everything = { widths: [320, 390, 820, 1366, 1440], schemes: [...schemes] };

test('each page has a picture for each size and scheme, and two sizes a first screen', () => {
  const files = picturesOf(paths, everything).map(({ file }) => file);
  expect(files.length).toBe(names.length * (sizes.length + 2) * schemes.length);
  expect(new Set(files).size).toBe(files.length);
});

test('options restrict the pictures, and a wrong one is a usage error of one line', () => {
  expect(parseOptions([], names)).toEqual({ ...everything, help: false });
  const args = '--pages 404,contact --sizes=390 --schemes=dark --against HEAD~3'.split(' ');
  const { against, ...selection } = parseOptions(args, names);
  expect(against).toBe('HEAD~3');
  expect(picturesOf(paths, selection).map(({ file }) => file)).toEqual([
    ...['contact-390x760-dark-full.png', 'contact-390x760-dark-first.png'],
    ...['404-390x760-dark-full.png', '404-390x760-dark-first.png'],
  ]);
  for (const [wrong, message] of [
    [['--pages', 'contact,nowhere'], '--pages: "nowhere" is not one of home, contact, seo-services, 404.'],
    [['--sizes', '390,400'], '--sizes: "400" is not one of 320, 390, 820, 1366, 1440.'],
    [['--colour'], "Unknown option '--colour'"],
    [['contact'], "Unexpected argument 'contact'"],
  ] as const) {
    const parsing = () => parseOptions([...wrong], names);
    expect(parsing).toThrow(UsageError);
    expect(parsing).toThrow(message);
    expect(parsing).not.toThrow('\n');
  }
});
