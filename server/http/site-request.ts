// Requests this site from outside, as a browser does: through DNS, TLS and the proxy.

import type { IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';
import type { TLSSocket } from 'node:tls';

const siteResponseBytesMax = 4 * 1024 * 1024; // Several times the largest page and the largest picture.

const siteRequestMsMax = 10_000; // A page of this site through a slow proxy; a visitor has given up by then.

export type SiteResponse = Awaited<ReturnType<typeof requestSite>>;

/** `ca` is a certificate authority to trust instead of those of the system. */
type Options = Pick<RequestOptions, 'method' | 'headers' | 'ca'> & {
  body?: string;
  signal?: AbortSignal | undefined;
};

/** It took longer than the limit, or than the signal allows. */
export class SiteTimeout extends Error {
  override message = 'no complete response in time';
}

/** Follows no redirect. Rejects when there is no complete response within the limits of time and size. */
export async function requestSite(url: string, { body, signal, ...chosen }: Options = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // Loaded here, because TLS takes a fortieth of the start of a site that does not need it.
  const { request } = await import(url.startsWith('https:') ? 'node:https' : 'node:http');
  const startedMs = performance.now();
  const late = AbortSignal.timeout(siteRequestMsMax);
  const signals = AbortSignal.any(signal ? [signal, late] : [late]);
  request(url, { ...chosen, agent: false, signal: signals })
    .on('error', reject)
    // A switch to another protocol ends so, for example.
    .on('close', () => reject(new Error('the connection was closed without a response')))
    .on('response', resolve)
    .end(body);
  try {
    const response = await promise;
    const tookMs = performance.now() - startedMs; // to the headers
    const { statusCode = 0, headers, rawHeaders } = response;
    // `null` without TLS. A header that two servers set has its name there twice.
    const certificate = (response.socket as Partial<TLSSocket>).getPeerCertificate?.() ?? null;
    const headerNames = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
    return { status: statusCode, headers, headerNames, certificate, tookMs, text: await readText(response) };
  } catch (error) {
    throw signals.aborted ? new SiteTimeout() : error;
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of response.setEncoding('utf8')) {
    text += part;
    if (text.length > siteResponseBytesMax) throw new Error('the response is too long');
  }
  return text;
}
