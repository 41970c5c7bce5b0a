// The contract of `POST /send`: the five fields, and the body of every response. It imports nothing.

export const fieldNames = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Record<FieldName, string>;

export const messages = {
  success: 'Thanks for contacting us. We will get back to you shortly',
  failure: 'Something went wrong. try again later',
} as const;

/** Follows the message of success where the enquiry has no phone number. */
export const answeredByEmail = 'We will answer by e-mail';

/** The body of every response of `POST /send`. */
export type SendResponse =
  | { success: true; message: string }
  | { success: false; message: string; errors: Partial<Record<FieldName, string>> };

export const success: SendResponse = { success: true, message: messages.success };
export function failure(errors: Partial<Record<FieldName, string>> = {}): SendResponse {
  return { success: false, message: messages.failure, errors };
}
