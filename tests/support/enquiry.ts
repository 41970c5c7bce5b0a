import type { Values } from '../../views/forms/index.ts';

export const asha: Values = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  subject: 'A shop',
  message: 'We sell tea and want to sell it online.',
};

/** What the form without script makes a browser ask for. */
export const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
