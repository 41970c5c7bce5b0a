import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EnquiryForm, type Served, type Way } from '../views/forms/form.tsx';
import { type Form, failure, forms, type Values } from '../views/forms/index.ts';
import { tellAgent } from './agent.ts';
import { readArrival } from './arrival.ts';
import type { askCaptcha } from './captcha.ts';
import type { Draft } from './draft.ts';
import { type Control, controlsIn, fill, hiddenIn, trapIn, valuesOf } from './fields.ts';
import type { Filling } from './filling.ts';
import { otherWays } from './other-ways.ts';
import type { Sent } from './post.ts';
import { type First, type Sending, startSending } from './send.ts';
import { changed, filled, isEmpty } from './values.ts';

type Props = {
  container: HTMLElement;
  served: Served;
  draft: Draft;
  cleared: Draft;
  /** What an earlier failure cleared on this page, before a reload. */
  offer: Partial<Values> | null;
  filling: Filling;
  captcha: ReturnType<typeof askCaptcha>;
};

/** A hydrated form that sends by script and keeps the typed values until they have arrived. */
export function LiveForm({ container, served, draft, cleared, offer, filling, captcha }: Props) {
  const { form, page } = served;
  const [sending, setSending] = useState(false);
  const [retrying, setRetrying] = useState('');
  const [more, setMore] = useState('');
  const [ways, setWays] = useState<Way[]>([]);
  const [answer, setAnswer] = useState(served.answer);
  const [reference, setReference] = useState(served.reference);
  const [restorable, setRestorable] = useState<Partial<Values> | null>(null);
  // A second click can come before React has rendered the first one.
  const busy = useRef(false);
  /** Sending that continues after a failure has been shown. */
  const latest = useRef<Sending>(null);
  // The first render has to match the server's, which has no offer.
  useEffect(() => setRestorable(offer), [offer]);

  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    keepFocusInside(container, event.nativeEvent.submitter);
    setSending(true);
    setMore('');
    setWays([]);
    setAnswer(null);
    const typed = valuesOf(controlsIn(container));
    const subject = hiddenIn(container, 'subject');
    const values = { subject, ...typed };
    const key = filling.key(JSON.stringify(values));
    latest.current?.stop(key);
    const attempt = startSending(
      {
        ...values,
        ...readArrival(),
        form,
        page,
        key,
        tookMs: filling.tookMs(),
        captcha: captcha.token(),
        link: trapIn(container),
        notice: hiddenIn(container, 'notice'),
      },
      (reason) => busy.current && latest.current === attempt && setRetrying(reasons[reason]),
    );
    latest.current = attempt;
    tellAgent(event.nativeEvent, attempt.first);
    const first = await attempt.first;
    captcha.renew();
    busy.current = false;
    settle(first, typed);
    const hasNoFieldErrors = !first.answer.success && isEmpty(first.answer.errors);
    flushSync(() => {
      setSending(false);
      setRetrying('');
      if (first.isStillTrying) setMore(first.reason === 'intercepted' ? logInFirst : stillTrying);
      if (hasNoFieldErrors) setWays(otherWays(container, values, key));
    });
    show(container);
    let { answer } = first;
    if (first.isStillTrying) {
      const last = await attempt.last;
      if (latest.current !== attempt) return;
      // The visitor may be reading or typing elsewhere, so nothing scrolls and the message is announced. A failure has
      // been shown already, and has cleared what it clears.
      if (last.answer.success) settle(last, typed);
      else setAnswer(last.answer);
      setMore(last.answer.success ? '' : stoppedTrying);
      if (last.answer.success || !isEmpty(last.answer.errors)) setWays([]);
      answer = last.answer;
    }
    const { onSuccess }: Form = forms[form];
    if (answer.success && onSuccess === 'alert') {
      await painted();
      window.alert(answer.message);
    }
  }

  /** Values typed while the request was in progress stay, and belong to the next enquiry. */
  function settle({ answer, reference }: Sent, typed: Partial<Values>) {
    const controls = controlsIn(container);
    const { onFailure }: Form = forms[form];
    const clears = answer.success || onFailure === 'clear';
    const now = valuesOf(controls);
    const added = changed(now, typed);
    if (clears) fill(controls, added);
    // Values that were cleared before and not typed again can still be restored.
    const owed = clears ? { ...restorable, ...filled(typed) } : typed;
    if (answer.success) {
      draft.remove();
      cleared.remove();
      filling.end();
      if (!isEmpty(added)) draft.save(added);
    } else if (!isEmpty(owed)) {
      draft.save({ ...owed, ...filled(added) });
      if (clears) cleared.save(owed);
    }
    flushSync(() => {
      setAnswer(answer);
      setReference(reference);
      if (answer.success) setRestorable(null);
      else if (clears && !isEmpty(owed)) setRestorable(owed);
    });
  }

  /** For a shared phone: removes all of it from this browser. */
  function discard() {
    latest.current?.stop();
    latest.current = null;
    draft.remove();
    cleared.remove();
    filling.end();
    fill(controlsIn(container), {});
    flushSync(() => {
      setAnswer(null);
      setRestorable(null);
      setWays([]);
      setMore('Your message was deleted.');
    });
    container.querySelector<HTMLElement>('.form-answers')?.focus();
  }

  function correct({ target }: SyntheticEvent) {
    const { name } = target as Control;
    if (answer?.success !== false || !Object.hasOwn(answer.errors, name)) return;
    setAnswer(failure({ ...answer.errors, [name]: undefined }));
  }

  function restore() {
    const controls = controlsIn(container);
    fill(controls, { ...restorable, ...filled(valuesOf(controls)) });
    draft.save(valuesOf(controls));
    cleared.remove();
    flushSync(() => setRestorable(null));
    const next = firstRefused(container) ?? container.querySelector<HTMLElement>('.form-submit');
    next?.focus();
  }

  return (
    <EnquiryForm
      {...served}
      answer={answer}
      reference={reference}
      sending={sending}
      retrying={retrying}
      more={more}
      ways={ways}
      onSubmit={submit}
      onInput={correct}
      onDiscard={ways.length > 0 && !sending ? discard : undefined}
      onRestore={restorable && !sending ? restore : undefined}
    />
  );
}

