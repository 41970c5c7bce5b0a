// The notice that stands beside every form, as India's DPDP Act asks: what is collected, why, and where the rest is.
// It imports nothing. Whoever changes its words, or what the privacy page promises, gives it a new version.

export const notice = {
  /** Kept with each enquiry, so that it can be said what its sender was told. */
  version: '2026-11',
  text: 'We store what you enter here to answer you, and for nothing else.',
  link: 'How long, and your rights',
  /** Where the privacy page says it. */
  href: '/privacy-policy#your-rights',
} as const;
