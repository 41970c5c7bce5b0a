// SQL for notices, shared by both databases.

import { isReal } from './statements.ts';

export const add = `
  INSERT INTO notices (id, kind, reference, text, created_at, next_try_at)
  VALUES (:id, :kind, :reference, :text, :at, :at)
  ON CONFLICT DO NOTHING
  RETURNING id`;

// The first two terms as in the index enquiries_unannounced, which is empty as a rule.
const unannounced = `announced = 0 AND state <> 'held' AND ${isReal}`;

export const isAnyUnannounced = `SELECT 1 FROM enquiries WHERE ${unannounced} ORDER BY received_at LIMIT 1`;

/** With the ids of `noticeId`. Due since the enquiry's arrival, so that notices are sent in that order. */
export const announce = `
  INSERT INTO notices (id, kind, reference, created_at, next_try_at)
  SELECT 'enquiry-received-' || reference, 'enquiry.received', reference, :now, received_at
  FROM enquiries WHERE ${unannounced}
  ORDER BY received_at, id LIMIT :max
  ON CONFLICT DO NOTHING
  RETURNING id`;

/** Also those whose notice was added by a process that died before this statement. */
export const markAnnounced = `
  UPDATE enquiries SET announced = 1
  WHERE ${unannounced} AND EXISTS (
    SELECT 1 FROM notices WHERE kind = 'enquiry.received' AND notices.reference = enquiries.reference
  )
  RETURNING id`;

export const newestEnquiry = 'SELECT max(id) AS id FROM enquiries';

export const skipStored = `
  UPDATE enquiries SET announced = 1
  WHERE id IN (
    SELECT id FROM enquiries WHERE id > :after AND id <= :until AND announced = 0 ORDER BY id LIMIT :max
  )
  RETURNING id`;

export const skip = 'DELETE FROM notices WHERE id = :id AND lease_token = :lease_token RETURNING id';

/** Those of one round in order of arrival, as long as none waits for another try. */
export const list = `
  SELECT * FROM notices WHERE (state = :state OR :state IS NULL) ORDER BY created_at DESC, next_try_at DESC, id LIMIT :limit`;

export const counts = 'SELECT state, count(*) AS count FROM notices GROUP BY state';

export const oldestUnsent = `
  SELECT * FROM notices WHERE state IN ('waiting', 'refused') ORDER BY created_at, id LIMIT 1`;

// Except a notice that a process is sending.
export const retry = `
  UPDATE notices SET state = 'waiting', next_try_at = :now, tries = 0
  WHERE id = :id AND state IN ('waiting', 'refused')
  RETURNING id`;

export const discard = `DELETE FROM notices WHERE id = :id AND state = 'refused' RETURNING id`;

/** Those of enquiries are removed with them. */
export const expire = `
  DELETE FROM notices
  WHERE created_at < :before
    AND NOT EXISTS (SELECT 1 FROM enquiries WHERE enquiries.reference = notices.reference)
  RETURNING id`;
