// SQL for letters to visitors, shared by both databases.

/** A refused letter is replaced: the visitor asks again. */
export const add = `
  INSERT INTO visitor_letters (id, kind, reference, recipient, subject, body, created_at, next_try_at)
  VALUES (:id, :kind, :reference, :recipient, :subject, :body, :at, :at)
  ON CONFLICT (id) DO UPDATE SET
    recipient = excluded.recipient, subject = excluded.subject, body = excluded.body,
    created_at = excluded.created_at, next_try_at = excluded.next_try_at,
    state = 'waiting', tries = 0, last_error = NULL
  WHERE visitor_letters.state = 'refused'
  RETURNING id`;

/** A claimed letter, of one kind where it is not null. */
export const removeClaimed = `
  DELETE FROM visitor_letters
  WHERE id = :id AND lease_token = :lease_token AND (kind = :kind OR :kind IS NULL)
  RETURNING id`;

/** With the ids of `visitorLetterId`. */
export const removeFor = `
  DELETE FROM visitor_letters WHERE id IN ('receipt-' || :reference, 'stored-data-' || :reference) RETURNING id`;

export const removeReceipts = "DELETE FROM visitor_letters WHERE kind = 'receipt'";

export const removeUnlessLeased = `
  DELETE FROM visitor_letters WHERE id = :id AND lease_token IS NULL RETURNING id`;

export const counts = 'SELECT state, count(*) AS count FROM visitor_letters GROUP BY state';

export const oldestUnsent = `
  SELECT * FROM visitor_letters WHERE state = 'waiting' AND tries = 0 ORDER BY created_at, id LIMIT 1`;

// A date in the future, written by a wrong clock, counts as old.
const isTooOld = `(kind = 'receipt' AND (created_at < :receipts_since OR created_at > :receipts_until))
  OR created_at < :since`;

/** Usually nothing is too old, and a read takes no write lock. */
export const isAnyTooOld = `SELECT 1 FROM visitor_letters WHERE ${isTooOld} LIMIT 1`;

export const expire = `DELETE FROM visitor_letters WHERE ${isTooOld} RETURNING *`;

// Counts after `:until` are those of a clock that was ahead.
const isCounted = 'at > :since AND at <= :until';

/** Letters that answer requests have counts of their own, separate from those of receipts. */
export const requestedCode = (code: string): string => `requested ${code}`;
const isReceipt = "code NOT LIKE 'requested %'";

/** Returns no row beyond the limits. */
export const countReceipt = `
  INSERT INTO receipts_counted (code, at)
  SELECT :code, :at
  WHERE (SELECT count(*) FROM receipts_counted WHERE ${isCounted} AND code = :code) < :address_max
    AND (SELECT count(*) FROM receipts_counted WHERE ${isCounted} AND ${isReceipt}) < :day_max
  RETURNING code`;

export const receiptCount = `
  SELECT count(*) AS count FROM receipts_counted WHERE ${isCounted} AND ${isReceipt}`;

/** The code is that of `requestedCode`. Returns no row beyond the limit. */
export const countRequested = `
  INSERT INTO receipts_counted (code, at)
  SELECT :code, :at
  WHERE (SELECT count(*) FROM receipts_counted WHERE ${isCounted} AND code = :code) < :max
  RETURNING code`;

export const isAnyCountOver = `SELECT 1 FROM receipts_counted WHERE NOT (${isCounted}) LIMIT 1`;

export const forgetReceiptCounts = `DELETE FROM receipts_counted WHERE NOT (${isCounted}) RETURNING code`;
