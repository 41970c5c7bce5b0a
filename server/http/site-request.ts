// Requests this site from outside, as a browser does: through DNS, TLS and the proxy.

import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PeerCertificate, TLSSocket } from 'node:tls';
import { siteRequestMsMax, siteResponseBytesMax } from '../limits.ts';

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
  signal?: AbortSignal | undefined;
  /** A certificate authority to trust instead of those of the system. */
  ca?: string | undefined;
};

/** Follows no redirect. Rejects when there is no complete response within the limits of time and size. */
export function requestSite(
  url: string,
  { method = 'GET', headers = {}, body, signal, ca }: RequestOptions = {},
): Promise<SiteResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<SiteResponse>();
  const startedMs = performance.now();
  const late = AbortSignal.timeout(siteRequestMsMax);
  const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, {
    method,
    headers,
    agent: false,
    ...(ca !== undefined && { ca }),
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
  // Also while the body is read: each of them destroys the other.
  const fail = (error: Error) => reject(late.aborted || signal?.aborted ? new SiteTimeout() : error);
  request.on('error', fail);
  let hasResponse = false;
  // A switch to another protocol ends so, for example.
  request.on('close', () => hasResponse || fail(new Error('the connection was closed without a response')));
  request.on('response', (response) => {
    hasResponse = true;
    const tookMs = performance.now() - startedMs;
    const { socket } = response;
    const certificate = 'getPeerCertificate' in socket ? (socket as TLSSocket).getPeerCertificate() : null;
    readText(response).then((text) => {
      const headerNames = response.rawHeaders
        .filter((_, at) => at % 2 === 0)
        .map((name) => name.toLowerCase());
      resolve({
        ...{ status: response.statusCode ?? 0, headers: response.headers, headerNames },
        ...{ text, certificate, tookMs },
      });
    }, fail);
  });
  request.end(body);
  return promise;
}

/** It took longer than the limit, or than the signal allows. */
export class SiteTimeout extends Error {
  constructor() {
    super('no complete response in time');
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > siteResponseBytesMax) throw new Error('the response is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
