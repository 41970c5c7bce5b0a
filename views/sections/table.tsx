import type { ReactNode } from 'react';
import type { Pigment } from '../layout/pigments.ts';
import { PartImage, type PartName } from '../parts/part-image.tsx';
import { WideSection } from './section.tsx';

type Option = {
  name: ReactNode;
  picture?: PartName;
  /** The colour behind its name and picture. */
  ground?: Pigment;
  /** In the order of the criteria. */
  answers: ReactNode[];
};

type Props = {
  title: string;
  intro?: ReactNode;
  /** What the options are compared by: at most eight. */
  criteria: string[];
  options: Option[];
};

/** Options that buyers compare: rows, and blocks with labels in a narrow window. The roles are explicit, because Safari removes those of a table whose `display` is changed. */
export function Table({ title, intro, criteria, options }: Props) {
  return (
    <WideSection name="table" title={title} intro={intro}>
      <table className="table" role="table">
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
          {options.map(({ name, picture, ground, answers }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the options never change their order
            <tr key={row} role="row">
              <th scope="row" role="rowheader" className={ground && `pigment-${ground}`}>
                <span className="table-head">
                  {picture && (
                    <span className="table-picture">
                      <PartImage name={picture} />
                    </span>
                  )}
                  <span>{name}</span>
                </span>
              </th>
              {criteria.map((criterion, column) => (
                <td key={criterion} role="cell">
                  <span className="table-label">{criterion}</span> <span>{answers[column]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideSection>
  );
}
