import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldHints } from '../views/forms/errors.ts';
import { type ChannelLink, EnquiryForm, type EnquiryFormProps } from '../views/forms/form.tsx';
import { type FieldName, type Form, failure, forms, type Values } from '../views/forms/index.ts';
import type { FormTexts, FormWords } from '../views/languages/words.ts';
import { respondToAgent } from './agent.ts';
import { readAttribution } from './attribution.ts';
import type { createCaptcha } from './captcha.ts';
import { channelLinks } from './channel-links.ts';
import type { Draft } from './draft.ts';
import { controlsIn, type FormControl, fillControls, hiddenValueIn, honeypotIn, valuesOf } from './fields.ts';
import type { SendResult } from './post.ts';
import { ignoreSecondClick } from './second-click.ts';
import { type Sending, startSending } from './send.ts';
import type { Submission } from './submission.ts';
import { charactersLeft, invalidFields, shortPhoneQuestion } from './validity.ts';
import { changedValues, isEmpty, nonEmptyValues } from './values.ts';

type Props = {
  container: HTMLElement;
  formProps: EnquiryFormProps;
  draft: Draft;
  clearedValues: Draft;
  /** What an earlier failure cleared on this page, before a reload. */
  restorableOnLoad: Partial<Values> | null;
  submission: Submission;
  captcha: ReturnType<typeof createCaptcha>;
  texts: FormTexts;
  words: FormWords | null;
};

/** A hydrated form that sends by script and stores the typed values until the enquiry has been sent. */
export function LiveForm({
  container,
  formProps,
  draft,
  clearedValues,
  restorableOnLoad,
  submission,
  captcha,
  texts,
  words,
}: Props) {
  const { form, page, language } = formProps;
  const [isSending, setIsSending] = useState(false);
  const [retryMessage, setRetryMessage] = useState('');
  const [detail, setDetail] = useState('');
  const [channels, setChannels] = useState<ChannelLink[]>([]);
  const [response, setResponse] = useState(formProps.response);
  const [errors, setErrors] = useState(
    formProps.response?.success === false ? formProps.response.errors : {},
  );
  const [hints, setHints] = useState<FieldHints>({});
  const [announcement, setAnnouncement] = useState('');
  const [isFolded, setIsFolded] = useState(formProps.response?.success === true);
  const [isLive, setIsLive] = useState(false);
  const [reference, setReference] = useState(formProps.reference);
  const [restorable, setRestorable] = useState<Partial<Values> | null>(null);
  // A second click can come before React has rendered the first one.
  const isPosting = useRef(false);
  /** Sending that continues after a failure has been shown. */
  const currentSending = useRef<Sending>(null);
  const announcementTimer = useRef(0);
  // Not in the first render, which has to match the server's.
  useEffect(() => {
    setRestorable(restorableOnLoad);
    setIsLive(true);
  }, [restorableOnLoad]);
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

  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    if (isPosting.current) return;
    ignoreSecondClick(submitButtonIn(container));
    const invalid = invalidFields(controlsIn(container), texts);
    if (!isEmpty(invalid)) {
      respondToAgent(event.nativeEvent, Promise.resolve({ response: failure(invalid), reference: null }));
      flushSync(() => setErrors(invalid));
      showResult(container);
      return;
    }
    isPosting.current = true;
    keepFocusInside(container, event.nativeEvent.submitter);
    setIsSending(true);
    setDetail('');
    setChannels([]);
    setResponse(null);
    setErrors({});
    const submittedValues = valuesOf(controlsIn(container));
    const subject = hiddenValueIn(container, 'subject');
    const values = { subject, ...submittedValues };
    const key = submission.key(JSON.stringify(values));
    currentSending.current?.stop(key);
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
        isPosting.current &&
        currentSending.current === newSending &&
        setRetryMessage(texts.retries[reason === 'unexpected' ? 'busy' : reason]),
    );
    currentSending.current = newSending;
    respondToAgent(event.nativeEvent, newSending.firstResult);
    const firstResult = await newSending.firstResult;
    captcha.reset();
    isPosting.current = false;
    ignoreSecondClick(submitButtonIn(container));
    applyResult(firstResult, submittedValues, mayTakeFocus(container));
    const hasNoFieldErrors = !firstResult.response.success && isEmpty(firstResult.response.errors);
    flushSync(() => {
      setIsSending(false);
      setRetryMessage('');
      if (firstResult.isRetrying)
        setDetail(firstResult.reason === 'intercepted' ? texts.logIn : texts.stillTrying);
      if (hasNoFieldErrors) setChannels(channelLinks(container, values, key, texts));
    });
    showResult(container);
    let { response } = firstResult;
    if (firstResult.isRetrying) {
      const finalResult = await newSending.finalResult;
      if (currentSending.current !== newSending) return;
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
        setErrors(finalResult.response.errors);
      }
      setDetail(finalResult.response.success ? '' : texts.stopped);
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
    const controls = controlsIn(container);
    const { onFailure }: Form = forms[form];
    const shouldClear = response.success || onFailure === 'clear';
    const currentValues = valuesOf(controls);
    const newValues = changedValues(currentValues, submittedValues);
    if (shouldClear) fillControls(controls, newValues);
    // Values that were cleared before and not typed again can still be restored.
    const unsentValues = shouldClear
      ? { ...restorable, ...nonEmptyValues(submittedValues) }
      : submittedValues;
    if (response.success) {
      draft.remove();
      clearedValues.remove();
      submission.end();
      if (!isEmpty(newValues)) draft.save(newValues);
    } else if (!isEmpty(unsentValues)) {
      draft.save({ ...unsentValues, ...nonEmptyValues(newValues) });
      if (shouldClear) clearedValues.save(unsentValues);
    }
    flushSync(() => {
      setResponse(response);
      setReference(reference);
      setErrors(response.success ? {} : response.errors);
      if (shouldClear) setHints({});
      setIsFolded(response.success && mayFold && isEmpty(newValues));
      if (response.success) setRestorable(null);
      else if (shouldClear && !isEmpty(unsentValues)) setRestorable(unsentValues);
    });
  }

  /** For a shared phone: removes the message from this browser. */
  function discard() {
    currentSending.current?.stop();
    currentSending.current = null;
    draft.remove();
    clearedValues.remove();
    submission.end();
    fillControls(controlsIn(container), {});
    flushSync(() => {
      setResponse(null);
      setErrors({});
      setHints({});
      setRestorable(null);
      setChannels([]);
      setDetail(texts.deleted);
    });
    messageIn(container)?.focus();
  }

  function updateField({ target }: SyntheticEvent) {
    const control = target as FormControl;
    const name = control.name as FieldName;
    if (errors[name]) setErrors({ ...errors, [name]: undefined });
    const hint = control.localName === 'textarea' ? charactersLeft(forms[form], control, texts) : undefined;
    if (hints[name] === hint) return;
    setHints({ ...hints, [name]: hint });
    announce(hint, countPauseMs);
  }

  function askAboutPhone({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return;
    const question = shortPhoneQuestion(target.value, texts);
    setHints({ ...hints, phone: question });
    announce(question, 0);
  }

  /** Delays announcements that change with each key, so that a screen reader hears only the last. */
  function announce(text = '', delayMs: number) {
    clearTimeout(announcementTimer.current);
    announcementTimer.current = setTimeout(setAnnouncement, delayMs, text);
  }

  function chooseSuggestion(name: FieldName, text: string) {
    const control = controlsIn(container).get(name);
    if (!control) return;
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true })); // saves the draft
    announce(`${control.labels?.[0]?.textContent}: ${text}`, 0);
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
    const controls = controlsIn(container);
    fillControls(controls, { ...restorable, ...nonEmptyValues(valuesOf(controls)) });
    draft.save(valuesOf(controls));
    clearedValues.remove();
    flushSync(() => setRestorable(null));
    const target = firstInvalid(container) ?? submitButtonIn(container);
    target.focus();
  }

  return (
    <EnquiryForm
      {...formProps}
      texts={texts}
      words={words}
      response={response}
      reference={reference}
      isSending={isSending}
      retryMessage={retryMessage}
      detail={detail}
      channels={channels}
      onSubmit={submit}
      isLive={isLive}
      isFolded={isFolded}
      errors={errors}
      hints={hints}
      announcement={announcement}
      onInput={updateField}
      onBlur={askAboutPhone}
      onSuggestion={chooseSuggestion}
      {...(isLive && { onSendAnother: sendAnother })}
      onDiscard={channels.length > 0 && !isSending ? discard : undefined}
      onRestore={restorable && !isSending ? restore : undefined}
    />
  );
}

