import { expect, test } from 'vitest';
import { UsageError } from '../../server/cli/command.ts';
import { parseOptions } from '../screens/options.ts';
import { pagesOf, picturesOf, schemes, sizes } from '../screens/pictures.ts';
import { reportOf } from '../screens/report.ts';

const paths = ['/', '/contact', '/seo-services'];
const names = ['home', 'contact', 'seo-services', '404'];
const everything = { widths: [320, 390, 820, 1366, 1440], schemes: [...schemes] };

const filesOf = (selection: Partial<Parameters<typeof picturesOf>[1]>) =>
  picturesOf(paths, { ...everything, ...selection }).map(({ file }) => file);

test('a page is named by its path', () => {
  expect(pagesOf(paths).map(({ page }) => page)).toEqual(names);
});

test('each page has a picture for each size and scheme, and two sizes a first screen', () => {
  const files = filesOf({});
  expect(files.length).toBe(names.length * (sizes.length + 2) * schemes.length);
  expect(new Set(files).size).toBe(files.length);
  const first = files.filter((file) => file.endsWith('-first.png') && file.startsWith('home-'));
  expect(first).toEqual([
    'home-390x760-light-first.png',
    'home-390x760-dark-first.png',
    'home-1366x657-light-first.png',
    'home-1366x657-dark-first.png',
  ]);
});

test('options restrict the pictures', () => {
  expect(filesOf({ pages: ['404', 'contact'], widths: [390], schemes: ['dark'] })).toEqual([
    'contact-390x760-dark-full.png',
    'contact-390x760-dark-first.png',
    '404-390x760-dark-full.png',
    '404-390x760-dark-first.png',
  ]);
});

test('both pictures of one load share it', () => {
  const [full, first] = picturesOf(['/'], { pages: ['home'], widths: [390], schemes: ['light'] });
  expect(first?.view).toBe(full?.view);
});

test('without options, all pictures are selected', () => {
  expect(parseOptions([], names)).toEqual({ ...everything, help: false });
});

test('options accept lists', () => {
  const args = [
    '--pages',
    'seo-services,contact',
    '--sizes=390, 1440',
    '--schemes=light',
    '--against',
    'HEAD~3',
  ];
  expect(parseOptions(args, names)).toEqual({
    pages: ['contact', 'seo-services'],
    widths: [390, 1440],
    schemes: ['light'],
    against: 'HEAD~3',
    help: false,
  });
});

test.each([
  [['--pages', 'contact,nowhere'], '--pages: "nowhere" is not one of home, contact, seo-services, 404.'],
  [['--sizes', '390,400'], '--sizes: "400" is not one of 320, 390, 820, 1366, 1440.'],
  [['--schemes', ''], '--schemes: "" is not one of light, dark.'],
  [['--colour'], "Unknown option '--colour'"],
  [['contact'], "Unexpected argument 'contact'"],
])('%j is a usage error of one line', (args, message) => {
  const parsing = () => parseOptions(args, names);
  expect(parsing).toThrow(UsageError);
  expect(parsing).toThrow(message);
  expect(parsing).not.toThrow('\n');
});

test('the report shows what differs and folds away the rest', () => {
  const [changed, added, same] = picturesOf(paths, { ...everything, pages: ['contact'] });
  if (!changed || !added || !same) throw new Error('There are too few pictures.');
  const report = reportOf(
    [
      { picture: added, only: 'after' },
      { picture: changed, change: { shareOfPixels: 0.1234, heights: [900, 950] } },
      { picture: same },
    ],
    'abc1234',
    'working',
  );
  const [shown = '', folded = ''] = report.split('<details>');
  expect(shown).toContain('2 of 3 pictures differ.');
  expect(shown).toContain('12.34 %, 900 px and 950 px high');
  expect(shown).toContain(`<a href="abc1234/${changed.file}">`);
  expect(shown).toContain(`<a href="working/${changed.file}">`);
  expect(shown).toContain(`<a href="working/${added.file}">`);
  expect(shown).not.toContain(`abc1234/${added.file}`);
  expect(shown).not.toContain(same.file);
  expect(folded).toContain(`<a href="working/${same.file}">`);
});
