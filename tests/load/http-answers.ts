/** One response as read from a connection. */
export type HttpAnswer = { status: number; headers: Map<string, string>; bodyBytes: number };

export type Heard = {
  answers: HttpAnswer[];
  /** The bytes after the last complete response. */
  restBytes: number;
  /** Why the bytes are not valid responses. */
  fault: string | null;
};

/**
 * Parses pipelined responses. `methods` are those of the requests as far as they are known, because a response to HEAD
 * has no body; after them, the body ends where the next response starts.
 */
export function readAnswers(bytes: Buffer, methods: string[]): Heard {
  const answers: HttpAnswer[] = [];
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf('\r\n\r\n', at);
    if (end === -1) break;
    const [line = '', ...fields] = bytes.toString('latin1', at, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1] ?? Number.NaN);
    if (Number.isNaN(status))
      return { answers, restBytes: bytes.length - at, fault: `no status line: ${line.slice(0, 80)}` };
    if (status === 100) {
      at = end + 4;
      continue;
    }
    const headers = new Map(
      fields.map((field) => [
        field.split(':', 1)[0]?.toLowerCase() ?? '',
        field.slice(field.indexOf(':') + 1).trim(),
      ]),
    );
    const length = Number(headers.get('content-length') ?? 0);
    if (headers.has('transfer-encoding')) return { answers, restBytes: 0, fault: 'an answer came in chunks' };
    const method = methods[answers.length];
    const isHead = method === undefined ? isNextAnswer(bytes, end + 4) : method === 'HEAD';
    const hasNoBody = isHead || status === 204 || status === 304;
    const bodyBytes = hasNoBody ? 0 : length;
    if (end + 4 + bodyBytes > bytes.length) break;
    answers.push({ status, headers, bodyBytes });
    at = end + 4 + bodyBytes;
  }
  return { answers, restBytes: bytes.length - at, fault: null };
}

function isNextAnswer(bytes: Buffer, at: number): boolean {
  return at === bytes.length || bytes.toString('latin1', at, at + 9) === 'HTTP/1.1 ';
}
