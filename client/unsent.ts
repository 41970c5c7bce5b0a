// What an earlier page could not send is offered by the next one, for browsers without Background Sync and for what
// their worker could not send either.

import { messages } from '../views/forms/answer.ts';
import { post } from './post.ts';
import { setUnsentFlag } from './unsent-flag.ts';
import { readUnsent, removeUnsent, type Unsent } from './unsent-store.ts';

/** Somebody may still be at it: another tab, or a post that has outlived its page. */
const quietMs = 25_000;

export async function offerUnsent(): Promise<void> {
  const [unsent] = await readUnsent();
  if (!unsent) return setUnsentFlag(false);
  const waitMs = unsent.triedAtMs + quietMs - Date.now();
  if (waitMs > 0) setTimeout(offerUnsent, waitMs);
  else draw(unsent);
}

function draw({ key, body }: Unsent): void {
  const offer = element('section', '');
  offer.dataset.unsent = '';
  offer.className = 'frame';
  offer.setAttribute('aria-label', 'Unsent message');
  const words = element('p', 'Your message to us has not been sent yet.');
  words.setAttribute('role', 'status');
  const send = element('button', 'Send it now');
  const discard = element('button', 'Discard it');
  for (const button of [send, discard]) button.type = 'button';
  offer.append(words, send, discard);
  document.querySelector('main')?.prepend(offer);

  send.onclick = async () => {
    words.textContent = 'Sending…';
    const posted = await post(body);
    if (typeof posted === 'string' || !posted.answer.success) {
      words.textContent = `${messages.failure}. It has not been sent yet.`;
      return;
    }
    words.textContent = [messages.success, posted.reference && `Your reference: ${posted.reference}`]
      .filter(Boolean)
      .join('. ');
    await settle();
  };
  discard.onclick = async () => {
    words.textContent = 'Discarded.';
    await settle();
  };

  async function settle(): Promise<void> {
    words.tabIndex = -1;
    words.focus(); // before the button that has the focus goes
    send.remove();
    discard.remove();
    await removeUnsent(key);
    if ((await readUnsent()).length === 0) setUnsentFlag(false);
  }
}

function element<Name extends 'section' | 'p' | 'button'>(name: Name, text: string) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
