// Every claim that the pages make about the agency or the world, stated once. Page texts read them from here.

export const facts = {
  copyrightYear: 2023,
  formedIn: 2022,
  professionals: 'more than 20',
  facebookMonthlyUsers: '2.32 billion',
  /** The longest time that a visitor waits for a site, as the redesign page says. */
  attentionSecondsMax: 8,
  logoOptionsMax: '3-4',
  depositPercent: 50,
  feedbackDays: 7,
  /** The deadline for questions about personal data; the DPDP Rules, 2025 allow ninety days. */
  dataAnswerDays: 30,
  /** YouTube's rules for an advertisement bought by the view: https://support.google.com/google-ads/answer/2375464 */
  videoSkipSeconds: 5,
  videoPaidSeconds: 30,
  /** The maximum length of the shortest, unskippable kind. */
  videoBumperSeconds: 6,
} as const;
