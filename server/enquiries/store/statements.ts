// SQL shared by both databases. A parameter first appears next to a typed column, because PostgreSQL infers
// its type there.

const columns = [
  'received_at',
  'reference',
  'key',
  'content_hash',
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'form',
  'page',
  'captcha',
  'referrer',
  'utm',
  'took_ms',
  'notice',
  'suspicions',
  'state',
  'next_try_at',
];

// The same submission: equal text with the same key, or equal recent text without a key.
const sameSubmission = `
  content_hash = :content_hash AND (key = :key OR (:key IS NULL AND key IS NULL AND received_at >= :same_since))`;

const due = `state = 'waiting' AND next_try_at <= :now AND lease_token IS NULL`;

/** Returns no row when the submission is already stored or the reference is taken. */
export const insert = `
  INSERT INTO enquiries (${columns.join(', ')}, possible_repeat_of)
  SELECT ${columns.map((name) => `:${name}`).join(', ')}, (
    SELECT reference FROM enquiries
    WHERE content_hash = :content_hash AND received_at >= :repeat_since
    ORDER BY id DESC LIMIT 1
  )
  WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE ${sameSubmission})
  ON CONFLICT DO NOTHING
  RETURNING reference`;

export const findSameSubmission = `SELECT reference FROM enquiries WHERE ${sameSubmission} ORDER BY id LIMIT 1`;

// Tried in this order, each in index order: an e-mail that has failed before comes after the others until it
// is overdue.
const precedence = [
  '(tries = 0 OR next_try_at <= :overdue_since)',
  '(tries > 0 AND next_try_at > :overdue_since)',
];

/**
 * Whether there is anything to claim or to make due. Usually there is not, and a read takes no write lock.
 */
export const isAnyDue = `SELECT 1 FROM enquiries WHERE ${due} LIMIT 1`;

export const isAnyLater = `SELECT 1 FROM enquiries WHERE state = 'waiting' AND next_try_at > :after LIMIT 1`;

/** Several statements; each one fills the places that those before it leave. */
export const claims = (skipLocked: string) => precedence.map((isFirst) => claim(isFirst, skipLocked));

const claim = (isFirst: string, skipLocked: string) => `
  WITH chosen AS MATERIALIZED (
    SELECT id FROM enquiries WHERE ${due} AND ${isFirst} ORDER BY next_try_at, id LIMIT :max ${skipLocked}
  )
  UPDATE enquiries SET lease_until = :lease_until, lease_token = :lease_token
  WHERE id IN (SELECT id FROM chosen)
  RETURNING *`;

export const mark = `
  UPDATE enquiries SET
    state = :state, tries = tries + :tried, sent_at = :sent_at, last_error = COALESCE(:error, last_error),
    next_try_at = COALESCE(:next_try_at, next_try_at),
    recipients_left = COALESCE(:recipients_left, recipients_left), lease_until = NULL, lease_token = NULL
  WHERE reference = :reference AND lease_token = :lease_token AND state = 'waiting'
  RETURNING reference`;

/** Changes nothing, but needs what storing an enquiry needs. */
export const probe = 'SELECT 1 AS one';

export const counts = 'SELECT state, count(*) AS count FROM enquiries GROUP BY state';

export const oldestUnsent = `
  SELECT * FROM enquiries WHERE state IN ('waiting', 'refused') ORDER BY id LIMIT 1`;

export const latestPartlySent = `
  SELECT * FROM enquiries WHERE state = 'sent' AND recipients_left <> '[]' ORDER BY id DESC LIMIT 1`;

export const renew = `
  UPDATE enquiries SET lease_until = :lease_until
  WHERE reference = :reference AND lease_token = :lease_token
  RETURNING reference`;

export const leased =
  'SELECT reference, lease_token, lease_until FROM enquiries WHERE lease_token IS NOT NULL';

