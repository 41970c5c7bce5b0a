import type { ComponentType, ReactNode } from 'react';
import { type CalculatorName, calculators, sumOfMoney } from '../calculators.ts';
import { usePageContext } from '../page-context.ts';
import { WideSection } from './section.tsx';

type Props = {
  name: CalculatorName;
  title: string;
  intro: ReactNode;
  /** Shows the result; its elements with `data-part` follow the visitor's figures. */
  drawing: ComponentType<{ parts: string[] }>;
  /** The result on a price tag. */
  layout?: 'tag';
  /** What decides the figures, and where the visitor finds them. */
  children: ReactNode;
};

/**
 * A worked example: its result in very large type, the table that leads to it, and a drawing. The figures are read-only
 * inputs; the script makes them editable and recalculates the results.
 */
export function Calculator({ name, title, intro, drawing: Drawing, layout, children }: Props) {
  const { islands } = usePageContext().assets;
  const { figures, calculate } = calculators[name];
  const examples = Object.entries(figures);
  const { results, summary, parts } = calculate(
    Object.fromEntries(examples.map(([key, { value }]) => [key, value])),
  );
  const [before, sum, after] = summary.split(sumOfMoney);
  return (
    <WideSection name="calculator" title={title} intro={intro} ground="accent">
      <div
        className={layout ? `calculator calculator-${layout}` : 'calculator'}
        data-calculator={name}
        data-island={islands.calculator}
      >
        <p className="calculator-summary">
          {before}
          <b>{sum}</b>
          {after}
        </p>
        <table className="calculator-figures">
          <caption>An example. No figure in it is a promise.</caption>
          <tbody className="calculator-inputs">
            {examples.map(([key, { label, value, min, max }]) => (
              <tr key={key}>
                <th scope="row">
                  <label htmlFor={`figure-${key}`}>{label}</label>
                </th>
                <td>
                  <input
                    id={`figure-${key}`}
                    name={key}
                    type="number"
                    inputMode="decimal"
                    autoComplete="off"
                    readOnly
                    {...{ min, max }}
                    step="any"
                    defaultValue={value}
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <tbody className="calculator-results">
            {results.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="calculator-drawing">
          <Drawing parts={parts} />
        </div>
        {/* Announced by screen readers once the visitor pauses. */}
        <output className="hidden-visually" />
      </div>
      <details className="calculator-words">
        <summary>
          <h3>Where to find your figures</h3>
        </summary>
        <div className="prose">{children}</div>
      </details>
    </WideSection>
  );
}
