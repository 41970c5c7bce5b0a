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
  /** Within how many days a question about one’s own data is answered; the DPDP Rules, 2025 allow ninety. */
  dataAnswerDays: 30,
  /** YouTube's rules for an advertisement bought by the view: https://support.google.com/google-ads/answer/2375464 */
  videoSkipSeconds: 5,
  videoPaidSeconds: 30,
  /** The longest that its shortest kind may be, which nobody can skip. */
  videoBumperSeconds: 6,
} as const;
