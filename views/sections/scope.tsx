import type { ReactNode } from 'react';

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
    <section className="section ground scope pigment-ochre">
      <div className="frame">
        <div className="wide-head">
          <h2>{title}</h2>
          <p>{intro}</p>
        </div>
        <div className="scope-grid">
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
                <li className="pigment-vermilion">Fixed price</li>
                <li className="pigment-cobalt">Time and material</li>
                <li className="pigment-pine">Dedicated team</li>
              </ul>
            </div>
            <div className="scope-result scope-fixed pigment-vermilion">{fixed}</div>
            <div className="scope-result scope-hourly pigment-cobalt">{hourly}</div>
            <div className="scope-result scope-team pigment-pine">{team}</div>
          </div>
        </div>
      </div>
    </section>
  );
}
