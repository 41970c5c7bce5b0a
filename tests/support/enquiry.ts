import type { Values } from '../../views/forms/index.ts';

export const asha: Values = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  subject: 'A shop',
  message: 'We sell tea and want to sell it online.',
};

/** The Accept header of a browser that posts the form without script. */
export const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
