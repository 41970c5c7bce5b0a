import { Fragment } from 'react';
import type { FormTexts } from '../languages/words.ts';

type Props = {
  /** The prefix of the fields' ids. */
  id: string;
  labels: Record<string, string>;
  /** The names of the rejected fields. */
  names: string[];
  texts: FormTexts;
};

/** Names the rejected fields and links to them: the message above them has a fixed text that says neither. */
export function RejectedFields({ id, labels, names, texts }: Props) {
  return (
    <p className="form-needs">
      {`${texts.needs[names.length - 1]} `}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && (index < names.length - 1 ? ', ' : ` ${texts.and} `)}
          <a href={`#${id}-${name}`}>{labels[name] ?? name}</a>
        </Fragment>
      ))}
    </p>
  );
}
