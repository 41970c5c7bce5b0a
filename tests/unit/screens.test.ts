import { expect, test } from 'vitest';
import { parseOptions, UsageError } from '../screens/options.ts';
import { picturesOf } from '../screens/pictures.ts';

const names = ['home', 'contact', 'seo-services', '404'];

test('options restrict the pictures, and a wrong one is a usage error of one line', () => {
  const args = '--pages 404,contact --sizes=390 --schemes=dark --against HEAD~3'.split(' ');
  const { against, ...selection } = parseOptions(args, names);
  expect(against).toBe('HEAD~3');
  expect(picturesOf(['/', '/contact', '/seo-services'], selection).map(({ file }) => file)).toEqual([
    ...['contact-390x760-dark-full.png', 'contact-390x760-dark-first.png'],
    ...['404-390x760-dark-full.png', '404-390x760-dark-first.png'],
  ]);
  for (const [wrong, message] of [
    [['--pages', 'contact,nowhere'], '--pages: "nowhere" is not one of home, contact, seo-services, 404.'],
    [['--colour'], "Unknown option '--colour'"],
    [['contact'], "Unexpected argument 'contact'"],
  ] as const) {
    const parsing = () => parseOptions([...wrong], names);
    expect(parsing).toThrow(UsageError);
    expect(parsing).toThrow(message);
    expect(parsing).not.toThrow('\n');
  }
});
