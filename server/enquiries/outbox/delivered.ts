/** What an outbox delivers, for its log lines: its name, and the field that has a row's key. */
export type Delivered = { noun: 'email' | 'notice' | 'letter'; key: 'reference' | 'notice' | 'letter' };

export const deliveredEmail: Delivered = { noun: 'email', key: 'reference' };
