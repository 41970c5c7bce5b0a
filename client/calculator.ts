import { type CalculatorName, calculators } from '../views/calculators.ts';

/** Makes the figures of a calculator editable, and recalculates its results. */
export function hydrate(container: HTMLElement): void {
  const { calculate } = calculators[container.dataset.calculator as CalculatorName];
  const inputs = [...container.querySelectorAll('input')];
  const cells = container.querySelectorAll('.calculator-results td');
  const summary = container.querySelector('output');

  for (const input of inputs) input.readOnly = false;
  container.addEventListener('input', update);
  // A browser that returns to the page may have restored what was typed.
  update();

  function update(): void {
    const isComplete = inputs.every((input) => input.value !== '' && input.validity.valid);
    const { results, summary: text } = calculate(
      Object.fromEntries(inputs.map(({ name, valueAsNumber }) => [name, valueAsNumber])),
    );
    for (const [index, cell] of cells.entries())
      cell.textContent = isComplete ? (results[index]?.value ?? '') : '–';
    if (summary)
      summary.textContent = isComplete ? text : adviceFor(inputs.find(({ validity }) => !validity.valid));
  }
}

function adviceFor(input: HTMLInputElement | undefined): string {
  const label = input?.labels?.[0]?.textContent;
  if (!input || !label) return 'Fill in every figure.';
  const { rangeUnderflow, rangeOverflow } = input.validity;
  if (rangeUnderflow) return `${label}: ${input.min} or more.`;
  if (rangeOverflow) return `${label}: ${input.max} or less.`;
  return `${label}: write a number.`;
}
