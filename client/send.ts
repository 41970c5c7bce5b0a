import {
  type Answer,
  type FormName,
  failure,
  fieldNames,
  success,
  type Values,
} from '../views/forms/index.ts';

const sendMsMax = 20_000;

export type Enquiry = Partial<Values> & { form: FormName; page: string; captcha: string };

/** Never throws: whatever goes wrong on the way is the one failure that the visitor is told of. */
export async function send(enquiry: Enquiry): Promise<Answer> {
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), sendMsMax);
  try {
    const response = await fetch('/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(enquiry),
      signal: overdue.signal,
    });
    return response.ok ? success : failure(refusals(await response.json()));
  } catch {
    return failure();
  } finally {
    clearTimeout(timer);
  }
}

function refusals(body: unknown): Partial<Values> {
  const { errors } = Object(body) as { errors?: unknown };
  const said = Object(errors) as Record<string, unknown>;
  const known = fieldNames.filter((name) => typeof said[name] === 'string');
  return Object.fromEntries(known.map((name) => [name, said[name]]));
}
