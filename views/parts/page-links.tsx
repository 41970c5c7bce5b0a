import type { answers } from '../sections/essentials.tsx';

const links: Record<keyof typeof answers | 'questions', string> = {
  'what-you-get': 'What you get',
  'how-long-it-takes': 'Time',
  'what-it-costs': 'Price',
  'what-we-need': 'From you',
  'what-happens-next': 'Steps',
  questions: 'Questions',
};

/** Links to the answers on a service page: one line on a phone. */
export function PageLinks() {
  return (
    <nav className="page-links" aria-label="On this page">
      <ul className="frame">
        {Object.entries(links).map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
