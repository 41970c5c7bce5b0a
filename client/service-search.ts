import { matches, searchWords } from '../views/search.ts';

/** Filters the services, the trades and the words of the glossary by what is in the search field. */
export function hydrate(container: HTMLElement): void {
  const input = container.querySelector('input');
  const output = container.querySelector('output');
  if (!input || !output) return;
  const lists = [...container.querySelectorAll<HTMLElement>('.section')].map((section) => {
    const group = section.querySelector('h2')?.parentElement?.textContent ?? '';
    const entries = [...section.querySelectorAll<HTMLElement>('.entry, .card, .glossary-term')];
    return {
      section,
      folds: [...section.querySelectorAll('details')],
      entries: entries.map((element) => ({ element, text: textOf(element) + group })),
    };
  });
  /** What the search has opened, and closes again. */
  const opened = new Set<HTMLDetailsElement>();

  input.readOnly = false;
  input.addEventListener('input', () => filter(input, output));
  // A link to something that the search hides would lead nowhere.
  document.addEventListener('click', ({ target }) => {
    const { hash = '' } = (target as Element).closest('a') ?? {};
    if (!document.getElementById(hash.slice(1))?.closest('[hidden]')) return;
    input.value = '';
    filter(input, output);
  });
  // Restored by the browser on a return to the page.
  if (input.value !== '') filter(input, output);
  // WebKit resets the field of a page that it kept, just after this event.
  addEventListener('pageshow', () => setTimeout(() => filter(input, output)));

  function filter({ value }: HTMLInputElement, result: HTMLOutputElement): void {
    let found = 0;
    const isEmpty = searchWords(value).length === 0;
    const isWhole = lists.some(({ entries }) => entries.some(({ text }) => matches(value, text, true)));
    for (const { section, folds, entries } of lists) {
      const shown = entries.filter(({ element, text }) => {
        element.hidden = !matches(value, text, isWhole);
        return !element.hidden;
      });
      found += shown.length;
      // A strip without entries is shown only with the whole list.
      section.hidden = shown.length === 0 && !(isEmpty && entries.length === 0);
      for (const fold of folds) showFound(fold, isEmpty);
    }
    result.textContent = isEmpty ? '' : describe(found);
  }

  /** A folded group is open while the search finds something in it. */
  function showFound(fold: HTMLDetailsElement, isEmpty: boolean): void {
    fold.hidden = !fold.querySelector('.glossary-term:not([hidden])');
    if (isEmpty && opened.delete(fold)) fold.open = false;
    else if (!isEmpty && !fold.hidden && !fold.open) {
      fold.open = true;
      opened.add(fold);
    }
  }
}

function textOf(element: HTMLElement): string {
  return `${element.textContent} ${element.dataset.words ?? ''} `;
}

function describe(found: number): string {
  if (found === 0) return 'Nothing on this page has these words.';
  return found === 1 ? 'One result' : `${found} results`;
}
