// Offers on the next page what an earlier page could not send, for browsers without Background Sync and for enquiries
// that their worker could not send.

import { answeredByEmail, messages } from '../views/forms/send-response.ts';
import { adoptStyles } from './adopt-styles.ts';
import { discardUnsent, removeSent, unsentRemovedEvent } from './discard-unsent.ts';
import { clearedValuesOf, draftOf } from './draft.ts';
import { post } from './post.ts';
import type { Enquiry } from './send.ts';
import { sessionValue } from './session-value.ts';
import { submissionStorageKey } from './submission.ts';
import styles from './unsent.css';
import { setUnsentFlag } from './unsent-flag.ts';
import { readUnsent, type Unsent, updateUnsent } from './unsent-store.ts';

/** For this long after a try, another tab or a request that outlives its page may still be sending it. */
const inProgressMsMax = 25_000;

/** As in the form: a failure is shown within ten seconds of the click. */
const firstResultMsMax = 8_000;

const offeredKeys = new Set<string>();

export async function offerUnsent(): Promise<void> {
  const found = await readUnsent();
  if (!found) return; // storage does not respond: the flag stays for the next page
  if (found.length === 0) setUnsentFlag(false);
  for (const unsent of found) {
    if (offeredKeys.has(unsent.key)) continue;
    const ageMs = Date.now() - unsent.triedAtMs;
    // Negative where the clock was set back.
    if (ageMs >= 0 && ageMs < inProgressMsMax) setTimeout(offerUnsent, inProgressMsMax - ageMs);
    else offer(unsent);
  }
}

function offer({ key, body, isUnderWay }: Unsent): void {
  offeredKeys.add(key);
  const section = createElement('section', '');
  section.dataset.unsent = '';
  section.setAttribute('aria-label', 'Unsent message');
  const status = createElement('p', '');
  status.setAttribute('role', 'status');
  const send = createButton('Send it now', trySending);
  const remove = createButton('Delete it', async () => {
    send.disabled = true; // the section reports the end itself, and keeps the focus
    await discardUnsent(key);
    removeDraft(body);
    finish('Your message was deleted.');
  });
  section.append(status, send, remove);

  addEventListener(unsentRemovedEvent, (event) => {
    if ((event as CustomEvent).detail === key && !send.disabled && send.isConnected) section.remove();
  });
  // The page closed before the response to the last try. The server stores the same key once.
  if (isUnderWay) trySending();
  else showStatus('Your message to us has not been sent yet.');

  async function trySending(): Promise<void> {
    if (send.disabled) return;
    send.disabled = remove.disabled = true;
    if (section.isConnected) showStatus('Sending…');
    if ((await updateUnsent(key, { triedAtMs: Date.now() })) !== 'stored') {
      return finish('This message was sent or deleted in another tab.');
    }
    const timer = setTimeout(
      () => showStatus('Your message has not been sent yet. We are still trying.'),
      firstResultMsMax,
    );
    const result = await post(body);
    clearTimeout(timer);
    send.disabled = remove.disabled = false;
    if (typeof result === 'string') return showStatus('Your message has not been sent yet.');
    const { response, reference } = result;
    if (!response.success) {
      const reasons = Object.values(response.errors).join('. ');
      send.remove();
      return showStatus(`Your message was not accepted. ${reasons || 'Please write it again.'}`);
    }
    send.disabled = true;
    await removeSent(key);
    removeDraft(body);
    const byEmail = (JSON.parse(body) as Enquiry).phone?.trim() === '' && answeredByEmail;
    const said = [messages.success, byEmail, reference && `Your reference: ${reference}`];
    finish(said.filter(Boolean).join('. '));
  }

  function showStatus(text: string): void {
    status.textContent = text;
    if (!section.isConnected) mount(section);
  }

  function finish(text: string): void {
    showStatus(text);
    if (section.contains(document.activeElement)) {
      status.tabIndex = -1;
      status.focus(); // before the button that has the focus is removed
    }
    send.remove();
    remove.disabled = false;
    remove.textContent = 'Close';
    remove.onclick = () => section.remove();
  }
}

function mount(section: HTMLElement): void {
  document.querySelector('main')?.append(section);
  adoptStyles(styles); // an old browser shows it unstyled, at the end of the page
}

/** A message that was sent or deleted here must not stay in its form as a draft. */
function removeDraft(body: string): void {
  const enquiry = JSON.parse(body) as Enquiry & Record<string, unknown>;
  const { form, page } = enquiry;
  for (const stored of [
    draftOf(form, page),
    clearedValuesOf(form, page),
    sessionValue(submissionStorageKey(form, page)),
  ]) {
    stored.remove();
  }
  const inputs = document.querySelectorAll<HTMLInputElement>(`[data-enquiry="${form}"] .form-input`);
  for (const input of inputs) if (input.value === enquiry[input.name]) input.value = '';
}

function createButton(text: string, onclick: () => Promise<void>): HTMLButtonElement {
  return Object.assign(createElement('button', text), { type: 'button' as const, onclick });
}

function createElement<Name extends 'section' | 'p' | 'button'>(name: Name, text: string) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
