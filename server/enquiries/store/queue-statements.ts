// SQL for rows that wait for delivery: they are claimed with a lease, then marked. Enquiries, notices and letters to
// visitors have the same columns for it.

export const isDue = `state = 'waiting' AND next_try_at <= :now AND lease_token IS NULL`;

// Selected in this order, each in index order: rows that failed before come after the others until they are overdue.
const precedence = [
  '(tries = 0 OR next_try_at <= :overdue_since)',
  '(tries > 0 AND next_try_at > :overdue_since)',
];

export type QueueTable = {
  name: 'enquiries' | 'notices' | 'visitor_letters';
  /** The column by which a claimed row is marked. */
  key: 'reference' | 'id';
  /** SQL that is true of the rows that the queue delivers; there may be others in the table. */
  condition?: string;
  /** Further columns that `mark` sets when their value is not null. */
  markedColumns: string[];
};

export function queueStatements(
  { name, key, condition = 'TRUE', markedColumns }: QueueTable,
  skipLocked: string,
) {
  const due = `${isDue} AND ${condition}`;
  const further = markedColumns.map((column) => `${column} = COALESCE(:${column}, ${column}),`).join(' ');
  return {
    /** Read first, because usually no row is due, and a read takes no write lock. */
    isAnyDue: `SELECT 1 FROM ${name} WHERE ${due} LIMIT 1`,

    isAnyLater: `SELECT 1 FROM ${name} WHERE state = 'waiting' AND next_try_at > :after LIMIT 1`,

    /** Run in order until the maximum is claimed. */
    claims: {
      oldest: precedence.map((isFirst) => claim(name, `${due} AND ${isFirst}`, skipLocked)),
      newest: ['tries = 0', 'tries > 0'].map((isFirst) =>
        claim(name, `${due} AND ${isFirst}`, skipLocked, 'DESC'),
      ),
    },

    mark: `
      UPDATE ${name} SET
        state = :state, tries = tries + :tried, sent_at = :sent_at, last_error = COALESCE(:error, last_error),
        next_try_at = COALESCE(:next_try_at, next_try_at), ${further} lease_until = NULL, lease_token = NULL
      WHERE ${key} = :key AND lease_token = :lease_token AND state = 'waiting'
      RETURNING id`,

    renew: `
      UPDATE ${name} SET lease_until = :lease_until
      WHERE ${key} = :key AND lease_token = :lease_token
      RETURNING id`,

    touch: `
      UPDATE ${name} SET lease_until = lease_until
      WHERE ${key} = :key AND lease_token = :lease_token
      RETURNING id`,

    leased: `SELECT ${key} AS key, lease_token, lease_until FROM ${name} WHERE lease_token IS NOT NULL`,

    makeDue: `
      UPDATE ${name} SET next_try_at = :now
      WHERE state = 'waiting' AND next_try_at > :after
      RETURNING id`,
  };
}

export function claim(
  name: QueueTable['name'],
  isChosen: string,
  skipLocked: string,
  direction: 'ASC' | 'DESC' = 'ASC',
): string {
  return `
    WITH chosen AS MATERIALIZED (
      SELECT id FROM ${name} WHERE ${isChosen} ORDER BY next_try_at ${direction}, id ${direction} LIMIT :max ${skipLocked}
    )
    UPDATE ${name} SET lease_until = :lease_until, lease_token = :lease_token
    WHERE id IN (SELECT id FROM chosen)
    RETURNING *`;
}
