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

/** A table of options that buyers compare: a row for each, which a phone shows as a block with labels. */
export function Comparison({ title, intro, criteria, options }: Props) {
  return (
    <WideSection name="comparison" title={title} intro={intro}>
      <table className="comparison">
        <thead>
          <tr>
            <td />
            {criteria.map((criterion) => (
              <th key={criterion} scope="col">
                {criterion}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map(([name, ...answers], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
            <tr key={row}>
              <th scope="row">{name}</th>
              {criteria.map((criterion, column) => (
                <td key={criterion}>
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
