// SQL shared by both databases. A parameter first appears next to a typed column, because PostgreSQL infers
// its type there.

import { claim, isDue } from './queue-statements.ts';

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
  'language',
  'captcha',
  'referrer',
  'utm',
  'took_ms',
  'notice',
  'suspicions',
  'state',
  'next_try_at',
  'canary',
];

// The same submission: equal text with the same key, or equal recent text without a key.
const sameSubmission = `
  content_hash = :content_hash AND (key = :key OR (:key IS NULL AND key IS NULL AND received_at >= :same_since))`;

// A canary is stored like any enquiry and counts as none: whatever lists or counts enquiries leaves it out, and what is
// kept of an erased one.
export const isReal = 'canary = 0 AND erased_at IS NULL';

/** Returns no row when the submission is already stored or the reference is taken. */
export const insert = `
  INSERT INTO enquiries (${columns.join(', ')}, possible_repeat_of)
  SELECT ${columns.map((name) => `:${name}`).join(', ')}, (
    SELECT reference FROM enquiries
    WHERE content_hash = :content_hash AND received_at >= :repeat_since AND ${isReal}
    ORDER BY id DESC LIMIT 1
  )
  WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE ${sameSubmission})
  ON CONFLICT DO NOTHING
  RETURNING reference`;

export const findSameSubmission = `SELECT reference FROM enquiries WHERE ${sameSubmission} ORDER BY id LIMIT 1`;

// `canary = 1` is in the text and not a parameter, so that both databases use the partial index.
const dueCanary = `canary = 1 AND ${isDue}`;

export const isAnyCanaryDue = `SELECT 1 FROM enquiries WHERE ${dueCanary} LIMIT 1`;

export const claimCanary = (skipLocked: string) => claim('enquiries', dueCanary, skipLocked);

/**
 * An INSERT of no rows needs what storing an enquiry needs: the right to insert, the table's lock, a transaction that may
 * write. A row that is rolled back would stay in PostgreSQL's table as a dead one, and an erased row could not be told from
 * it.
 */
export const probe = `
  INSERT INTO enquiries (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM enquiries WHERE 1 = 0`;

// Each half is answered from an index alone. With a condition on `canary`, every metrics scrape would read every
// row.
export const counts = `
  SELECT state, sum(many) AS count FROM (
    SELECT state, count(*) AS many FROM enquiries GROUP BY state
    UNION ALL SELECT state, -count(*) AS many FROM enquiries WHERE canary = 1 GROUP BY state
    UNION ALL SELECT state, -count(*) AS many FROM enquiries WHERE erased_at IS NOT NULL GROUP BY state
  ) AS counted GROUP BY state`;

export const oldestUnsent = `
  SELECT * FROM enquiries WHERE state IN ('waiting', 'refused') AND ${isReal} ORDER BY id LIMIT 1`;

export const latestPartlySent = `
  SELECT * FROM enquiries WHERE state = 'sent' AND recipients_left <> '[]' AND ${isReal} ORDER BY id DESC LIMIT 1`;

const matching = `
  FROM enquiries
  WHERE canary = 0
    AND (erased_at IS NULL OR :erased_too = 1)
    AND (state = :state OR :state IS NULL)
    AND (form = :form OR :form IS NULL)
    AND (received_at >= :since OR :since IS NULL)
    AND (received_at < :until OR :until IS NULL)
    AND (CASE WHEN CAST(suspicions AS text) LIKE '%"honeypot"%' THEN 1 ELSE 0 END = :robots OR :robots IS NULL)
    AND (id < :before OR :before IS NULL)`;

export const list = `SELECT * ${matching} ORDER BY id DESC LIMIT :limit`;

export const countOf = `SELECT count(*) AS count ${matching}`;

export const find = 'SELECT * FROM enquiries WHERE reference = :reference';

// Run by hand and rarely: an index would not be worth its writes.
export const findByCode = `SELECT * FROM enquiries WHERE substr(key, 1, 8) = :code AND ${isReal} ORDER BY id`;

export const release = `
  UPDATE enquiries SET state = 'waiting', next_try_at = :now
  WHERE reference = :reference AND state = 'held'
  RETURNING reference`;

// An e-mail in flight is left to the process that sends it.
export const retry = `
  UPDATE enquiries SET state = 'waiting', next_try_at = :now, tries = 0
  WHERE reference = :reference AND state IN ('waiting', 'refused')
  RETURNING reference`;

export const referencesFrom = `
  SELECT reference FROM enquiries WHERE lower(email) = :email AND canary = 0 ORDER BY id`;

// Held enquiries are not in the agency's mailbox, so none of them is late.
const isOwedAnAnswer = `answered_at IS NULL AND state <> 'held' AND ${isReal}`;

export const answer = `
  UPDATE enquiries SET answered_at = COALESCE(answered_at, :at)
  WHERE reference = :reference AND erased_at IS NULL
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
  WHERE received_at >= :since AND received_at < :until AND ${isReal}
    AND (received_at > :after_at OR (received_at = :after_at AND id > :after))
  ORDER BY received_at, id LIMIT :limit`;

export const forget = 'DELETE FROM enquiries WHERE lower(email) = :email RETURNING *';

export const findMentions = (position: string) => `
  SELECT reference FROM enquiries WHERE ${position} > 0 AND ${isReal} ORDER BY id`;

const inAgeRange = `received_at >= :since AND received_at < :before AND ${isReal}`;

export const expireSent = `DELETE FROM enquiries WHERE ${inAgeRange} AND state = 'sent' RETURNING id`;

export const expireAll = `DELETE FROM enquiries WHERE ${inAgeRange} RETURNING id`;

export const expireKept = `
  DELETE FROM enquiries WHERE erased_at IS NOT NULL AND (kept_until <= :now OR received_at < :before) RETURNING id`;

export const countsBefore = `
  SELECT state, count(*) AS count FROM enquiries WHERE received_at < :before AND ${isReal} GROUP BY state`;

export const oldestReceivedAt = `SELECT min(received_at) AS at FROM enquiries WHERE ${isReal}`;

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
export const forgetLaterRuns = 'DELETE FROM job_runs WHERE job = :job AND period > :latest RETURNING job';

export const returnRun = 'DELETE FROM job_runs WHERE job = :job AND period = :period';

export const spendCanaryToken = `
  INSERT INTO canary_tokens (nonce, issued_at) VALUES (:nonce, :issued_at) ON CONFLICT DO NOTHING RETURNING nonce`;

export const removeCanary = 'DELETE FROM enquiries WHERE canary = 1 AND key = :key RETURNING id';

export const removeUnrecognised =
  'DELETE FROM enquiries WHERE reference = :reference AND key = :key RETURNING id';

/** Every canary leaves a token, so without tokens there is nothing to sweep. */
export const isAnyCanary = 'SELECT 1 FROM canary_tokens LIMIT 1';

export const sweepCanaries = `
  DELETE FROM enquiries WHERE canary = 1 AND (received_at < :past OR received_at > :future) RETURNING id`;

export const forgetCanaryTokens = 'DELETE FROM canary_tokens WHERE issued_at < :before';

export const forgetCanaryRuns = `DELETE FROM job_runs WHERE job = 'canary' AND period < :before`;
