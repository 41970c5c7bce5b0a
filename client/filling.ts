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
  /** One more character has come from a keyboard, as the only one of its event. */
  typed(): void;
  /**
   * `undefined` where the beginning is not known, and where a short time says nothing: what a browser, an assistant,
   * an extension or the clipboard puts in at once is as quick for a person as for a program.
   */
  tookMs(): number | undefined;
  end(): void;
};

type State = { earlierMs?: number; earlierTyped?: number; key?: string; words?: string };

/** What took longer is worth telling, whoever filled it in. */
const unhurriedMs = 10_000;

/** More than anybody types in two seconds: twenty characters a second are a record. */
const typedMin = 40;

export function fillingOf(form: FormName, page: string): Filling {
  const memory = remembered<State>(`filling:${form}:${page}`);
  // Of its own, for where storage is blocked.
  let state: State = memory.read() ?? {};
  const change = (changes: State) => {
    state = { ...state, ...changes };
    memory.save(state);
  };
  // Never the clock: somebody may set it while he writes. This one begins anew with each page.
  let startedAtMs = state.earlierMs === undefined ? undefined : performance.now();
  let typed = state.earlierTyped ?? 0;
  const elapsedMs = () =>
    startedAtMs === undefined ? undefined : (state.earlierMs ?? 0) + performance.now() - startedAtMs;
  addEventListener('pagehide', () => {
    const earlierMs = elapsedMs();
    if (earlierMs === undefined) return;
    change({ earlierMs, earlierTyped: typed });
    startedAtMs = performance.now(); // the page may come back as it is
  });
  return {
    begin() {
      startedAtMs ??= performance.now();
    },
    typed() {
      typed += 1;
    },
    key(words) {
      if (state.key === undefined || state.words !== words) change({ key: newKey(), words });
      return state.key ?? '';
    },
    tookMs() {
      const tookMs = elapsedMs();
      if (tookMs === undefined || (tookMs < unhurriedMs && typed < typedMin)) return undefined;
      return Math.round(tookMs);
    },
    end() {
      state = {};
      startedAtMs = undefined;
      typed = 0;
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
