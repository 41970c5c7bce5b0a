/** Filters the lists of services by the words in the search field; any order, any part of a word. */
export function hydrate(container: HTMLElement): void {
  const input = container.querySelector('input');
  const output = container.querySelector('output');
  if (!input || !output) return;
  const entries = [...container.querySelectorAll<HTMLElement>('.entry, .route')].map((element) => ({
    element,
    text: `${element.textContent} ${element.dataset.words ?? ''}`.toLowerCase(),
  }));
  const sections = container.querySelectorAll<HTMLElement>('.section');

  input.addEventListener('input', filter);
  // Typed before this module had loaded, or restored by the browser.
  filter();

  function filter(): void {
    const words = (input as HTMLInputElement).value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { element, text } of entries) {
      element.hidden = !words.every((word) => text.includes(word));
      if (!element.hidden) found += 1;
    }
    for (const section of sections)
      section.hidden = !section.querySelector(':is(.entry, .route):not([hidden])');
    (output as HTMLOutputElement).textContent = words.length === 0 ? '' : describe(found);
  }
}

function describe(found: number): string {
  if (found === 0) return 'No service has these words.';
  return found === 1 ? 'One service' : `${found} services`;
}
