// The two requests of a canary, as a browser makes them.

import { honeypotName, site } from '../../views/index.ts';
import { parseReference } from '../enquiries/store/reference.ts';
import { requestSite } from '../http/site-request.ts';
import { CanaryFault, requestFault, statusFault } from './faults.ts';
import { type CanaryToken, canaryHeader } from './token.ts';

const { path } = site.contact;

export async function getPage(siteUrl: string, signal: AbortSignal): Promise<string> {
  const url = siteUrl + path;
  const headers = { ...agent, accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };
  const response = await requestSite(url, { headers, signal }).catch((error) => {
    throw requestFault('page', url, error);
  });
  if (response.status !== 200) throw statusFault('page', url, response);
  if (!hasForm(response.text)) {
    throw new CanaryFault(
      'page',
      `${url} has no enquiry form`,
      'Open it in a browser: something in front of the site answers instead of it, or the build is incomplete.',
    );
  }
  return url;
}

/** Returns the reference of the stored enquiry. */
export async function postEnquiry(
  siteUrl: string,
  token: CanaryToken & { text: string },
  signal: AbortSignal,
): Promise<string> {
  const url = `${siteUrl}/send`;
  const response = await requestSite(url, {
    method: 'POST',
    headers: postHeaders(siteUrl, token.text),
    body: enquiryBody(token),
    signal,
  }).catch((error) => {
    throw requestFault('post', url, error);
  });
  if (response.status !== 200) throw statusFault('post', url, response);
  const reference = parseReference(String(response.headers['enquiry-reference'] ?? ''));
  if (reference !== null && isSuccess(response.text)) return reference;
  throw new CanaryFault(
    'post',
    `The answer to POST ${url} is not the one of this site`,
    'Make the proxy pass POST /send and its answer on unchanged.',
  );
}

const agent = { 'user-agent': 'Mozilla/5.0 (compatible; enquiry canary of this site)' };

// No regular expression: the page may be anything.
function hasForm(html: string): boolean {
  return ['<form', ' action="/send"', ' name="email"', ' name="message"'].every((part) =>
    html.includes(part),
  );
}

function postHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    ...agent,
    'content-type': 'application/json',
    accept: 'application/json',
    origin: siteUrl,
    referer: siteUrl + path,
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
    [canaryHeader]: token,
  };
}

function enquiryBody({ nonce, issuedAt }: CanaryToken): string {
  return JSON.stringify({
    name: 'Canary',
    email: 'canary@site.invalid', // reserved: no letter can reach it, and no person has it
    phone: '',
    subject: 'Test of the website',
    message: `The website tests at ${issuedAt.toISOString()} whether enquiries arrive. Nobody waits for a reply.`,
    form: 'contact',
    page: path,
    key: nonce,
    // A site that does not recognise the token stores an ordinary enquiry: held, it is not mailed.
    [honeypotName]: 'canary',
  });
}

function isSuccess(text: string): boolean {
  try {
    return Object(JSON.parse(text)).success === true;
  } catch {
    return false;
  }
}
