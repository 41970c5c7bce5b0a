import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { type Field, type FormName, forms } from '../views/forms/index.ts';
import { askCaptcha } from './captcha.ts';
import { clearedOf, draftOf } from './draft.ts';
import { type Control, controlsIn, fill, keepTyping, valuesOf } from './fields.ts';
import { type Filling, fillingOf } from './filling.ts';
import { LiveForm } from './live-form.tsx';
import { readServed } from './served.ts';
import { fitHeight } from './text-area.ts';
import { changed, filled, isEmpty } from './values.ts';

export function hydrateEnquiry(container: HTMLElement): void {
  const served = readServed(container);
  if (!served) return;
  const draft = draftOf(served.form, served.page);
  const cleared = clearedOf(served.form, served.page);
  const filling = fillingOf(served.form, served.page);
  const captcha = askCaptcha(container, served.captcha);
  const controls = controlsIn(container);
  if (served.answer?.success) {
    draft.remove();
    cleared.remove();
    filling.end();
  }
  const typed = filled(valuesOf(controls));
  // A form that was served with an answer already holds the sent values, and a field's value is newer than the draft.
  const values = served.answer ? typed : { ...draft.read(), ...typed };
  const offer = isEmpty(changed(cleared.read(), values)) ? null : cleared.read();
  // React hydrates what the server rendered, without what the page's script has added.
  const told = container.querySelector('.form-told');
  told?.remove();
  const lift = restoreLimit(controls.get('phone'), served.form);
  keepTyping(controls, () => {
    // Synchronous, so that no key press is lost between reading the values and restoring them.
    flushSync(() =>
      hydrateRoot(
        container,
        <LiveForm {...{ container, served, draft, cleared, offer, filling, captcha }} />,
      ),
    );
  });
  lift();
  if (told) controls.get('phone')?.after(told);
  fill(controls, values);
  if (!isEmpty(values)) draft.save(values);
  noteBeginning(container, filling);
  container.addEventListener('input', ({ target }) => fitHeight(target as HTMLElement));
}

/** Restores the `maxlength` that phone.ts has removed, and returns a function that removes it again. */
function restoreLimit(phone: Control | undefined, form: FormName): () => void {
  const { lengthMax }: Field = forms[form].fields.phone;
  if (!phone || lengthMax === undefined || phone.maxLength >= 0) return () => {};
  phone.maxLength = lengthMax;
  return () => phone.removeAttribute('maxlength');
}

/** Only a form that starts empty is timed, because a filled one may be sent at once. */
function noteBeginning(container: HTMLElement, filling: Filling): void {
  const begin = () => {
    if (!document.activeElement?.matches('.form-input')) return;
    if (isEmpty(valuesOf(controlsIn(container)))) filling.begin();
  };
  container.addEventListener('focusin', begin);
  container.addEventListener('input', (event) => {
    if (event instanceof InputEvent && isKeystroke(event)) filling.typed();
  });
  // The interaction that loaded the form's script has already happened.
  if (container.contains(document.activeElement)) begin();
}

// Synthetic events of scripts and extensions are not trusted.
function isKeystroke({ isTrusted, inputType, data }: InputEvent): boolean {
  return isTrusted && inputType === 'insertText' && data?.length === 1;
}
