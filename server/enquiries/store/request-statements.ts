// SQL for visitors' requests to see or erase their enquiries, shared by both databases.

import { isReal } from './statements.ts';

/** Returns no row when that day has `:max` requests already. */
export const add = `
  INSERT INTO data_requests (at, day, action, reference, email_hash, code, state)
  SELECT :at, :day, :action, :reference, :email_hash, :code, 'waiting'
  WHERE (SELECT count(*) FROM data_requests WHERE day = :day) < :max
  RETURNING id`;

export const waiting = `SELECT * FROM data_requests WHERE state = 'waiting' ORDER BY id LIMIT :limit`;

export const take = (skipLocked: string) =>
  `SELECT id, action FROM data_requests WHERE id = :id AND state = 'waiting' ${skipLocked}`;

/** Only the day is kept, so that the request counts towards that day's limit. */
const emptied = `reference = '', email_hash = '', code = NULL, recipient = NULL, due_at = NULL`;

export const forget = `UPDATE data_requests SET state = 'counted', ${emptied} WHERE id = :id RETURNING id`;

export const setOutcome = `
  UPDATE data_requests
  SET state = :state, email_hash = '', code = NULL, recipient = :recipient, due_at = :due_at
  WHERE id = :id
  RETURNING id`;

/**
 * A second row about the same request, next to its task: `untold` means that the agency is not notified yet. It has no day,
 * so that it does not count towards the limit.
 */
export const addUntold = `
  INSERT INTO data_requests (at, day, action, reference, email_hash, code, state, due_at)
  SELECT at, '', action, reference, '', NULL, 'untold', :due_at FROM data_requests WHERE id = :id
  RETURNING id`;

export const forgetCounted = `DELETE FROM data_requests WHERE state = 'counted' AND day <> :day RETURNING id`;

export const isAnyCounted = `SELECT 1 FROM data_requests WHERE state = 'counted' AND day <> :day LIMIT 1`;

export const tasks = `SELECT * FROM data_requests WHERE state = 'task' ORDER BY id LIMIT :limit`;

/** A repeated request does not add a second task. */
export const isTask = `
  SELECT 1 FROM data_requests WHERE state = 'task' AND reference = :reference AND action = :action LIMIT 1`;

export const finish = `DELETE FROM data_requests WHERE state = 'task' AND reference = :reference RETURNING *`;

export const isAnyOldTask = `SELECT 1 FROM data_requests WHERE state = 'task' AND at < :before LIMIT 1`;

export const expireTasks = `DELETE FROM data_requests WHERE state = 'task' AND at < :before RETURNING id`;

/** Requests to see an enquiry end with its erasure. */
export const removeSeeTasks = `
  DELETE FROM data_requests WHERE state = 'task' AND action = 'see' AND reference = :reference RETURNING id`;

/** Tasks name the address of a person that an operator forgets. */
export const removeTasksOf = `DELETE FROM data_requests WHERE lower(recipient) = :email RETURNING id`;

// Further ahead than `:again`, it was written by a clock that was ahead.
const isUnnotified = `state = 'untold' AND (due_at <= :now OR due_at > :again)`;

export const isAnyUnnotified = `SELECT 1 FROM data_requests WHERE ${isUnnotified} LIMIT 1`;

export const claimErasureNotice = (skipLocked: string) => `
  WITH chosen AS MATERIALIZED (
    SELECT id FROM data_requests WHERE ${isUnnotified} ORDER BY due_at, id LIMIT 1 ${skipLocked}
  )
  UPDATE data_requests SET due_at = :again WHERE id IN (SELECT id FROM chosen)
  RETURNING *`;

export const markNotified = `
  UPDATE data_requests SET state = 'counted', ${emptied} WHERE state = 'untold' AND reference = :reference
  RETURNING id`;

export const findReal = (lockRow: string) =>
  `SELECT * FROM enquiries WHERE reference = :reference AND ${isReal} ${lockRow}`;

// A receiver that never got the notice of the enquiry gets no notice of its erasure.
export const noticeErased = `
  INSERT INTO notices (id, kind, reference, created_at, next_try_at)
  SELECT :id, 'enquiry.erased', :reference, :at, :at
  WHERE EXISTS (
    SELECT 1 FROM notices
    WHERE kind = 'enquiry.received' AND reference = :reference
      AND (state = 'sent' OR tries > 0 OR lease_token IS NOT NULL)
  )
  ON CONFLICT DO NOTHING
  RETURNING id`;

export const removeNotice = `
  DELETE FROM notices WHERE kind = 'enquiry.received' AND reference = :reference RETURNING id`;

export const remove = 'DELETE FROM enquiries WHERE reference = :reference RETURNING id';

/**
 * Keeps who sent it, when, under which notice, in which language, and when it was emailed. The hash is one of the text, from which a short
 * text could be guessed.
 */
export const reduce = `
  UPDATE enquiries SET
    erased_at = :at, kept_until = :kept_until, key = NULL, content_hash = 'erased ' || reference,
    phone = '', subject = '', message = '', form = NULL, page = NULL, captcha = NULL, referrer = NULL, utm = '{}',
    took_ms = NULL, suspicions = '[]', possible_repeat_of = NULL, state = 'sent', tries = 0, lease_until = NULL,
    lease_token = NULL, last_error = NULL, recipients_left = NULL, answered_at = NULL, reminded_at = NULL, announced = 1
  WHERE reference = :reference
  RETURNING id`;
