// What is wrong where a canary fails, and what to do about it.

import { type SiteResponse, SiteTimeout } from '../http/site-request.ts';

/** In this order. */
export const canarySteps = {
  page: 'opening the contact page',
  post: 'sending the enquiry form',
  store: 'storing the enquiry',
  mail: 'handing the enquiry over to the mail server',
  removal: 'removing the test enquiry',
};

export type CanaryStep = keyof typeof canarySteps;

/** The message says what happened, the remedy what to do. */
export class CanaryFault extends Error {
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    // Parts of the text come from other servers, and it is printed.
    super(message.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').slice(0, 300));
    this.remedy = remedy;
  }
}

export function requestFault(url: string, error: unknown): CanaryFault {
  if (error instanceof SiteTimeout)
    return new CanaryFault(`${url} does not answer in time`, 'Check that the proxy and the site run.');
  const { code, message } = error as NodeJS.ErrnoException;
  const remedy = 'Start the proxy and the site, renew the certificate, and check SITE_URL and DNS.';
  return new CanaryFault(`${url} cannot be reached (${code || message})`, remedy);
}

export function statusFault(url: string, { status, headers }: Pick<SiteResponse, 'status' | 'headers'>) {
  if (headers.location && status >= 300 && status < 400) {
    const remedy = 'Set SITE_URL to the URL at which visitors arrive in the end.';
    return new CanaryFault(`${url} redirects to ${headers.location}`, remedy);
  }
  return new CanaryFault(
    `${url} answers ${status}`,
    remedies[status] ?? 'Read the log of the site and of the proxy.',
  );
}

const proxyRemedy = 'Start the site, and set the proxy to its HOST and PORT.';
const remedies: Record<number, string> = {
  403: 'Make the proxy pass Host and Origin on, set SITE_URL to that host, and check firewalls in front of the site.',
  502: proxyRemedy,
  504: proxyRemedy,
};

/** Any other error is one of the store. */
export function faultOf(error: unknown): { error: string; remedy: string } {
  if (error instanceof CanaryFault) return { error: error.message, remedy: error.remedy };
  return {
    error: `The store does not respond (${error instanceof Error ? error.message : String(error)})`,
    remedy: 'Free disk space, or start the database, and set DATABASE_URL to the same value as for the site.',
  };
}
