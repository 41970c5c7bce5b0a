import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Answer = {
  /** How many of the boxes are full, and how many there are. */
  paid: number;
  weeks: number;
  /** What is paid for, and the reason if it is not plain. */
  bill: string;
  note?: string;
};

type Props = {
  title: string;
  intro: ReactNode;
  /** The pricing models, in the order of their colours: fixed price, by the hour, by the month. */
  models: [string, string, string];
  cases: { happens: string; answers: [Answer, Answer, Answer] }[];
};

/**
 * What a client pays for under each pricing model when something happens, drawn with a box for each week. What happens
 * is a line as wide as the table: it is the head of the cells below it.
 */
export function Changes({ title, intro, models, cases }: Props) {
  return (
    <WideSection name="changes" title={title} intro={intro} ground="concrete">
      <table className="changes">
        <thead>
          <tr>
            {models.map((model, column) => (
              <th key={model} scope="col" id={`model-${column}`}>
                {model}
              </th>
            ))}
          </tr>
        </thead>
        {cases.map(({ happens, answers }, row) => (
          <tbody key={happens}>
            <tr>
              <th colSpan={3} scope="col" id={`case-${row}`}>
                {happens}
              </th>
            </tr>
            <tr>
              {answers.map(({ paid, weeks, bill, note }, column) => (
                <td key={models[column]} headers={`case-${row} model-${column}`}>
                  <Boxes paid={paid} weeks={weeks} />
                  <strong>{bill}</strong>
                  {note && ` ${note}`}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </WideSection>
  );
}

/** In rows of four, as the weeks of a month; an empty box is a frame. */
function Boxes({ paid, weeks }: Pick<Answer, 'paid' | 'weeks'>) {
  const boxes = Array.from(
    { length: weeks },
    (_, week) => `M${(week % 4) * 10} ${week < 4 ? 0 : 10}h9v9h-9z${week < paid ? '' : 'm1 1h7v7h-7z'}`,
  );
  return (
    <svg viewBox="0 0 39 19" fillRule="evenodd" aria-hidden="true">
      <path d={boxes.join('')} />
    </svg>
  );
}
