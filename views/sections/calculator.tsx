import type { ComponentType, ReactNode } from 'react';
import { type CalculatorName, calculators } from '../calculators.ts';
import { usePageContext } from '../page-context.ts';
import { Section } from './section.tsx';

type Props = {
  name: CalculatorName;
  title: string;
  intro: ReactNode;
  /** Shows the result; its elements with `data-part` follow the visitor's figures. */
  drawing: ComponentType<{ parts: string[] }>;
  children?: ReactNode;
};

/**
 * A worked example as a table. Its figures are read-only inputs; the script makes them editable and recalculates the
 * results. Below the table: what decides the figures, as text.
 */
export function Calculator({ name, title, intro, drawing: Drawing, children }: Props) {
  const { islands } = usePageContext().assets;
  const { figures, calculate } = calculators[name];
  const examples = Object.entries(figures);
  const { results, summary, parts } = calculate(
    Object.fromEntries(examples.map(([key, { value }]) => [key, value])),
  );
  return (
    <Section name="calculator" title={title} intro={intro}>
      <div className="calculator" data-calculator={name} data-island={islands.calculator}>
        <table>
          <caption>An example. No figure in it is a promise.</caption>
          <tbody>
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
        <Drawing parts={parts} />
        <p className="calculator-summary">{summary}</p>
        {/* What a screen reader hears once the visitor pauses. */}
        <output className="hidden-visually" />
      </div>
      {children && <div className="calculator-words prose">{children}</div>}
    </Section>
  );
}
