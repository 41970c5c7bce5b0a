// Makes errors safe to log: where and why something failed, without visitors' text.

type SerializedError = { name: string; message: string; stack?: string; code?: string };

// Database and parser errors carry whole rows and bodies, so only an allowlist of properties is copied.
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error))
    return { name: typeof error, message: 'a value that is not an Error was thrown' };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { name, message, ...(stack === undefined ? {} : { stack }), ...code };
}

/** The same, with the strings of a posted body removed from it. */
export function redactError(error: unknown, body: unknown): Error {
  const { name, message, stack, ...rest } = serializeError(error);
  const strings = postedStrings(body);
  const redact = (text = '') => strings.reduce((left, word) => left.replaceAll(word, '…'), text);
  return Object.assign(new Error(redact(message)), { name, stack: redact(stack), ...rest });
}

// Longest first: otherwise part of a string could remain inside the rest of another.
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
