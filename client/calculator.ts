import { type CalculatorName, calculators, sumOfMoney } from '../views/calculators.ts';

/** A screen reader hears the result once the visitor has stopped typing for this long. */
const pauseMs = 1_000;

/** Makes the figures of a calculator editable, and recalculates its results. */
export function hydrate(container: HTMLElement): void {
  const { calculate } = calculators[container.dataset.calculator as CalculatorName];
  const inputs = [...container.querySelectorAll('input')];
  const cells = container.querySelectorAll('.calculator-results td');
  const summary = container.querySelector('.calculator-summary');
  const drawn = container.querySelectorAll<HTMLElement | SVGElement>('[data-part]');
  const announcement = container.querySelector('output');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentences: string[] = [];

  for (const input of inputs) input.readOnly = false;
  container.addEventListener('input', () => {
    update();
    clearTimeout(timer);
    timer = setTimeout(() => setText(announcement, sentences.join('. ')), pauseMs);
  });
  // A browser that returns to the page may have restored what was typed.
  update();
  // WebKit resets the fields of a page that it kept, just after this event.
  addEventListener('pageshow', () => {
    setText(announcement, '');
    setTimeout(update);
  });

  function update(): void {
    const faulty = inputs.find((input) => input.value === '' || !input.validity.valid);
    for (const input of inputs) input.setAttribute('aria-invalid', String(input === faulty));
    // A calculation may rely on the limits of its figures.
    const {
      results,
      summary: text,
      parts,
    } = faulty
      ? { results: [], summary: adviceFor(faulty), parts: [] }
      : calculate(Object.fromEntries(inputs.map(({ name, valueAsNumber }) => [name, valueAsNumber])));
    for (const [index, cell] of cells.entries()) setText(cell, faulty ? '–' : (results[index]?.value ?? ''));
    for (const [index, element] of drawn.entries()) {
      const { part = 'text' } = element.dataset;
      const value = parts[index] ?? '';
      if (part === 'text') setText(element, faulty ? '–' : value);
      else if (!faulty) element.setAttribute(part, value);
    }
    setSummary(summary, text);
    // The summary alone may stay as it is: with twice the budget a customer costs the same.
    sentences = [text, ...results.map(({ label, value }) => `${label}: ${value}`)];
  }
}

function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function setSummary(element: Element | null, text: string): void {
  if (!element || element.textContent === text) return;
  const [before = '', sum = '', after = ''] = text.split(sumOfMoney);
  const large = document.createElement('b');
  large.textContent = sum;
  element.replaceChildren(before, large, after);
}

function adviceFor({ labels, min, max, validity }: HTMLInputElement): string {
  const label = labels?.[0]?.textContent;
  if (validity.rangeUnderflow) return `${label}: ${min} or more.`;
  if (validity.rangeOverflow) return `${label}: ${max} or less.`;
  return `${label}: write a number.`;
}