export const makeDue = `
  UPDATE enquiries SET next_try_at = :now
  WHERE state = 'waiting' AND next_try_at > :after
  RETURNING reference`;

export const list = `
  SELECT * FROM enquiries
  WHERE (state = :state OR :state IS NULL)
    AND (form = :form OR :form IS NULL)
    AND (received_at >= :since OR :since IS NULL)
    AND (received_at < :until OR :until IS NULL)
    AND (id < :before OR :before IS NULL)
  ORDER BY id DESC LIMIT :limit`;

export const find = 'SELECT * FROM enquiries WHERE reference = :reference';

// Run by hand and rarely: an index would not be worth its writes.
export const findByCode = 'SELECT * FROM enquiries WHERE substr(key, 1, 8) = :code ORDER BY id';

export const release = `
  UPDATE enquiries SET state = 'waiting', next_try_at = :now
  WHERE reference = :reference AND state = 'held'
  RETURNING reference`;

// An e-mail in flight is left to the process that sends it.
export const retry = `
  UPDATE enquiries SET state = 'waiting', next_try_at = :now, tries = 0
  WHERE reference = :reference AND state IN ('waiting', 'refused')
  RETURNING reference`;

// Held enquiries are not in the agency's mailbox, so none of them is late.
const isOwedAnAnswer = `answered_at IS NULL AND state <> 'held'`;

export const answer = `
  UPDATE enquiries SET answered_at = COALESCE(answered_at, :at)
  WHERE reference = :reference
  RETURNING answered_at`;

export const unanswered = `
  SELECT * FROM enquiries WHERE received_at >= :since AND ${isOwedAnAnswer}
  ORDER BY received_at, id LIMIT :limit`;

export const unreminded = `
  SELECT * FROM enquiries WHERE received_at >= :since AND ${isOwedAnAnswer} AND reminded_at IS NULL
  ORDER BY received_at, id LIMIT :limit`;

export const remind = `
  UPDATE enquiries SET reminded_at = :at WHERE reference = :reference AND reminded_at IS NULL
  RETURNING reference`;

export const times = `
  SELECT id, reference, form, state, received_at, answered_at FROM enquiries
  WHERE received_at >= :since AND received_at < :until
    AND (received_at > :after_at OR (received_at = :after_at AND id > :after))
  ORDER BY received_at, id LIMIT :limit`;

export const forget = 'DELETE FROM enquiries WHERE lower(email) = :email RETURNING *';

export const findMentions = (position: string) => `
  SELECT reference FROM enquiries WHERE ${position} > 0 ORDER BY id`;

const inAgeRange = 'received_at >= :since AND received_at < :before';

export const expireSent = `DELETE FROM enquiries WHERE ${inAgeRange} AND state = 'sent' RETURNING id`;

export const expireAll = `DELETE FROM enquiries WHERE ${inAgeRange} RETURNING id`;

export const countsBefore = `
  SELECT state, count(*) AS count FROM enquiries WHERE received_at < :before GROUP BY state`;

export const oldestReceivedAt = 'SELECT min(received_at) AS at FROM enquiries';

export const bookmark = 'SELECT value FROM bookmarks WHERE name = :name';

export const setBookmark = `
  INSERT INTO bookmarks (name, value) VALUES (:name, :value)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value
  RETURNING name`;

export const replaceBookmark = `
  UPDATE bookmarks SET value = :value WHERE name = :name AND value = :from RETURNING name`;

/** Leaves an existing value as it is. */
export const addBookmark = `
  INSERT INTO bookmarks (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING RETURNING name`;

export const claimRun = `
  INSERT INTO job_runs (job, period) VALUES (:job, :period) ON CONFLICT DO NOTHING RETURNING job`;

// Written while the clock was ahead: those periods are still to come.
export const forgetLaterRuns = 'DELETE FROM job_runs WHERE job = :job AND period > :period RETURNING job';

export const returnRun = 'DELETE FROM job_runs WHERE job = :job AND period = :period';
