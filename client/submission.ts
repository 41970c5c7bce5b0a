import type { FormName } from '../views/forms/index.ts';
import { sessionValue } from './session-value.ts';

/**
 * One submission of a form, from its first interaction until it is sent. Posts with the same values carry the same key,
 * so the server stores them once. It survives a reload, like the draft.
 */
export type Submission = {
  /** Call when the form is empty at the first interaction. For a filled form the start time is unknown. */
  begin(): void;
  key(content: string): string;
  /** A keyboard event added exactly one character. */
  countKeystroke(): void;
  /**
   * `undefined` where the start is unknown, and where a short time proves nothing: values from autofill, an assistant,
   * an extension or the clipboard arrive as fast for a person as for a bot.
   */
  tookMs(): number | undefined;
  end(): void;
};

/** Where session storage has the state of a submission. */
export const submissionStorageKey = (form: FormName, page: string) => `filling:${form}:${page}`;

type StoredState = { earlierMs?: number; earlierTyped?: number; key?: string; words?: string };

/** A longer time is always reported, however the form was filled in. */
const alwaysReportedMs = 10_000;

/** More than a person types in two seconds; twenty characters a second is a record. */
const typedCountMin = 40;

export function submissionOf(form: FormName, page: string): Submission {
  const stored = sessionValue<StoredState>(submissionStorageKey(form, page));
  // Also in a variable, because session storage may be blocked.
  let state: StoredState = stored.read() ?? {};
  const update = (changes: StoredState) => {
    state = { ...state, ...changes };
    stored.save(state);
  };
  // A monotonic time, because the visitor may change the clock. It restarts with each page.
  let startedAtMs = state.earlierMs === undefined ? undefined : performance.now();
  let typedCount = state.earlierTyped ?? 0;
  const elapsedMs = () =>
    startedAtMs === undefined ? undefined : (state.earlierMs ?? 0) + performance.now() - startedAtMs;
  addEventListener('pagehide', () => {
    const earlierMs = elapsedMs();
    if (earlierMs === undefined) return;
    update({ earlierMs, earlierTyped: typedCount });
    startedAtMs = performance.now(); // the page may be restored from the back/forward cache
  });
  return {
    begin() {
      startedAtMs ??= performance.now();
    },
    countKeystroke() {
      typedCount += 1;
    },
    key(content) {
      if (state.key === undefined || state.words !== content) update({ key: newKey(), words: content });
      return state.key ?? '';
    },
    tookMs() {
      const tookMs = elapsedMs();
      if (tookMs === undefined || (tookMs < alwaysReportedMs && typedCount < typedCountMin)) return undefined;
      return Math.round(tookMs);
    },
    end() {
      state = {};
      startedAtMs = undefined;
      typedCount = 0;
      stored.remove();
    },
  };
}

// `crypto.randomUUID` does not exist where the site is served without https.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