const reasons = {
  busy: 'The site is busy. Trying again…',
  dropped: 'The connection dropped. Trying again…',
  intercepted: 'This network asks you to log in first. Trying again…',
  unexpected: 'The site is busy. Trying again…',
} as const satisfies Record<NonNullable<First['reason']>, string>;

const stillTrying = 'We are still trying to send your message. We will tell you here when it arrives.';
const logInFirst = `This network asks you to log in first. Log in, then come back to this page. ${stillTrying}`;
const stoppedTrying =
  'We have stopped trying. Your message is kept in this browser: press Send to try again.';

/**
 * In Safari a click focuses not the button but its nearest focusable ancestor. Without this, the form could not tell
 * later whether the visitor is still in it.
 */
function keepFocusInside(container: HTMLElement, submitter: HTMLElement | null): void {
  if (!container.contains(document.activeElement)) submitter?.focus({ preventScroll: true });
}

/** Scrolls the message into view, unless the visitor has moved the focus elsewhere on the page. */
function show(container: HTMLElement): void {
  const focused = document.activeElement;
  if (focused !== document.body && !container.contains(focused)) return;
  const message = container.querySelector<HTMLElement>('.form-answers');
  message?.scrollIntoView({ block: 'nearest' });
  // Moves the focus out of the text fields after a success, because a phone's keyboard would cover the message.
  (firstRefused(container) ?? message)?.focus();
}

function firstRefused(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>('[aria-invalid="true"]');
}

/** An alert blocks rendering, so the message has to be painted first. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
