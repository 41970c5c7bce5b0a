import { fieldNames, type Values } from '../views/forms/send-response.ts';

export function nonEmptyValues(values: Partial<Values>): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Values typed while a request was in progress belong to the next enquiry. */
export function changedValues(values: Partial<Values>, sent: Partial<Values>): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== sent[name as keyof Values]),
  );
}

/**
 * What stays in the form after a success. A new message keeps the name and address beside it, even if they are those of the
 * message that was sent.
 */
export function nextValues(values: Partial<Values>, sent: Partial<Values>): Partial<Values> {
  const changed = changedValues(values, sent);
  return changed.message ? values : changed;
}

export function isEmpty(values: Partial<Values>): boolean {
  return fieldNames.every((name) => !values[name]);
}