/** After this long without a key, the visitor has most likely stopped typing. */
const countPauseMs = 1_000;

/**
 * In Safari a click on a button focuses its nearest focusable ancestor instead. Without this, the form could not detect
 * later whether the focus is still inside it.
 */
function keepFocusInside(container: HTMLElement, submitter: HTMLElement | null): void {
  if (!container.contains(document.activeElement)) submitter?.focus({ preventScroll: true });
}

/** The visitor has not moved the focus elsewhere on the page. */
function mayTakeFocus(container: HTMLElement): boolean {
  const focused = document.activeElement;
  return focused === document.body || container.contains(focused);
}

function messageIn(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>('.form-answers');
}

function submitButtonIn(container: HTMLElement): HTMLElement {
  return container.querySelector('.form-submit') as HTMLElement;
}

/** Scrolls the message into view, unless the visitor has moved the focus elsewhere on the page. */
function showResult(container: HTMLElement): void {
  if (!mayTakeFocus(container)) return;
  const message = messageIn(container);
  if (message?.textContent) {
    // In a low window, such as one at 400% zoom, the message is at the start of an answer that does not fit.
    message.scrollIntoView({ block: message.offsetHeight > innerHeight / 2 ? 'start' : 'nearest' });
  }
  // Moves the focus out of the text fields after a success, because a phone's keyboard would cover the message.
  const invalid = firstInvalid(container);
  if (invalid) invalid.focus();
  else message?.focus({ preventScroll: true });
}

function firstInvalid(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>('[aria-invalid="true"]');
}

/** An alert blocks rendering, so the message has to be painted first. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
