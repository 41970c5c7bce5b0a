/** One response as read from a connection. */
export type HttpAnswer = { status: number; headers: Map<string, string>; bodyBytes: number };

/**
 * Parses pipelined responses; `fault` is why the bytes are none. `methods` are those of the requests as far as they are
 * known, because a response to HEAD has no body; after them, the body ends where the next response starts.
 */
export function readAnswers(
  bytes: Buffer,
  methods: string[],
): { answers: HttpAnswer[]; fault: string | null } {
  const answers: HttpAnswer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n\r\n', at);
    if (end === -1) break;
    const [line = '', ...fields] = bytes.toString('latin1', at, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1] ?? Number.NaN);
    if (Number.isNaN(status)) return { answers, fault: `no status line: ${line.slice(0, 80)}` };
    at = end + 4;
    if (status === 100) continue;
    const headers = new Map(
      fields.map((field) => {
        const colon = field.indexOf(':');
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
      }),
    );
    if (headers.has('transfer-encoding')) return { answers, fault: 'an answer came in chunks' };
    const method = methods[answers.length];
    const isNext = at === bytes.length || bytes.toString('latin1', at, at + 9) === 'HTTP/1.1 ';
    const isHead = method === undefined ? isNext : method === 'HEAD';
    const hasNoBody = isHead || status === 204 || status === 304;
    const bodyBytes = hasNoBody ? 0 : Number(headers.get('content-length') ?? 0);
    at += bodyBytes;
    if (at > bytes.length) break;
    answers.push({ status, headers, bodyBytes });
  }
  return { answers, fault: null };
}
