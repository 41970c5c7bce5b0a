import type { FormName } from '../views/forms/index.ts';
import { remembered } from './storage.ts';

/**
 * One submission of a form, from its first interaction until it is sent. Posts with the same values carry the same key,
 * so the server stores them once. It survives a reload, like the draft.
 */
export type Filling = {
  /** The visitor starts with an empty form. For a form that is already filled, the start time is unknown. */
  begin(): void;
  key(words: string): string;
  /** A keyboard event added exactly one character. */
  typed(): void;
  /**
   * `undefined` where the start is unknown, and where a short time proves nothing: values from autofill, an assistant,
   * an extension or the clipboard arrive as fast for a person as for a bot.
   */
  tookMs(): number | undefined;
  end(): void;
};

/** Where session storage has the state of a submission. */
export const fillingKey = (form: FormName, page: string) => `filling:${form}:${page}`;

type State = { earlierMs?: number; earlierTyped?: number; key?: string; words?: string };

/** A longer time is always reported, however the form was filled in. */
const unhurriedMs = 10_000;

/** More than a person types in two seconds; twenty characters a second is a record. */
const typedMin = 40;

export function fillingOf(form: FormName, page: string): Filling {
  const memory = remembered<State>(fillingKey(form, page));
  // In memory too, for where storage is blocked.
  let state: State = memory.read() ?? {};
  const change = (changes: State) => {
    state = { ...state, ...changes };
    memory.save(state);
  };
  // A monotonic time, because the visitor may change the clock. It restarts with each page.
  let startedAtMs = state.earlierMs === undefined ? undefined : performance.now();
  let typed = state.earlierTyped ?? 0;
  const elapsedMs = () =>
    startedAtMs === undefined ? undefined : (state.earlierMs ?? 0) + performance.now() - startedAtMs;
  addEventListener('pagehide', () => {
    const earlierMs = elapsedMs();
    if (earlierMs === undefined) return;
    change({ earlierMs, earlierTyped: typed });
    startedAtMs = performance.now(); // the page may be restored from the back/forward cache
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

// `crypto.randomUUID` does not exist where the site is served without https.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
