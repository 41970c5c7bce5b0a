// Validates the fields of POST /my-enquiry. An error depends on the fields alone, never on what is stored.

import {
  type DataRequestAction,
  type DataRequestField,
  dataRequestActions,
  dataRequestFields,
  honeypotName,
} from '../../../views/index.ts';
import { emailAddress } from '../email-address.ts';
import { parseCodedReference } from '../store/reference.ts';

export type ParsedRequest =
  | {
      accepted: { action: DataRequestAction; reference: string; code: string | null; email: string };
      /** A program has filled in the field that people do not see. */
      isBot: boolean;
      rejected?: never;
    }
  | { accepted?: never; rejected: DataRequestField[] };

export function parseRequest(body: unknown): ParsedRequest {
  const values = typedValues(body);
  const action = dataRequestActions.find((known) => known === textOf(body, 'action'));
  const coded = parseCodedReference(values.reference);
  const { data: email } = address.safeParse(values.email);
  if (action === undefined || coded === null || email === undefined) {
    const isWrong = { reference: coded === null, email: email === undefined };
    return { rejected: dataRequestFields.filter((field) => isWrong[field]) };
  }
  return { accepted: { action, ...coded, email }, isBot: textOf(body, honeypotName) !== '' };
}

/** As typed, to be shown again. */
export function typedValues(body: unknown): Record<DataRequestField, string> {
  return { reference: textOf(body, 'reference').toWellFormed(), email: textOf(body, 'email').toWellFormed() };
}

// The form's own words say what is wrong.
const address = emailAddress('', '');

function textOf(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return '';
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
