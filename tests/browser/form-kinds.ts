import { type Form, type FormName, forms } from '../../views/forms/index.ts';
import { formNames } from './people.ts';

/** The forms that differ in more than their preset subject and their words, together. */
export const formKinds = [
  ...Map.groupBy(formNames, (name) => {
    const { fields, messageHeightPx, onSuccess, onFailure }: Form = forms[name];
    const subject = typeof fields.subject === 'string' ? '' : fields.subject;
    return JSON.stringify([{ ...fields, subject }, messageHeightPx, onSuccess, onFailure]);
  }).values(),
];

/** One component renders all forms: the first of each kind; with FORMS=all every form. */
export const testedForms: FormName[] =
  process.env.FORMS === 'all' ? formNames : formKinds.flatMap(([first]) => first ?? []);
