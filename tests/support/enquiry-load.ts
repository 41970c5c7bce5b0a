import { setTimeout as later } from 'node:timers/promises';
import type { StoredEnquiry } from '../../server/enquiries/types.ts';
import { asha } from './enquiry.ts';
import { post } from './post.ts';

/** One submission of a form, with every status that its posts got; `null` is a broken connection. */
type Submission = {
  subject: string;
  key: string;
  /** When its latest post started. */
  postedMs: number;
  statuses: (number | null)[];
  references: Set<string>;
};

/** All submissions of a run, each with its own values. */
export function openLedger() {
  const submissions: Submission[] = [];
  const acknowledged = () => submissions.filter(({ references }) => references.size > 0);
  return {
    submissions,
    acknowledged,
    create(): Submission {
      const number = String(submissions.length + 1).padStart(5, '0');
      const [subject, key] = [`Enquiry ${number}`, `submission-of-a-form-${number}`];
      const submission = { subject, key, postedMs: 0, statuses: [], references: new Set<string>() };
      submissions.push(submission);
      return submission;
    },
    /** What is wrong in a store: each acknowledged enquiry is stored under its reference, and each submission once. */
    faultsIn({ enquiries, faults }: { enquiries: StoredEnquiry[]; faults: string[] }): string[] {
      const stored = Map.groupBy(enquiries, ({ key }) => key);
      const referencesOf = (key: string) => stored.get(key)?.map(({ reference }) => reference) ?? [];
      const wrong = submissions.filter(({ key, references }) =>
        references.size > 0
          ? referencesOf(key).join() !== [...references].join()
          : referencesOf(key).length > 1,
      );
      return [...faults, ...wrong.map(({ key, references }) => `${key}: ${[...references]}`)];
    },
  };
}

/** Posts it as a browser does; returns the status. */
export async function postSubmission(url: string, submission: Submission): Promise<number | null> {
  const { subject, key, statuses, references } = submission;
  const email = `${key}@example.com`; // a single e-mail address would exceed its rate limit
  submission.postedMs = performance.now();
  try {
    const response = await post(`${url}/send`, { ...asha, subject, email, key, form: 'contact' });
    const reference = response.headers.get('Enquiry-Reference');
    if (response.status === 200 && reference) references.add(reference);
    await response.arrayBuffer().catch(() => {}); // the status line is enough
    statuses.push(response.status);
  } catch {
    statuses.push(null);
  }
  return statuses.at(-1) ?? null;
}

/** Several visitors, each posting one submission after the other, until they are stopped or `next` has no more. */
export function startEnquiryLoad(
  url: string,
  visitors: number,
  next: () => Submission | undefined,
  answered: (submission: Submission, status: number | null) => void = () => {},
) {
  let open = true;
  const visit = async () => {
    for (let submission = next(); open && submission; submission = next()) {
      const status = await postSubmission(url, submission);
      answered(submission, status);
      if (status !== 200) await later(5); // a refused visitor reads the message first
    }
  };
  const done = Promise.all(Array.from({ length: visitors }, visit));
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
