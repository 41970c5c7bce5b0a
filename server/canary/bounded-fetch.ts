import { canaryRequestMsMax, canaryResponseBytesMax } from '../limits.ts';

export type BoundedResponse = { status: number; headers: Headers; text: string };

/** One request, without following redirects, bounded in time and in the bytes of its response. */
export async function boundedFetch(
  url: string,
  init: { method?: string; headers: Record<string, string>; body?: string },
  signal: AbortSignal,
): Promise<BoundedResponse> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(canaryRequestMsMax)]);
  const response = await fetch(url, { ...init, redirect: 'manual', signal: limited });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > canaryResponseBytesMax) throw new Error('the response is too long for a page of this site');
    parts.push(part);
  }
  return { status: response.status, headers: response.headers, text: Buffer.concat(parts).toString() };
}
