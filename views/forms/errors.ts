// What a visitor reads beside a field that cannot be sent: the same words from the browser and from the server.

import type { FieldName } from './send-response.ts';

export const emailAdvice = 'Enter an e-mail address, such as name@example.com';

export const emptyFieldErrors: Record<FieldName, string> = {
  name: 'Enter your name',
  email: emailAdvice,
  phone: 'Enter your phone number',
  subject: 'Enter a subject',
  message: 'Tell us what you need',
};

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Advice beside fields that may be sent as they are. */
export type FieldHints = { [Name in FieldName]?: string | undefined };
