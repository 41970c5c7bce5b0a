import { type ReactNode, useId } from 'react';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  /** `improved` is before and after: the changes describe the second state, which is larger. `equal` has two of a kind. */
  layout: 'improved' | 'equal';
  ground?: 'accent' | 'concrete' | 'ink';
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
export function Compare({
  title,
  intro,
  layout,
  ground,
  names = ['Before', 'After'],
  before,
  after,
  children,
}: Props) {
  const name = `state${useId()}`;
  const states = [
    { key: 'before', name: names[0], content: before, isChosen: layout === 'equal' },
    { key: 'after', name: names[1], content: after, isChosen: layout === 'improved' },
  ];
  return (
    <WideSection name="compare" title={title} intro={intro} ground={ground}>
      <div className={`compare compare-${layout}`}>
        <fieldset className="compare-switch">
          <legend className="hidden-visually">Show</legend>
          {states.map((state) => (
            <label key={state.key} className="compare-option">
              <input type="radio" name={name} value={state.key} defaultChecked={state.isChosen} />
              {state.name}
            </label>
          ))}
        </fieldset>
        {states.map((state) => (
          <figure key={state.key} className={`compare-state compare-${state.key}`}>
            <figcaption className="compare-name">{state.name}</figcaption>
            {state.content}
          </figure>
        ))}
        <ul className="compare-changes">{children}</ul>
      </div>
    </WideSection>
  );
}

export function Change({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="compare-change">
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
