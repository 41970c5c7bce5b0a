import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Answers, type ChannelLink } from '../views/forms/answers.tsx';
import { type Form, failure, forms, type Values } from '../views/forms/index.ts';
import type { FormTexts, FormWords } from '../views/languages/words.ts';
import { respondToAgent } from './agent.ts';
import { readAttribution } from './attribution.ts';
import type { createCaptcha } from './captcha.ts';
import { removeCarried } from './carry-over.ts';
import { channelLinks } from './channel-links.ts';
import { discardUnsent } from './discard-unsent.ts';
import type { Draft } from './draft.ts';
import { type Controls, fillControls, hiddenValueIn, honeypotIn, valuesOf } from './fields.ts';
import { noResponse, type SendResult } from './post.ts';
import type { FormProps } from './read-props.ts';
import { ignoreSecondClick } from './second-click.ts';
import { isSettled, type Sending, startSending } from './send.ts';
import {
  afterPaint,
  firstInvalid,
  keepFocusInside,
  mayTakeFocus,
  messageIn,
  showResult,
} from './show-result.ts';
import type { Submission } from './submission.ts';
import { draftRemovedEvent, showUnsent } from './unsent-notice.ts';
import { useFields } from './use-fields.tsx';
import { useFormElement } from './use-form-element.ts';
import { invalidFields } from './validity.ts';
import { changedValues, isEmpty, nextValues, nonEmptyValues } from './values.ts';

type Props = {
  container: HTMLElement;
  formElement: HTMLFormElement;
  /** The message area, which React has hydrated. */
  answers: HTMLElement;
  controls: Controls;
  formProps: FormProps;
  draft: Draft;
  clearedValues: Draft;
  /** What an earlier failure cleared on this page, before a reload. */
  restorableOnLoad: Partial<Values> | null;
  submission: Submission;
  captcha: ReturnType<typeof createCaptcha>;
  texts: FormTexts;
  words: FormWords | null;
};

/**
 * The message area of a form that sends by script and stores the typed values until the enquiry has been sent. It listens
 * to the form around it. If it ever fails, React unmounts it, and the form posts natively again.
 */
