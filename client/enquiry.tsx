import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { EnquiryForm } from '../views/forms/form.tsx';
import { type Form, fieldNames, forms, type Values } from '../views/forms/index.ts';
import { askCaptcha } from './captcha.ts';
import { type Draft, draftOf } from './draft.ts';
import { controlsIn, fill, hiddenIn, keepTyping, valuesOf } from './fields.ts';
import { send } from './send.ts';
import { readServed, type Served } from './served.ts';

export function hydrateEnquiry(container: HTMLElement): void {
  const served = readServed(container);
  if (!served) return;
  const draft = draftOf(served.form, served.page);
  const captcha = askCaptcha(container, served.captcha);
  const controls = controlsIn(container);
  keepTyping(controls, () => {
    // At once, so that no key can fall between what was noted and what is put back.
    flushSync(() =>
      hydrateRoot(
        container,
        <Enquiry container={container} served={served} draft={draft} captcha={captcha} />,
      ),
    );
  });

  if (served.answer?.success) {
    draft.remove();
    return;
  }
  // A served refusal already holds what was sent, and what stands in a field is newer than the draft.
  if (!served.answer) fill(controls, { ...draft.read(), ...filled(valuesOf(controls)) });
  if (!isEmpty(valuesOf(controls))) draft.save(valuesOf(controls));
}

type Props = {
  container: HTMLElement;
  served: Served;
  draft: Draft;
  captcha: ReturnType<typeof askCaptcha>;
};

function Enquiry({ container, served, draft, captcha }: Props) {
  const { form, page } = served;
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState(served.answer);
  const [cleared, setCleared] = useState<Partial<Values> | null>(null);
  // A second click can come before the first one has been drawn.
  const busy = useRef(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setAnswer(null);
    const controls = controlsIn(container);
    const typed = valuesOf(controls);
    const subject = hiddenIn(container, 'subject');
    const answer = await send({ subject, ...typed, form, page, captcha: captcha.token() });
    captcha.renew();
    busy.current = false;

    const { onSuccess, onFailure }: Form = forms[form];
    const clears = answer.success || onFailure === 'clear';
    if (clears) fill(controls, {});
    if (answer.success) draft.remove();
    else if (!isEmpty(typed)) draft.save(typed);
    flushSync(() => {
      setSending(false);
      setAnswer(answer);
      if (answer.success) setCleared(null);
      else if (clears && !isEmpty(typed)) setCleared(typed);
    });
    show(container);
    if (answer.success && onSuccess === 'alert') {
      await painted();
      window.alert(answer.message);
    }
  }

  function restore() {
    const controls = controlsIn(container);
    fill(controls, cleared ?? {});
    flushSync(() => setCleared(null));
    const next = firstRefused(container) ?? container.querySelector<HTMLElement>('.form-submit');
    next?.focus();
  }

  return (
    <EnquiryForm
      {...served}
      answer={answer}
      sending={sending}
      onSubmit={submit}
      onInput={() => draft.save(valuesOf(controlsIn(container)))}
      onRestore={cleared && !sending ? restore : undefined}
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

function filled(values: Partial<Values>): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function isEmpty(values: Partial<Values>): boolean {
  return fieldNames.every((name) => !values[name]);
}
