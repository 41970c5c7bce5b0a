import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createCaptcha } from './captcha.ts';
import { clearedValuesOf, draftOf } from './draft.ts';
import { removeError } from './field-messages.ts';
import { controlsIn, fillControls, valuesOf } from './fields.ts';
import { loadWords } from './form-words.ts';
import { LiveForm } from './live-form.tsx';
import { readProps } from './read-props.ts';
import { addStyles } from './styles.ts';
import { type Submission, submissionOf } from './submission.ts';
import { fitHeight } from './text-area.ts';
import { followTopic } from './topic.ts';
import { changedValues, isEmpty, nonEmptyValues } from './values.ts';

/**
 * Lets the script send the form. React hydrates the message area only; the fields stay as they are in the page, with
 * whatever translators, password managers and grammar checkers have put around them.
 */
export async function hydrate(container: HTMLElement): Promise<void> {
  // In a task of its own, so that a click can be handled between the evaluation of React and the hydration.
  await nextTask();
  const formProps = readProps(container);
  const formElement = container.querySelector('form');
  const answers = container.querySelector<HTMLElement>('.form-answers');
  if (!formProps || !formElement || !answers) return;
  const loadedWords = await loadWords(formProps.language);
  addStyles();
  const draft = draftOf(formProps.form, formProps.page);
  const clearedValues = clearedValuesOf(formProps.form, formProps.page);
  const submission = submissionOf(formProps.form, formProps.page);
  const captcha = createCaptcha(container);
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
  for (const [, control] of controls) removeError(control);
  // Synchronous, so that the errors of the response are never absent.
  flushSync(() =>
    hydrateRoot(
      answers,
      <LiveForm
        {...{
          ...loadedWords,
          container,
          formElement,
          answers,
          controls,
          formProps,
          draft,
          clearedValues,
          restorableOnLoad,
          submission,
          captcha,
        }}
      />,
      {
        // A translator has changed the answer of a post without script: React renders it again.
        onRecoverableError: () => {},
      },
    ),
  );
  fillControls(controls, values);
  // Counts the characters of a restored message, and tells of texts that were cut.
  for (const [, control] of controls) {
    // Not of a phone number: the page's script would remove its advice.
    if (control.value && control.type !== 'tel') control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!isEmpty(values)) draft.save(values);
  followTopic(container, controls, typedValues.subject !== undefined);
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

/** Only a form that starts empty, but for its subject, is timed, because a filled one may be sent at once. */
function trackStart(container: HTMLElement, submission: Submission): void {
  const beginIfEmpty = () => {
    if (!document.activeElement?.matches('.form-input')) return;
    if (isEmpty({ ...valuesOf(controlsIn(container)), subject: '' })) submission.begin();
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
