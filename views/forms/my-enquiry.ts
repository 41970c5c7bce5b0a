// The contract of `POST /my-enquiry`: its two actions, its fields, and what a visitor reads after it. It imports nothing.

export const dataRequestActions = ['see', 'erase'] as const;
export type DataRequestAction = (typeof dataRequestActions)[number];

export const dataRequestFields = ['reference', 'email'] as const;
export type DataRequestField = (typeof dataRequestFields)[number];

/**
 * `asked` is the same answer for a wrong pair, a right one and an erased enquiry. `byHandWithinDays` is `null` where the
 * site sends letters itself.
 */
export type DataRequestResult =
  | { result: 'asked'; action: DataRequestAction; byHandWithinDays: number | null }
  | { result: 'rejected'; fields: readonly DataRequestField[] }
  | { result: 'tooMany' }
  | { result: 'failed' };

/** The body of every response of `POST /my-enquiry`. */
export type DataRequestAnswer =
  | { success: true; message: string }
  | { success: false; message: string; errors: Partial<Record<DataRequestField, string>> };

export type DataRequestWords = {
  asked: Record<DataRequestAction, { byLetter: string; byHand: (days: number) => string }>;
  /** Follows the answer to an erasure where the law makes the agency keep a part for this long. */
  kept: (days: number) => string;
  rejected: string;
  errors: Record<DataRequestField, string>;
  tooMany: (email: string) => string;
  failed: (email: string) => string;
};

export const dataRequestWords: DataRequestWords = {
  asked: {
    see: {
      byLetter:
        'If we hold an enquiry with this reference and this address, we send an e-mail to this address. The first one says which kinds of data are stored, and how to get every word. Look in your inbox, and in the spam folder too.',
      byHand: (days) =>
        `If we hold an enquiry with this reference and this address, a person e-mails what is stored to this address within ${days} days.`,
    },
    erase: {
      byLetter:
        'If we hold an enquiry with this reference and this address, we erase it now. An e-mail to this address confirms it.',
      byHand: (days) =>
        `If we hold an enquiry with this reference and this address, we erase it now. A person confirms it by e-mail within ${days} days.`,
    },
  },
  kept: (days) => `For ${dayCount(days)} after it came, the law makes us keep a part of it.`,
  rejected: 'Your request was not sent.',
  errors: {
    reference: 'Enter your reference, such as K7M2-9QXD',
    email: 'Enter an e-mail address, such as name@example.com',
  },
  tooMany: (email) =>
    `Too many requests have come in. Write to us instead, at ${email}, and name your reference.`,
  failed: (email) => `Your request was not stored. Try again later, or write to us at ${email}.`,
};

/** `email` is the agency's address. What is kept is the same for every pair, and so is the answer. */
export function dataRequestAnswer(
  result: DataRequestResult,
  { email, eraseAfterDays }: { email: string; eraseAfterDays: number },
  words: DataRequestWords = dataRequestWords,
): DataRequestAnswer {
  if (result.result === 'asked') {
    const { byLetter, byHand } = words.asked[result.action];
    const { byHandWithinDays: days } = result;
    const kept = result.action === 'erase' && eraseAfterDays > 0 ? ` ${words.kept(eraseAfterDays)}` : '';
    return { success: true, message: (days === null ? byLetter : byHand(days)) + kept };
  }
  if (result.result !== 'rejected')
    return { success: false, message: words[result.result](email), errors: {} };
  const errors = result.fields.map((field) => [field, words.errors[field]]);
  return { success: false, message: words.rejected, errors: Object.fromEntries(errors) };
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
