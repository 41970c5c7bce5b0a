// What a check of `npm run doctor` found.

/**
 * `todo`: an operator has something to do. `note`: a choice that is allowed and worth knowing. `unknown`: the check got no answer, which says nothing about the site.
 */
export type FindingState = 'ok' | 'note' | 'todo' | 'unknown';

export type Finding = {
  /** What was checked, in a word or two. */
  check: string;
  state: FindingState;
  /** What was found. */
  found: string;
  /** An instruction; present when the state is `todo`. */
  remedy?: string;
};

export function ok(check: string, found: string): Finding {
  return { check, state: 'ok', found };
}

export function todo(check: string, found: string, remedy: string): Finding {
  return { check, state: 'todo', found, remedy };
}

export function note(check: string, found: string): Finding {
  return { check, state: 'note', found };
}

export function unknown(check: string, error: unknown): Finding {
  return { check, state: 'unknown', found: errorText(error) };
}

/** The finding of a check, or `unknown` when it got no answer. */
export async function findingOf(check: string, ask: () => Promise<Finding>): Promise<Finding> {
  try {
    return await ask();
  } catch (error) {
    return unknown(check, error);
  }
}

/** The message and the code of an error: several network errors have an empty message. */
export function errorText(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorText(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const code = errorCode(error);
  return code && !error.message.includes(code) ? `${error.message} (${code})`.trim() : error.message;
}

export function errorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return errorCode(error.errors[0]);
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
