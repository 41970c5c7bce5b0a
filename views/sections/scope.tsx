import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro: ReactNode;
  /** Each is shown when the answers lead to it. */
  fixed: ReactNode;
  hourly: ReactNode;
  team: ReactNode;
};

const questions = [
  {
    name: 'list',
    ask: 'Can you list every page and every function today?',
    yes: 'Yes, all of it',
    no: 'Not all of it',
  },
  {
    name: 'months',
    ask: 'Is there enough work for several months?',
    yes: 'Yes, for months',
    no: 'No, or not sure',
  },
  {
    name: 'lead',
    ask: 'Will you tell the people each week what comes next?',
    yes: 'Yes, I will',
    no: 'No, you do that',
  },
] as const;

/**
 * Three questions that lead to a pricing model, with style sheets alone. A browser that does not know `:has()` shows
 * all questions and all models.
 */
export function Scope({ title, intro, fixed, hourly, team }: Props) {
  return (
    <WideSection name="scope" title={title} intro={intro} ground="ink">
      <div className="scope">
        {questions.map(({ name, ask, yes, no }) => (
          <fieldset key={name} className={`scope-question scope-${name}`}>
            <legend>{ask}</legend>
            {[yes, no].map((answer) => (
              <label key={answer} className="scope-answer">
                <input type="radio" name={`scope-${name}`} value={answer === yes ? 'yes' : 'no'} />
                {answer}
              </label>
            ))}
          </fieldset>
        ))}
        <div className="scope-results" aria-live="polite">
          <div className="scope-waiting">
            <p>Your answers lead to one of the three models.</p>
            <ul>
              <li className="scope-fixed">Fixed price</li>
              <li className="scope-hourly">Time and material</li>
              <li className="scope-team">Dedicated team</li>
            </ul>
          </div>
          <div className="scope-result scope-fixed">{fixed}</div>
          <div className="scope-result scope-hourly">{hourly}</div>
          <div className="scope-result scope-team">{team}</div>
        </div>
      </div>
    </WideSection>
  );
}
