import { asha } from './enquiry.ts';

/** Posts JSON to a started server. */
export function post(url: string, values: object = {}): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(values) });
}

/** Sends the form to a started server. */
export function send(url: string, values: object = {}): Promise<Response> {
  return post(`${url}/send`, { ...asha, ...values });
}
