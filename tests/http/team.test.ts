import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Team } from '../../views/sections/people.tsx';

test('the people of the team are shown with their roles, and with their photos where there are any', () => {
  const html = renderToStaticMarkup(
    createElement(Team, {
      members: [
        { name: 'Asha Rao', role: 'Designer', photo: 'asha.webp' },
        { name: 'Ravi Gill', role: 'Developer' },
      ],
    }),
  );
  expect(html).toMatch(/src="\/team\/asha\.webp"[^>]*>.*<h3>Asha Rao<\/h3><p>Designer<\/p>/);
  expect(html).toContain('<li><h3>Ravi Gill</h3><p>Developer</p></li>');
});

test('without people the section is not rendered', () => {
  expect(renderToStaticMarkup(createElement(Team, { members: [] }))).toBe('');
});
