import { Fragment } from 'react';
import type { Field } from './index.ts';

const counts = [
  'One field needs',
  'Two fields need',
  'Three fields need',
  'Four fields need',
  'Five fields need',
];

type Props = {
  /** The prefix of the fields' ids. */
  id: string;
  fields: Partial<Record<string, Field | string>>;
  /** The names of the rejected fields. */
  names: string[];
};

/** Names the rejected fields and links to them: the message above them has a fixed text that says neither. */
export function RejectedFields({ id, fields, names }: Props) {
  return (
    <p className="form-needs">
      {`${counts[names.length - 1]} you: `}
      {names.map((name, index) => {
        const field = fields[name];
        return (
          <Fragment key={name}>
            {index > 0 && (index < names.length - 1 ? ', ' : ' and ')}
            <a href={`#${id}-${name}`}>{typeof field === 'object' ? field.label : name}</a>
          </Fragment>
        );
      })}
    </p>
  );
}
