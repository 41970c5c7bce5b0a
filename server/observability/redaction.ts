// A failure as it may be logged: where and why, and nothing of what somebody wrote.

type SerializedError = { name: string; message: string; stack?: string; code?: string };

// Databases and parsers hang whole rows and bodies on their errors: only what says where and why is taken.
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error))
    return { name: typeof error, message: 'something was thrown that is no error' };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { name, message, ...(stack === undefined ? {} : { stack }), ...code };
}

/** The same, with the words of a posted body struck out of it. */
export function redactError(error: unknown, body: unknown): Error {
  const { name, message, stack, ...rest } = serializeError(error);
  const strings = postedStrings(body);
  const redact = (text = '') => strings.reduce((left, word) => left.replaceAll(word, '…'), text);
  return Object.assign(new Error(redact(message)), { name, stack: redact(stack), ...rest });
}

// The longest first, or a piece of one would hide in the rest of another.
function postedStrings(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const values = Object.values(body).filter(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  return values
    .flatMap((value) => {
      const text = String(value);
      // A lone surrogate has no percent-encoding.
      return [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text.toWellFormed())];
    })
    .filter((word) => word.trim().length > 1)
    .sort((one, other) => other.length - one.length);
}
