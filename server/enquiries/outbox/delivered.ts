/** What an outbox delivers, for its log lines: the noun, and the name of the field for a row's key. */
export type Delivered = { noun: 'email' | 'notice' | 'letter'; key: 'reference' | 'notice' | 'letter' };

export const deliveredEmail: Delivered = { noun: 'email', key: 'reference' };