export function LiveForm({
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
  texts,
  words,
}: Props) {
  const { form, page, language, contact } = formProps;
  const [isSending, setIsSending] = useState(false);
  const [retryMessage, setRetryMessage] = useState('');
  const [detail, setDetail] = useState('');
  const [channels, setChannels] = useState<ChannelLink[]>([]);
  const [response, setResponse] = useState(formProps.response);
  const [isFolded, setIsFolded] = useState(formProps.response?.success === true);
  const [isLive, setIsLive] = useState(false);
  const [reference, setReference] = useState(formProps.reference);
  const [isAnsweredByEmail, setIsAnsweredByEmail] = useState(formProps.isAnsweredByEmail);
  const [restorable, setRestorable] = useState<Partial<Values> | null>(null);
  // A second click can come before React has rendered the first one.
  const isPosting = useRef(false);
  /** What the fields hold of the enquiry that was sent last. */
  const heldValues = useRef<Partial<Values>>({});
  /** What has not been sent yet, whether or not its retries continue. */
  const currentSending = useRef<Sending>(null);
  const submitButton = formElement.querySelector('.form-submit') as HTMLElement;
  const { errors, showErrors, removeHints, listeners, messages } = useFields(
    formElement,
    { form, page },
    controls,
    texts,
    formProps.response?.success === false ? formProps.response.errors : {},
  );
  useFormElement(formElement, {
    isFolded,
    busyLabel: retryMessage ? texts.retrying : isSending ? texts.sending : '',
    listeners: { ...listeners, submit },
  });
  // Not in the first render, which has to match the server's.
  useLayoutEffect(() => {
    setRestorable(restorableOnLoad);
    setIsLive(true);
  }, [restorableOnLoad]);
  // The notice of an earlier enquiry has sent what could be restored here.
  useEffect(() => {
    const onRemoved = () => isEmpty(clearedValues.read()) && setRestorable(null);
    addEventListener(draftRemovedEvent, onRemoved);
    return () => removeEventListener(draftRemovedEvent, onRemoved);
  }, [clearedValues]);
  // A link to the form, or to one of its fields, brings it back before the browser looks for its target.
  useEffect(() => {
    if (!isFolded) return;
    const onClick = ({ target }: Event) => {
      const hash = (target as Element).closest?.('a')?.hash;
      if (hash && container.contains(document.getElementById(hash.slice(1)))) flushSync(startAgain);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  });

  async function submit(event: SubmitEvent) {
    // Replaced by a script: nothing could be shown, and the form posts natively.
    if (!answers.isConnected) return;
    event.preventDefault();
    const submittedValues = valuesOf(controls);
    const values = { subject: hiddenValueIn(container, 'subject'), ...submittedValues };
    const key = submission.key(JSON.stringify(values));
    const earlier = currentSending.current?.unsent;
    keepFocusInside(container, event.submitter);
    if (isPosting.current && earlier?.key === key) return;
    ignoreSecondClick(submitButton);
    const invalid = invalidFields(controls, texts);
    if (!isEmpty(invalid)) {
      respondToAgent(event, Promise.resolve({ ...noResponse, response: failure(invalid) }));
      flushSync(() => showErrors(invalid));
      showResult(container);
      return;
    }
    isPosting.current = true;
    heldValues.current = submittedValues;
    setIsSending(true);
    setDetail('');
    setChannels([]);
    setResponse(null);
    showErrors({});
    if (earlier && earlier.key !== key) showUnsent(earlier);
    const newSending = startSending(
      {
        ...values,
        ...readAttribution(),
        form,
        page,
        key,
        tookMs: submission.tookMs(),
        captcha: captcha.token(),
        link: honeypotIn(container),
        notice: hiddenValueIn(container, 'notice'),
        language,
      },
      (reason) =>
        isPosting.current && currentSending.current === newSending && setRetryMessage(texts.retries[reason]),
    );
    currentSending.current = newSending;
    respondToAgent(event, newSending.firstResult);
    const firstResult = await newSending.firstResult;
    if (currentSending.current !== newSending) return; // another one has been sent, and a notice reports this one
    // The next enquiry is being written.
    const isTyping = !isEmpty(changedValues(valuesOf(controls), submittedValues));
    captcha.reset();
    isPosting.current = false;
    ignoreSecondClick(submitButton);
    applyResult(firstResult, submittedValues, mayTakeFocus(container));
    const hasNoFieldErrors = !firstResult.response.success && isEmpty(firstResult.response.errors);
    flushSync(() => {
      setIsSending(false);
      setRetryMessage('');
      const { isRetrying, reason } = firstResult;
      setDetail(texts.reasons[reason as 'refused'] ?? (isRetrying ? texts.stillTrying : ''));
      if (hasNoFieldErrors) setChannels(channelLinks(container, values, key, texts));
    });
    if (!isTyping) showResult(container);
    let { response } = firstResult;
    if (isSettled(firstResult)) currentSending.current = null;
    if (firstResult.isRetrying) {
      const finalResult = await newSending.finalResult;
      if (currentSending.current !== newSending) return;
      if (isSettled(finalResult)) currentSending.current = null;
      // The visitor may be reading or typing elsewhere, so nothing scrolls and the message is announced. A failure has
      // been shown already, and the fields have been cleared if the form's onFailure says so.
      if (finalResult.response.success) {
        const { activeElement } = document;
        const isAtMessage =
          activeElement?.closest('.form-answers, .form-submit') && container.contains(activeElement);
        applyResult(finalResult, submittedValues, Boolean(isAtMessage));
        if (isAtMessage) messageIn(container)?.focus({ preventScroll: true });
      } else {
        setResponse(finalResult.response);
        showErrors(finalResult.response.errors);
      }
      const { reason } = finalResult;
      setDetail(finalResult.response.success ? '' : (texts.reasons[reason as 'refused'] ?? texts.stopped));
      if (finalResult.response.success || !isEmpty(finalResult.response.errors)) setChannels([]);
      response = finalResult.response;
    }
    const { onSuccess }: Form = forms[form];
    if (response.success && onSuccess === 'alert') {
      await afterPaint();
      window.alert(texts.messages ? `${response.message}\n\n${texts.messages.success}` : response.message);
    }
  }

  /** Values typed while the request was in progress stay, and belong to the next enquiry. */
  function applyResult(
    { response, reference }: SendResult,
    submittedValues: Partial<Values>,
    mayFold: boolean,
  ) {
    // React has failed and given the form back. Nothing can be said, so the text stays: what is posted natively then is
    // stored as a possible repeat.
    if (!formElement.noValidate) return;
    const { onFailure }: Form = forms[form];
    const currentValues = valuesOf(controls);
    const newValues = nextValues(currentValues, heldValues.current);
    const shouldClear = response.success || (onFailure === 'clear' && isEmpty(newValues));
    if (shouldClear) {
      fillControls(controls, newValues);
      heldValues.current = {};
    }
    const refusedValues = shouldClear
      ? { ...valuesOf(controls), ...changedValues(submittedValues, currentValues) }
      : submittedValues;
    // Values that were cleared before and not typed again can still be restored.
    const unsentValues = shouldClear
      ? { ...restorable, ...nonEmptyValues(submittedValues) }
      : submittedValues;
    if (response.success) {
      draft.remove();
      clearedValues.remove();
      removeCarried(form);
      submission.end();
      if (!isEmpty(newValues)) draft.save(newValues);
    } else if (!isEmpty(unsentValues)) {
      draft.save({ ...unsentValues, ...nonEmptyValues(newValues) });
      if (shouldClear) clearedValues.save(unsentValues);
    }
    flushSync(() => {
      setResponse(response);
      setReference(reference);
      setIsAnsweredByEmail(submittedValues.phone?.trim() === '');
      showErrors(response.success ? {} : response.errors, refusedValues);
      if (shouldClear) removeHints();
      setIsFolded(response.success && mayFold && isEmpty(newValues));
      if (response.success) setRestorable(null);
      else if (shouldClear && !isEmpty(unsentValues)) setRestorable(unsentValues);
    });
  }

  /** For a shared phone: removes the message from this browser. */
  function discard() {
    if (currentSending.current) discardUnsent(currentSending.current.unsent.key);
    currentSending.current = null;
    draft.remove();
    clearedValues.remove();
    submission.end();
    fillControls(controls, {});
    flushSync(() => {
      setResponse(null);
      showErrors({});
      removeHints();
      setRestorable(null);
      setChannels([]);
      setDetail(texts.deleted);
    });
    messageIn(container)?.focus();
  }

  function startAgain() {
    setResponse(null);
    setReference(null);
    setIsFolded(false);
  }

  function sendAnother() {
    flushSync(startAgain);
    container.querySelector<HTMLElement>('.form-input')?.focus();
  }

  function restore() {
    fillControls(controls, { ...restorable, ...nonEmptyValues(valuesOf(controls)) });
    heldValues.current = restorable ?? {};
    showErrors(errors);
    draft.save(valuesOf(controls));
    clearedValues.remove();
    flushSync(() => setRestorable(null));
    const target = firstInvalid(container) ?? submitButton;
    target.focus();
  }

  return (
    <>
      <Answers
        {...{ form, id: form, texts, words, page, language, contact, response, reference, errors }}
        {...{ isAnsweredByEmail, isFolded, retryMessage, detail, channels }}
        {...(isLive && { onSendAnother: sendAnother })}
        onDiscard={channels.length > 0 && !isSending ? discard : undefined}
        onRestore={restorable && !isSending ? restore : undefined}
      />
      {messages}
    </>
  );
}
