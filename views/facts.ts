// Every claim that the pages make about the agency or the world, once each. Prose takes them from here.

export const facts = {
  copyrightYear: 2023,
  formedIn: 2022,
  professionals: 'more than 20',
  facebookMonthlyUsers: '2.32 billion',
  /** Longest time that a visitor gives a site, as the redesign page says. */
  attentionSecondsMax: 8,
  logoOptionsMax: '3-4',
  depositPercent: 50,
  feedbackDays: 7,
} as const;
