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

/** Changes nothing, but needs what storing an enquiry needs. */
export const probe = 'SELECT 1 AS one';

export const counts = 'SELECT state, count(*) AS count FROM enquiries GROUP BY state';

export const oldestUnsent = `
  SELECT * FROM enquiries WHERE state IN ('waiting', 'refused') ORDER BY id LIMIT 1`;

export const latestPartlySent = `
  SELECT * FROM enquiries WHERE state = 'sent' AND recipients_left <> '[]' ORDER BY id DESC LIMIT 1`;

const matching = `
  FROM enquiries
  WHERE (state = :state OR :state IS NULL)
    AND (form = :form OR :form IS NULL)
    AND (received_at >= :since OR :since IS NULL)
    AND (received_at < :until OR :until IS NULL)
    AND (id < :before OR :before IS NULL)`;

export const list = `SELECT * ${matching} ORDER BY id DESC LIMIT :limit`;

export const countOf = `SELECT count(*) AS count ${matching}`;

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

export const referencesFrom = 'SELECT reference FROM enquiries WHERE lower(email) = :email ORDER BY id';

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

/** Leaves an existing value as it is. */
export const addBookmark = `
  INSERT INTO bookmarks (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING RETURNING name`;

export const claimRun = `
  INSERT INTO job_runs (job, period) VALUES (:job, :period) ON CONFLICT DO NOTHING RETURNING job`;

// Written while the clock was ahead: those periods are still to come.
export const forgetLaterRuns = 'DELETE FROM job_runs WHERE job = :job AND period > :period RETURNING job';

export const returnRun = 'DELETE FROM job_runs WHERE job = :job AND period = :period';
