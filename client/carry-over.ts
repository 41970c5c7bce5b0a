import { type FormName, forms, type Values } from '../views/forms/index.ts';
import { draftOf } from './draft.ts';
import { sessionValue } from './session-value.ts';
import { nonEmptyValues } from './values.ts';

/** A form on its page. */
export type Place = { form: FormName; page: string };

/** The two forms that hold the same text, until one of them has been sent. */
const carried = sessionValue<Place[]>('carried');

/**
 * Stores what was typed in one form as the draft of another, which shows it when its page opens. What does not fit a field
 * there, or would replace an earlier message, is in the message.
 */
export function carryOver(values: Partial<Values>, from: Place, to: { form: 'contact'; page: string }): void {
  const { subject = '', message = '', ...others } = values;
  const draft = draftOf(to.form, to.page);
  const earlier = draft.read();
  const fits = subject.length <= forms[to.form].fields.subject.lengthMax;
  const text = fits || earlier.message?.includes(subject) ? message : `${subject}\n\n${message}`;
  draft.save({
    ...earlier,
    ...nonEmptyValues({ ...others, subject: fits ? subject : '' }),
    message: joined(earlier.message, text),
  });
  carried.save([from, { form: to.form, page: to.page }]);
}

/** Without what an earlier link has carried already. */
function joined(earlier = '', text: string): string {
  return earlier.includes(text) ? earlier : [earlier, text].filter(Boolean).join('\n\n');
}

/** Call when a form was sent: the same text is not offered again in the other one. */
export function removeCarried(form: FormName): void {
  const places = carried.read() ?? [];
  if (!places.some((place) => place.form === form)) return;
  for (const place of places) draftOf(place.form, place.page).remove();
  carried.remove();
}
