import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { type Field, type FormName, forms } from '../views/forms/index.ts';
import { createCaptcha } from './captcha.ts';
import { clearedValuesOf, draftOf } from './draft.ts';
import { controlsIn, type FormControl, fillControls, preserveTypedText, valuesOf } from './fields.ts';
import { loadWords } from './form-words.ts';
import { LiveForm } from './live-form.tsx';
import { readProps } from './read-props.ts';
import { addStyles } from './styles.ts';
import { type Submission, submissionOf } from './submission.ts';
import { fitHeight } from './text-area.ts';
import { changedValues, isEmpty, nonEmptyValues } from './values.ts';

export async function hydrate(container: HTMLElement): Promise<void> {
  // In a task of its own, so that a click can be handled between the evaluation of React and the hydration.
  await nextTask();
  const formProps = readProps(container);
  if (!formProps) return;
  const loadedWords = await loadWords(formProps.language);
  addStyles();
  const draft = draftOf(formProps.form, formProps.page);
  const clearedValues = clearedValuesOf(formProps.form, formProps.page);
  const submission = submissionOf(formProps.form, formProps.page);
  const captcha = createCaptcha(container, formProps.captcha);
  const controls = controlsIn(container);
  if (formProps.response?.success) {
    draft.remove();
    clearedValues.remove();
    submission.end();
  }
  const typedValues = nonEmptyValues(valuesOf(controls));
  // A form that was served with a response already holds the sent values, and a field's value is newer than the draft.
  const values = formProps.response ? typedValues : { ...draft.read(), ...typedValues };
  const restorableOnLoad = isEmpty(changedValues(clearedValues.read(), values)) ? null : clearedValues.read();
  // React hydrates what the server rendered, without what the page's script has added.
  const advice = container.querySelector('.form-error-phone');
  advice?.remove();
  const removeLimit = restoreLimit(controls.get('phone'), formProps.form);
  preserveTypedText(controls, () => {
    // Synchronous, so that no key press is lost between reading the values and restoring them.
    flushSync(() =>
      hydrateRoot(
        container,
        <LiveForm
          {...{
            ...loadedWords,
            container,
            formProps,
            draft,
            clearedValues,
            restorableOnLoad,
            submission,
            captcha,
          }}
        />,
      ),
    );
  });
  removeLimit();
  if (advice) controls.get('phone')?.after(advice);
  fillControls(controls, values);
  // Counts the characters of a restored message.
  if (values.message) controls.get('message')?.dispatchEvent(new Event('input', { bubbles: true }));
  if (!isEmpty(values)) draft.save(values);
  trackStart(container, submission);
  container.addEventListener('input', ({ target }) => fitHeight(target as HTMLElement));
}

/** By a message, because timers are slowed down in pages in the background. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** Restores the `maxlength` that phone.ts has removed, and returns a function that removes it again. */
function restoreLimit(phone: FormControl | undefined, form: FormName): () => void {
  const { lengthMax }: Field = forms[form].fields.phone;
  if (!phone || lengthMax === undefined || phone.maxLength >= 0) return () => {};
  phone.maxLength = lengthMax;
  return () => phone.removeAttribute('maxlength');
}

/** Only a form that starts empty is timed, because a filled one may be sent at once. */
function trackStart(container: HTMLElement, submission: Submission): void {
  const beginIfEmpty = () => {
    if (!document.activeElement?.matches('.form-input')) return;
    if (isEmpty(valuesOf(controlsIn(container)))) submission.begin();
  };
  container.addEventListener('focusin', beginIfEmpty);
  container.addEventListener('input', (event) => {
    if (event instanceof InputEvent && isKeystroke(event)) submission.countKeystroke();
  });
  // The interaction that loaded the form's script has already happened.
  if (container.contains(document.activeElement)) beginIfEmpty();
}

// Synthetic events of scripts and extensions are not trusted.
function isKeystroke({ isTrusted, inputType, data }: InputEvent): boolean {
  return isTrusted && inputType === 'insertText' && data?.length === 1;
}
