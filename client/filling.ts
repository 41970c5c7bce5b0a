import type { FormName } from '../views/forms/index.ts';
import { remembered } from './storage.ts';

/**
 * One filling of a form, from its first touch until it has been sent: whatever is posted again while its words
 * are the same carries the same key, and the server keeps it once. It outlives a reload, like the draft.
 */
export type Filling = {
  /** Somebody has begun an empty form; when a filled one was begun is known to nobody. */
  begin(): void;
  key(words: string): string;
  /** `undefined` where the beginning is not known. */
  tookMs(): number | undefined;
  end(): void;
};

type State = { startedAt?: number; key?: string; words?: string };

export function fillingOf(form: FormName, page: string): Filling {
  const memory = remembered<State>(`filling:${form}:${page}`);
  // Of its own, for where storage is blocked.
  let state: State = memory.read() ?? {};
  const change = (changes: State) => {
    state = { ...state, ...changes };
    memory.save(state);
  };
  return {
    begin() {
      if (state.startedAt === undefined) change({ startedAt: Date.now() });
    },
    key(words) {
      if (state.key === undefined || state.words !== words) change({ key: newKey(), words });
      return state.key ?? '';
    },
    tookMs: () => (state.startedAt === undefined ? undefined : Math.max(0, Date.now() - state.startedAt)),
    end() {
      state = {};
      memory.remove();
    },
  };
}

// `crypto.randomUUID` is missing where a site is served without https.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
