import { type ReactNode, useId } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /** The names of the two states; `Before` and `After` unless given. */
  names?: [string, string];
  before: ReactNode;
  after: ReactNode;
  /** What has changed, and why: `Change` elements. */
  children: ReactNode;
};

/**
 * Two states of one thing. A wide window shows both side by side, a narrow one the chosen one, without script. A
 * browser that does not know `:has()` shows both.
 */
export function Compare({ title, intro, names = ['Before', 'After'], before, after, children }: Props) {
  const name = `state${useId()}`;
  // The changes below describe the state after; two searches or files have no such order.
  const shown = names[0] === 'Before' ? 1 : 0;
  const states = [
    { key: 'before', name: names[0], content: before },
    { key: 'after', name: names[1], content: after },
  ];
  return (
    <WideSection name={shown === 1 ? 'improved' : 'compare'} title={title} intro={intro} ground="accent">
      <div className={shown === 1 ? 'compare compare-better' : 'compare'}>
        <fieldset className="compare-switch">
          <legend className="hidden-visually">Show</legend>
          {states.map((state, index) => (
            <label key={state.key} className="compare-option">
              <input type="radio" name={name} value={state.key} defaultChecked={index === shown} />
              {state.name}
            </label>
          ))}
        </fieldset>
        {states.map((state) => (
          <figure key={state.key} className={`compare-${state.key}`}>
            <figcaption className="compare-name">{state.name}</figcaption>
            {state.content}
          </figure>
        ))}
      </div>
      <ul className="compare-changes">{children}</ul>
    </WideSection>
  );
}

export function Change({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
