import { expect, test } from 'vitest';
import { UsageError } from '../../server/cli/command.ts';
import { parseOptions } from '../screens/options.ts';
import { picturesOf, schemes, sizes } from '../screens/pictures.ts';
import { reportOf } from '../screens/report.ts';

const paths = ['/', '/contact', '/seo-services'];
const names = ['home', 'contact', 'seo-services', '404'];
const everything = { widths: [320, 390, 820, 1366, 1440], schemes: [...schemes] };

const filesOf = (selection: Partial<Parameters<typeof picturesOf>[1]>) =>
  picturesOf(paths, { ...everything, ...selection }).map(({ file }) => file);

test('each page has a picture for each size and scheme, and two sizes a first screen; options restrict them', () => {
  const files = filesOf({});
  expect(files.length).toBe(names.length * (sizes.length + 2) * schemes.length);
  expect(new Set(files).size).toBe(files.length);
  expect(filesOf({ pages: ['404', 'contact'], widths: [390], schemes: ['dark'] })).toEqual([
    'contact-390x760-dark-full.png',
    'contact-390x760-dark-first.png',
    '404-390x760-dark-full.png',
    '404-390x760-dark-first.png',
  ]);
});

test('options accept lists, and without options all pictures are selected', () => {
  expect(parseOptions([], names)).toEqual({ ...everything, help: false });
  const lists = '--pages seo-services,contact --sizes=390,1440 --schemes=light --against HEAD~3';
  const chosen = { pages: ['contact', 'seo-services'], widths: [390, 1440], schemes: ['light'] };
  expect(parseOptions(lists.split(' '), names)).toEqual({ ...chosen, against: 'HEAD~3', help: false });
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
  const differences = [
    { picture: added, only: 'after' as const },
    { picture: changed, change: { shareOfPixels: 0.1234, heights: [900, 950] as [number, number] } },
    { picture: same },
  ];
  const [shown = '', folded = ''] = reportOf(differences, 'abc1234', 'working').split('<details>');
  for (const words of [
    ...['2 of 3 pictures differ.', '12.34 %, 900 px and 950 px high', `<a href="abc1234/${changed.file}">`],
    ...[`<a href="working/${changed.file}">`, `<a href="working/${added.file}">`],
  ])
    expect(shown).toContain(words);
  expect(shown).not.toContain(`abc1234/${added.file}`);
  expect(shown).not.toContain(same.file);
  expect(folded).toContain(`<a href="working/${same.file}">`);
});
