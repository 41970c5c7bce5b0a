import { setTimeout as later } from 'node:timers/promises';
import { asha } from './enquiry.ts';

/** One filling of a form, and every answer that its posts have had; `null` is a connection that broke. */
export type Submission = {
  subject: string;
  key: string;
  /** When its latest post began. */
  postedMs: number;
  statuses: (number | null)[];
  references: Set<string>;
};

export type Ledger = ReturnType<typeof openLedger>;

/** All fillings of a run, each unlike every other. */
export function openLedger() {
  const submissions: Submission[] = [];
  return {
    submissions,
    acknowledged: () => submissions.filter(({ references }) => references.size > 0),
    /** A new one. */
    create(): Submission {
      const number = String(submissions.length + 1).padStart(5, '0');
      const submission: Submission = {
        subject: `Enquiry ${number}`,
        key: `submission-of-a-form-${number}`,
        postedMs: 0,
        statuses: [],
        references: new Set(),
      };
      submissions.push(submission);
      return submission;
    },
  };
}

/** As a browser posts it; answers with the status. */
export async function postSubmission(url: string, submission: Submission): Promise<number | null> {
  const { subject, key } = submission;
  const email = `${key}@example.com`; // an address may not write as often as a stream
  submission.postedMs = performance.now();
  try {
    const response = await fetch(`${url}/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...asha, subject, email, key, form: 'contact', page: '/contact' }),
      signal: AbortSignal.timeout(20_000),
    });
    const reference = response.headers.get('Enquiry-Reference');
    if (response.status === 200 && reference) submission.references.add(reference);
    await response.arrayBuffer().catch(() => {}); // the first line has said it
    submission.statuses.push(response.status);
    return response.status;
  } catch {
    submission.statuses.push(null);
    return null;
  }
}

/** Several visitors, each posting one after the other, until they are told to stop or `next` has no more. */
export function startEnquiryLoad(
  url: string,
  visitors: number,
  next: () => Submission | undefined,
  answered: (submission: Submission, status: number | null) => void = () => {},
) {
  let open = true;
  const done = Promise.all(
    Array.from({ length: visitors }, async () => {
      while (open) {
        const submission = next();
        if (!submission) return;
        const status = await postSubmission(url, submission);
        answered(submission, status);
        if (status !== 200) await later(5); // whoever is refused reads why
      }
    }),
  );
  return {
    done,
    async stop() {
      open = false;
      await done;
    },
  };
}

/** No rate limit or mail quota gets in the way of a load test. */
export const unlimited = { SEND_LIMIT: '100000', MAIL_LIMIT: '1000000' };
