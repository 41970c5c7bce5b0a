// Sends what no form shows any more, and says what becomes of it: an enquiry of an earlier page, or one whose form has sent
// another one since.

import { answeredByEmail, messages } from '../views/forms/send-response.ts';
import { adoptStyles } from './adopt-styles.ts';
import { discardUnsent, onStop, removeSent, stopSending } from './discard-unsent.ts';
import { clearedValuesOf, draftOf } from './draft.ts';
import { post } from './post.ts';
import type { Enquiry } from './send.ts';
import { sessionValue } from './session-value.ts';
import { submissionStorageKey } from './submission.ts';
import styles from './unsent.css';
import { type Unsent, updateUnsent } from './unsent-store.ts';

/** The wait before each retry, unless the browser is online again before. */
const retryDelayMs = 30_000;

const deletedText = 'Your message was deleted.';
const unsentText = 'Your message to us has not been sent yet.';

/** The window event after a draft was removed that a form may offer. */
export const draftRemovedEvent = 'draft-removed';

/** Sends it if its retries are under way, and offers it otherwise. */
export function showUnsent({ key, body, isUnderWay }: Unsent): void {
  stopSending(key);
  const section = createElement('section', '');
  section.setAttribute('aria-label', 'Earlier message');
  const status = createElement('p', '');
  status.setAttribute('role', 'status');
  const send = createButton('Send it now', trySending);
  const remove = createButton('Delete it', async () => {
    removeDraft(body);
    finish(deletedText); // first: a notice that is stopped is removed
    await discardUnsent(key);
  });
  let isFinished = false;
  let timer = 0;
  section.append(status, send, remove);
  onStop(key, () => {
    if (isFinished) return;
    isFinished = true;
    section.remove();
  });
  addEventListener('online', () => timer && trySending());
  if (isUnderWay) trySending();
  else showStatus(unsentText);

  async function trySending(): Promise<void> {
    if (send.disabled || isFinished) return;
    clearTimeout(timer);
    send.disabled = true;
    showStatus(`${unsentText} We are still trying.`);
    // One that another tab or the worker has sent is posted again for its reference.
    if ((await updateUnsent(key, { triedAtMs: Date.now(), isUnderWay: true })) === 'deleted')
      return finish(deletedText);
    const { response, reference, retryMs } = await post(body);
    if (isFinished) return;
    send.disabled = false;
    if (retryMs !== null) {
      timer = setTimeout(trySending, Math.max(retryDelayMs, retryMs));
      return;
    }
    if (!response.success) {
      const reasons = Object.values(response.errors).join('. ');
      send.remove();
      updateUnsent(key, { isUnderWay: false });
      return showStatus(`Your message was not accepted. ${reasons || 'Please write it again.'}`);
    }
    removeDraft(body);
    const byEmail = (JSON.parse(body) as Enquiry).phone?.trim() === '' && answeredByEmail;
    const said = [messages.success, byEmail, reference && `Your reference: ${reference}`];
    finish(said.filter(Boolean).join('. '));
    await removeSent(key);
  }

  function showStatus(text: string): void {
    status.textContent = text;
    if (!section.isConnected) notices().append(section);
  }

  function finish(text: string): void {
    isFinished = true;
    showStatus(text);
    if (section.contains(document.activeElement)) {
      status.tabIndex = -1;
      status.focus(); // before the button that has the focus is removed
    }
    send.remove();
    remove.textContent = 'Close';
    remove.onclick = () => section.remove();
  }
}

/** The place of all notices. */
function notices(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('[data-unsent]');
  if (existing) return existing;
  const created = createElement('div', '');
  created.dataset.unsent = '';
  document.querySelector('main')?.append(created);
  adoptStyles(styles); // an old browser shows it unstyled, at the end of the page
  return created;
}

/** A message that was sent or deleted here must not stay in its form as a draft. A newer text there stays. */
function removeDraft(body: string): void {
  const enquiry = JSON.parse(body) as Enquiry & Record<string, unknown>;
  const { form, page, key } = enquiry;
  const isSent = (values: [string, string][]) => values.every(([name, value]) => value === enquiry[name]);
  for (const stored of [draftOf(form, page), clearedValuesOf(form, page)])
    if (isSent(Object.entries(stored.read()))) stored.remove();
  const submission = sessionValue<{ key?: string }>(submissionStorageKey(form, page));
  if (submission.read()?.key === key) submission.remove();
  const inputs = [...document.querySelectorAll<HTMLInputElement>(`[data-enquiry="${form}"] .form-input`)];
  if (inputs.every((input) => input.value === enquiry[input.name]))
    for (const input of inputs) input.value = '';
  dispatchEvent(new Event(draftRemovedEvent));
}

function createButton(text: string, onclick: () => Promise<void>): HTMLButtonElement {
  return Object.assign(createElement('button', text), { type: 'button' as const, onclick });
}

function createElement<Name extends 'div' | 'section' | 'p' | 'button'>(name: Name, text: string) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
