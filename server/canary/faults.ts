// What is wrong with a response of the site, and what to do about it.

import { type SiteResponse, SiteTimeout } from '../http/site-request.ts';
import { canaryTextLengthMax } from '../limits.ts';

export const canarySteps = ['page', 'post', 'store', 'mail', 'removal'] as const;

export type CanaryStep = (typeof canarySteps)[number];

/** The step failed; the message says what happened, the remedy what to do. */
export class CanaryFault extends Error {
  readonly step: CanaryStep;
  readonly remedy: string;

  constructor(step: CanaryStep, message: string, remedy: string) {
    super(printable(message));
    this.step = step;
    this.remedy = remedy;
  }
}

export function requestFault(step: CanaryStep, url: string, error: unknown): CanaryFault {
  if (error instanceof SiteTimeout)
    return new CanaryFault(
      step,
      `${url} does not answer in time`,
      'Check the proxy and the site: both must run.',
    );
  const { code = '', message } = firstError(error);
  if (isCertificateError(code)) {
    return new CanaryFault(
      step,
      `The certificate of ${url} is not valid (${code})`,
      'Renew the certificate in the proxy, or set SITE_URL to the host in it: visitors see the same error.',
    );
  }
  return new CanaryFault(
    step,
    `${url} cannot be reached (${code || message})`,
    'Start the proxy and the site, and check that SITE_URL can be reached from this machine.',
  );
}

export function statusFault(
  step: CanaryStep,
  url: string,
  response: Pick<SiteResponse, 'status' | 'headers'>,
): CanaryFault {
  const { status, headers } = response;
  const fault = (what: string, remedy: string) => new CanaryFault(step, `${url} ${what}`, remedy);
  if (status >= 300 && status < 400) {
    return fault(
      `redirects to ${headers.location ?? 'nowhere'}`,
      'Set SITE_URL to the URL at which visitors arrive in the end, without a redirect.',
    );
  }
  if (status === 403)
    return fault(
      'answers 403',
      'Set SITE_URL to the host in the address bar, and make the proxy pass Host and Origin on. A firewall in front of the site may also reject posts.',
    );
  if (status === 429)
    return fault('answers 429', 'A limit in front of the site rejects the request: exempt this machine.');
  if (status === 502 || status === 504)
    return fault(`answers ${status}`, 'Start the site, and set the proxy to its HOST and PORT.');
  if (status === 503)
    return fault('answers 503', 'Read the log of the site: usually its store does not accept enquiries.');
  return fault(`answers ${status}`, 'Read the log of the proxy and of the site.');
}

export function storeFault(error: unknown): CanaryFault {
  return new CanaryFault(
    'store',
    `The store does not respond (${error instanceof Error ? error.message : String(error)})`,
    'Free disk space, or start the database, and set DATABASE_URL to the same value as for the site.',
  );
}

// OpenSSL and Node error codes: https://nodejs.org/api/tls.html#x509-certificate-error-codes
function isCertificateError(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|_CRL_|CA$|PATH_LENGTH_EXCEEDED/.test(code);
}

// For a host with several addresses Node reports one error for each.
function firstError(error: unknown): NodeJS.ErrnoException {
  if (error instanceof AggregateError && error.errors.length > 0) return firstError(error.errors[0]);
  return error instanceof Error ? error : new Error(String(error));
}

// Parts of the text come from other servers: control characters are removed.
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ').slice(0, canaryTextLengthMax);
}
