import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EnquiryForm, type Served } from '../views/forms/form.tsx';
import { type Form, failure, forms, type Values } from '../views/forms/index.ts';
import { tellAgent } from './agent.ts';
import { readArrival } from './arrival.ts';
import type { askCaptcha } from './captcha.ts';
import type { Draft } from './draft.ts';
import { type Control, controlsIn, fill, hiddenIn, trapIn, valuesOf } from './fields.ts';
import type { Filling } from './filling.ts';
import { send } from './send.ts';
import { changed, filled, isEmpty } from './values.ts';

type Props = {
  container: HTMLElement;
  served: Served;
  draft: Draft;
  cleared: Draft;
  /** What an earlier failure cleared on this page, before it was loaded again. */
  offer: Partial<Values> | null;
  filling: Filling;
  captcha: ReturnType<typeof askCaptcha>;
};

/** A served form that sends by itself, and keeps what is typed until it has arrived. */
export function LiveForm({ container, served, draft, cleared, offer, filling, captcha }: Props) {
  const { form, page } = served;
  const [sending, setSending] = useState(false);
  const [retrying, setRetrying] = useState('');
  const [answer, setAnswer] = useState(served.answer);
  const [reference, setReference] = useState(served.reference);
  const [restorable, setRestorable] = useState<Partial<Values> | null>(null);
  // A second click can come before the first one has been drawn.
  const busy = useRef(false);
  // The first render has to match the server's, which knows of no offer.
  useEffect(() => setRestorable(offer), [offer]);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setAnswer(null);
    const controls = controlsIn(container);
    const typed = valuesOf(controls);
    const subject = hiddenIn(container, 'subject');
    const values = { subject, ...typed };
    const sent = send(
      {
        ...values,
        ...readArrival(),
        form,
        page,
        key: filling.key(JSON.stringify(values)),
        tookMs: filling.tookMs(),
        captcha: captcha.token(),
        link: trapIn(container),
        notice: hiddenIn(container, 'notice'),
      },
      setRetrying,
    );
    tellAgent(event.nativeEvent, sent);
    const { answer, reference } = await sent;
    captcha.renew();
    busy.current = false;

    const { onSuccess, onFailure }: Form = forms[form];
    const clears = answer.success || onFailure === 'clear';
    const added = changed(valuesOf(controls), typed);
    if (clears) fill(controls, added);
    // Whatever was cleared before and not written anew is still owed.
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
      setSending(false);
      setRetrying('');
      setAnswer(answer);
      setReference(reference);
      if (answer.success) setRestorable(null);
      else if (clears && !isEmpty(owed)) setRestorable(owed);
    });
    show(container);
    if (answer.success && onSuccess === 'alert') {
      await painted();
      window.alert(answer.message);
    }
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
      onSubmit={submit}
      onInput={correct}
      onRestore={restorable && !sending ? restore : undefined}
    />
  );
}

/** Brings the answer into view. Whoever has gone elsewhere on the page meanwhile is left there. */
function show(container: HTMLElement): void {
  const focused = document.activeElement;
  if (focused !== document.body && !container.contains(focused)) return;
  const message = container.querySelector<HTMLElement>('.form-answers');
  message?.scrollIntoView({ block: 'nearest' });
  // Out of the text fields after a success: a phone's keyboard would cover the message.
  (firstRefused(container) ?? message)?.focus();
}

function firstRefused(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>('[aria-invalid="true"]');
}

/** An alert stops the page where it stands, so the message has to be on the screen first. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
