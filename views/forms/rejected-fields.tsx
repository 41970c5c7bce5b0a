import { Fragment } from 'react';
import { type FieldErrors, rejectedFields } from './errors.ts';
import { type FormName, type Form as FormRow, forms } from './index.ts';

const counts = [
  'One field needs',
  'Two fields need',
  'Three fields need',
  'Four fields need',
  'Five fields need',
];

/** Names the rejected fields and links to them: the message above them has a fixed text that says neither. */
export function RejectedFields({ form, errors }: { form: FormName; errors: FieldErrors }) {
  const { fields }: FormRow = forms[form];
  const names = rejectedFields(errors);
  return (
    <p className="form-needs">
      {`${counts[names.length - 1]} you: `}
      {names.map((name, index) => {
        const field = fields[name];
        return (
          <Fragment key={name}>
            {index > 0 && (index < names.length - 1 ? ', ' : ' and ')}
            <a href={`#${form}-${name}`}>{typeof field === 'string' ? name : field.label}</a>
          </Fragment>
        );
      })}
    </p>
  );
}
