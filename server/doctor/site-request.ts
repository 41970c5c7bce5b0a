// Requests the site from outside, as a browser does: through DNS, TLS and the proxy.

import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PeerCertificate, TLSSocket } from 'node:tls';
import { doctorBodyBytesMax, doctorRequestMsMax } from '../limits.ts';

export type SiteResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Each name as often as it was sent: a header that two servers set is there twice. */
  headerNames: string[];
  text: string;
  /** `null` without TLS. */
  certificate: PeerCertificate | null;
  /** From the request to the headers of the response. */
  tookMs: number;
};

type RequestOptions = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** A certificate authority to trust instead of those of the system. */
  ca?: string | undefined;
};

/** Follows no redirect. Rejects when there is no complete response within the limits of time and size. */
export function requestSite(
  url: string,
  { method = 'GET', headers = {}, body, ca }: RequestOptions = {},
): Promise<SiteResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<SiteResponse>();
  const startedMs = performance.now();
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method,
    headers,
    agent: false,
    ...(ca !== undefined && { ca }),
    signal: AbortSignal.timeout(doctorRequestMsMax),
  });
  request.on('error', (error) => {
    const isLate = error.name === 'AbortError' || error.name === 'TimeoutError';
    reject(isLate ? new Error(`no response within ${doctorRequestMsMax / 1000} s`) : error);
  });
  request.on('response', (response) => {
    const tookMs = performance.now() - startedMs;
    const { socket } = response;
    const certificate = 'getPeerCertificate' in socket ? (socket as TLSSocket).getPeerCertificate() : null;
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on('error', reject);
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > doctorBodyBytesMax) request.destroy(new Error('the response is too large'));
      chunks.push(chunk);
    });
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        headerNames: response.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()),
        text: Buffer.concat(chunks).toString(),
        certificate,
        tookMs,
      }),
    );
  });
  request.end(body);
  return promise;
}
