// Goes on with what an earlier page could not send, and offers what is no longer tried.

import { setUnsentFlag } from './unsent-flag.ts';
import { showUnsent } from './unsent-notice.ts';
import { readUnsent } from './unsent-store.ts';

export async function offerUnsent(): Promise<void> {
  // A page that is never shown sends nothing: its thanks would be read by nobody.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', offerUnsent, { once: true });
    return;
  }
  const found = await readUnsent();
  if (found?.length === 0) setUnsentFlag(false);
  for (const unsent of found ?? []) showUnsent(unsent); // undefined where storage does not respond
}
