import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { type Field, type FormName, forms } from '../views/forms/index.ts';
import { prepareBackground } from './background.ts';
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
  // A served answer already holds what was sent, and what stands in a field is newer than the draft.
  const values = served.answer ? typed : { ...draft.read(), ...typed };
  const offer = isEmpty(changed(cleared.read(), values)) ? null : cleared.read();
  // React hydrates what the server drew, and nothing that the page's script has added.
  const told = container.querySelector('.form-told');
  told?.remove();
  const lift = restoreLimit(controls.get('phone'), served.form);
  keepTyping(controls, () => {
    // At once, so that no key can fall between what was noted and what is put back.
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
  prepareBackground();
  container.addEventListener('input', ({ target }) => fitHeight(target as HTMLElement));
}

/** Puts the `maxlength` back that phone.ts has lifted, and answers with how to lift it again. */
function restoreLimit(phone: Control | undefined, form: FormName): () => void {
  const { lengthMax }: Field = forms[form].fields.phone;
  if (!phone || lengthMax === undefined || phone.maxLength >= 0) return () => {};
  phone.maxLength = lengthMax;
  return () => phone.removeAttribute('maxlength');
}

/** Only whoever begins with an empty form is timed: a filled one may be sent at once. */
function noteBeginning(container: HTMLElement, filling: Filling): void {
  const begin = () => {
    if (!document.activeElement?.matches('.form-input')) return;
    if (isEmpty(valuesOf(controlsIn(container)))) filling.begin();
  };
  container.addEventListener('focusin', begin);
  container.addEventListener('input', (event) => {
    if (event instanceof InputEvent && isKeystroke(event)) filling.typed();
  });
  // The touch that brought the form's own script has already happened.
  if (container.contains(document.activeElement)) begin();
}

// A program that is none of the browser's own can only pretend.
function isKeystroke({ isTrusted, inputType, data }: InputEvent): boolean {
  return isTrusted && inputType === 'insertText' && data?.length === 1;
}
