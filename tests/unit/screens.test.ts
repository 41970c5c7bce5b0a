import { expect, test } from 'vitest';
import { UsageError } from '../../server/cli/command.ts';
import { parseOptions } from '../screens/options.ts';
import { picturesOf, schemes, sizes } from '../screens/pictures.ts';
import { reportOf } from '../screens/report.ts';

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

test('the report shows what differs and folds away the rest', () => {
  const [changed, added, same] = picturesOf(paths, { ...everything, pages: ['contact'] });
  if (!changed || !added || !same) throw new Error('There are too few pictures.');
  const change = { shareOfPixels: 0.1234, heights: [900, 950] as [number, number] };
  const differences = [
    { picture: added, only: 'after' as const },
    { picture: changed, change },
    { picture: same },
  ];
  const [shown = '', folded = ''] = reportOf(differences, 'abc1234', 'working').split('<details>');
  expect(shown).toContain('2 of 3 pictures differ.');
  expect(shown).toContain('12.34 %, 900 px and 950 px high');
  const linked = [...shown.matchAll(/<a href="([^#].+?)"/g)].map(([, href]) => href);
  expect(linked.sort()).toEqual([
    ...[`abc1234/${changed.file}`, `working/${changed.file}`, `working/${added.file}`].sort(),
  ]);
  expect(folded).toContain(`<a href="working/${same.file}">`);
});
