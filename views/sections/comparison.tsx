import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /** What the options are compared by. */
  criteria: string[];
  /** The name of each option, and its answers in the order of the criteria. */
  options: [name: ReactNode, ...answers: ReactNode[]][];
};

/**
 * A table of options that buyers compare: a row for each, which a phone shows as a block with labels. The roles are
 * explicit, because Safari removes those of a table whose `display` is changed.
 */
export function Comparison({ title, intro, criteria, options }: Props) {
  return (
    <WideSection name="comparison" title={title} intro={intro}>
      <table className="comparison" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {criteria.map((criterion) => (
              <th key={criterion} scope="col" role="columnheader">
                {criterion}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {options.map(([name, ...answers], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
            <tr key={row} role="row">
              <th scope="row" role="rowheader">
                {name}
              </th>
              {criteria.map((criterion, column) => (
                <td key={criterion} role="cell">
                  <span className="comparison-label">{criterion}</span>
                  {answers[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideSection>
  );
}
