// Offers on the next page what an earlier page could not send, for browsers without Background Sync and for enquiries
// that their worker could not send.

import { messages } from '../views/forms/answer.ts';
import { clearedOf, draftOf } from './draft.ts';
import { fillingKey } from './filling.ts';
import { forgetSent, forgetUnsent, unsentGone } from './forget-unsent.ts';
import { post } from './post.ts';
import type { Enquiry } from './send.ts';
import { remembered } from './storage.ts';
import { setUnsentFlag } from './unsent-flag.ts';
import { readUnsent, type Unsent, updateUnsent } from './unsent-store.ts';

/** Another tab, or a request that outlives its page, may still be sending it. */
const quietMs = 25_000;

/** As in the form: a failure is shown within ten seconds of the click. */
const sayMsMax = 8_000;

const offered = new Set<string>();

export async function offerUnsent(): Promise<void> {
  const found = await readUnsent();
  if (!found) return; // storage does not respond: the flag stays for the next page
  if (found.length === 0) setUnsentFlag(false);
  for (const unsent of found) {
    if (offered.has(unsent.key)) continue;
    const agoMs = Date.now() - unsent.triedAtMs;
    // Negative where the clock was set back.
    if (agoMs >= 0 && agoMs < quietMs) setTimeout(offerUnsent, quietMs - agoMs);
    else offer(unsent);
  }
}

function offer({ key, body, isUnderWay }: Unsent): void {
  offered.add(key);
  const section = element('section', '');
  section.dataset.unsent = '';
  section.setAttribute('aria-label', 'Unsent message');
  const status = element('p', '');
  status.setAttribute('role', 'status');
  const send = button('Send it now', trySending);
  const remove = button('Delete it', async () => {
    send.disabled = true; // the section reports the end itself, and keeps the focus
    await forgetUnsent(key);
    removeDraft(body);
    end('Your message was deleted.');
  });
  section.append(status, send, remove);

  addEventListener(unsentGone, (event) => {
    if ((event as CustomEvent).detail === key && !send.disabled && send.isConnected) section.remove();
  });
  // The page closed before the response to the last try. The server stores the same key once.
  if (isUnderWay) trySending();
  else show('Your message to us has not been sent yet.');

  async function trySending(): Promise<void> {
    if (send.disabled) return;
    send.disabled = remove.disabled = true;
    if (section.isConnected) show('Sending…');
    if ((await updateUnsent(key, { triedAtMs: Date.now() })) !== 'stored') {
      return end('This message was sent or deleted in another tab.');
    }
    const timer = setTimeout(
      () => show('Your message has not been sent yet. We are still trying.'),
      sayMsMax,
    );
    const posted = await post(body);
    clearTimeout(timer);
    send.disabled = remove.disabled = false;
    if (typeof posted === 'string') return show('Your message has not been sent yet.');
    const { answer, reference } = posted;
    if (!answer.success) {
      const reasons = Object.values(answer.errors).join('. ');
      send.remove();
      return show(`Your message was not accepted. ${reasons || 'Please write it again.'}`);
    }
    send.disabled = true;
    await forgetSent(key);
    removeDraft(body);
    end([messages.success, reference && `Your reference: ${reference}`].filter(Boolean).join('. '));
  }

  function show(text: string): void {
    status.textContent = text;
    if (!section.isConnected) place(section);
  }

  function end(text: string): void {
    show(text);
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

// Fixed at the foot of the window, so that the page does not move. Inlined here, because pages carry only the styles of
// what the server rendered.
const styles = `
  [data-unsent] {
    position: fixed;
    inset: auto 0 var(--bar-height);
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-12) var(--space-20);
    align-items: center;
    padding: var(--space-12) var(--gutter);
    border-top: 2px solid;
    background: var(--plaster);
    font-weight: 600;
    z-index: 2;
  }
  [data-unsent] button {
    min-height: 2.75rem;
    padding-inline: var(--space-20);
    border: 2px solid;
    background: none;
    font-weight: 600;
    cursor: pointer;
  }`;

function place(section: HTMLElement): void {
  document.querySelector('main')?.append(section);
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // An old browser shows it without styles, at the end of the page.
  }
}

/** What was sent or deleted here must not be in its form as if it were unsent. */
function removeDraft(body: string): void {
  const enquiry = JSON.parse(body) as Enquiry & Record<string, unknown>;
  const { form, page } = enquiry;
  for (const memory of [draftOf(form, page), clearedOf(form, page), remembered(fillingKey(form, page))]) {
    memory.remove();
  }
  const inputs = document.querySelectorAll<HTMLInputElement>(`[data-enquiry="${form}"] .form-input`);
  for (const input of inputs) if (input.value === enquiry[input.name]) input.value = '';
}

function button(text: string, onclick: () => Promise<void>): HTMLButtonElement {
  return Object.assign(element('button', text), { type: 'button' as const, onclick });
}

function element<Name extends 'section' | 'p' | 'button'>(name: Name, text: string) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
