// The notice that stands beside every form, as India's DPDP Act asks: what is collected, why, and where the rest is.
// It imports nothing. Whoever changes its words, or what the privacy page promises, gives it a new version.

export const notice = {
  /** Kept with each enquiry, so that it can be said what its sender was told. */
  version: '2026-11.1', // year and month, with .1 behind it for a second one in the same month
  text: 'We store your name, email, phone number and message so that we can answer you.',
  link: 'For how long, and your rights',
  /** Where the privacy page says it. */
  href: '/privacy-policy#your-rights',
} as const;
