import { setTimeout as later } from 'node:timers/promises';
import { asha } from './enquiry.ts';

/** One submission of a form, with every status that its posts got; `null` is a broken connection. */
export type Submission = {
  subject: string;
  key: string;
  /** When its latest post started. */
  postedMs: number;
  statuses: (number | null)[];
  references: Set<string>;
};

export type Ledger = ReturnType<typeof openLedger>;

/** All submissions of a run, each with its own values. */
export function openLedger() {
  const submissions: Submission[] = [];
  return {
    submissions,
    acknowledged: () => submissions.filter(({ references }) => references.size > 0),
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

/** Posts it as a browser does; returns the status. */
export async function postSubmission(url: string, submission: Submission): Promise<number | null> {
  const { subject, key } = submission;
  const email = `${key}@example.com`; // a single e-mail address would exceed its rate limit
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
    await response.arrayBuffer().catch(() => {}); // the status line is enough
    submission.statuses.push(response.status);
    return response.status;
  } catch {
    submission.statuses.push(null);
    return null;
  }
}

/** Several visitors, each posting one submission after the other, until they are stopped or `next` has no more. */
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
        if (status !== 200) await later(5); // a refused visitor reads the message first
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

/** No rate limit or mail quota affects a load test. */
export const unlimited = { SEND_LIMIT: '100000', MAIL_LIMIT: '1000000' };
