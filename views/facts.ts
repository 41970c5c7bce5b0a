// Facts about the agency and figures about the world that page texts use, and the sources of claims that pages make in
// their own words.

import { figures, measured } from './measurements.ts';

export const facts = {
  copyrightYear: 2023,
  formedIn: 2022,
  professionals: 'more than 20',
  /** At the end of 2018, so the page says “more than”: https://www.sec.gov/Archives/edgar/data/1326801/000132680119000003/fb-12312018xex991.htm */
  facebookMonthlyUsers: '2.32 billion',
  /** The longest time that a visitor waits for a site, as the redesign page says. */
  attentionSecondsMax: 8,
  logoOptionsMax: '3-4',
  depositPercent: 50,
  /** On the design and programming of websites: `sourcedClaims` has the source. */
  gstPercent: 18,
  feedbackDays: 7,
  /** How long the terms promise free repair of faults; a quote may name a longer time. The owner has to confirm it. */
  faultDays: 30,
  /** After how many days of waiting a project may be ended. The owner has to confirm it. */
  endingDays: 60,
  /** Of the terms: year and month, with `.1` appended for a second version in the same month. A change of their text needs a new one. */
  termsVersion: '2026-11.2',
  termsDate: '2026-11-30',
  /** The deadline for questions about personal data; the DPDP Rules, 2025 allow ninety days. */
  dataAnswerDays: 30,
  /** How long the server keeps the lines of its journal. */
  journalDays: 365,
  /** YouTube's rules for an advertisement bought by the view: https://support.google.com/google-ads/answer/2375464 */
  videoSkipSeconds: 5,
  videoPaidSeconds: 30,
  /** The maximum length of the shortest, unskippable kind. */
  videoBumperSeconds: 6,
} as const;

/**
 * Claims about the world that pages make in their own words, and about this site, whose source is the command that measures
 * it. Each was checked against its source on the given date, and a test checks that the page still makes it. Check those of
 * the world once a year, and when a source changes.
 */
export const sourcedClaims = [
  {
    page: 'home',
    words: `All ${measured.lighthouse.pages} pages pass its checks`,
    claim:
      'Each page has the full score for accessibility in Lighthouse, which finds a part of what can be wrong.',
    source: 'npm run lighthouse',
    checked: measured.lighthouse.date,
  },
  {
    page: 'home',
    words: 'the middle result of the slowest page',
    claim: 'The largest paint of the slowest page in Lighthouse, on a simulated slow phone.',
    source: 'npm run lighthouse',
    checked: measured.lighthouse.date,
  },
  {
    page: 'home',
    words: `${figures.enquiries.value} test enquiries ${figures.enquiries.unit}`,
    claim: 'So many of the enquiries that the server acknowledged in the run were in its store.',
    source: 'npm run bench:send',
    checked: measured.send.date,
  },
  {
    page: 'androidApp',
    words: 'D-U-N-S number',
    claim: 'An organization needs a D-U-N-S number for its developer account at Google Play.',
    source: 'https://support.google.com/googleplay/android-developer/answer/13628312',
    checked: '2026-11-22',
  },
  {
    page: 'iosApp',
    words: 'needs a D-U-N-S number',
    claim: 'Companies need a D-U-N-S number to enrol in the Apple Developer Program.',
    source: 'https://developer.apple.com/support/D-U-N-S/',
    checked: '2026-11-22',
  },
  {
    page: 'iosApp',
    words: 'An individual account shows your own name',
    claim: 'The App Store lists the legal name of an individual as the seller.',
    source: 'https://resources.sandboxcommerce.com/en/articles/3415691-how-do-i-launch-my-ios-app',
    checked: '2026-11-22',
  },
  {
    page: 'mobileApp',
    words: 'Apple 99 US dollars a year, Google 25 once',
    claim:
      'The Apple Developer Program costs 99 US dollars a year, a Google Play developer account 25 US dollars once.',
    source: 'https://tms-outsource.com/blog/posts/how-to-create-a-google-play-developer-account/',
    checked: '2026-11-25',
  },
  {
    page: 'googleAds',
    words: 'Performance Max',
    claim: 'Performance Max and Demand Gen are types of campaign in Google Ads.',
    source: 'https://www.digitalmarketingagency.sg/blog/types-of-google-ads',
    checked: '2026-11-22',
  },
  {
    page: 'ppc',
    words: 'GST',
    claim: 'GST is added to advertising bought from Google in India.',
    source: 'https://support.google.com/paymentscenter/answer/7398224?hl=en-IN',
    checked: '2026-11-22',
  },
  {
    page: 'packages',
    words: 'GST of 18%',
    claim: 'The GST on the design and development of websites is 18 per cent.',
    source: 'https://www.companyvakil.com/blog/sac-code-website-and-software-development/',
    checked: '2026-11-25',
  },
  {
    page: 'privacy',
    words: 'begin in May 2027',
    claim:
      'The rights and duties in the DPDP Act and its Rules, and the Board’s inquiries, begin eighteen months after 13 November 2025.',
    source:
      'https://www.azbpartners.com/bank/indias-digital-personal-data-protection-act-phased-rollout-and-key-compliance-milestones',
    checked: '2026-11-29',
  },
  {
    page: 'youtubeMarketing',
    words: 'Shorts',
    claim: 'Advertisements also run in YouTube Shorts.',
    source: 'https://delante.co/how-much-does-youtube-advertising-cost/',
    checked: '2026-11-22',
  },
  {
    page: 'facebookMarketing',
    words: 'more than 2.32 billion',
    claim: 'Facebook had 2.32 billion monthly active users on 31 December 2018.',
    source: 'https://www.sec.gov/Archives/edgar/data/1326801/000132680119000003/fb-12312018xex991.htm',
    checked: '2026-11-22',
  },
  {
    page: 'ppc',
    words: 'Dental Council forbids',
    claim:
      'The Revised Dentists (Code of Ethics) Regulations, 2014 allow advertising with decorum. They call unethical: ads that mislead or promise rebates, paid canvassers, and claims to be superior to others.',
    source: 'https://www.legitquest.com/act/revised-dentists-code-of-ethics-regulations-2014/CBD5',
    checked: '2026-11-29',
  },
  {
    page: 'seo',
    words: 'allows true facts, treatments and fees',
    claim:
      'The same regulations allow websites of dentists where all information is factual, with treatments and fees, but no claim to be the best.',
    source: 'https://www.legitquest.com/act/revised-dentists-code-of-ethics-regulations-2014/CBD5',
    checked: '2026-11-29',
  },
  {
    page: 'webPortalDesign',
    words: 'a parent’s consent',
    claim:
      'Section 9 of the Digital Personal Data Protection Act, 2023 requires a parent’s consent for a child’s data; the Fourth Schedule of its Rules exempts schools for their activities and for safety.',
    source: 'https://dpdpa.com/dpdparules/rule12.html',
    checked: '2026-11-29',
  },
  {
    page: 'services',
    words: 'forbid you to ask for clients',
    claim:
      'An advocate may not solicit work or advertise: rule 36 in part VI, chapter II of the Bar Council of India Rules.',
    source: 'https://nyayseva.com/bci-rule-36',
    checked: '2026-11-29',
  },
  {
    page: 'services',
    words: 'the rules of both professions',
    claim:
      'A chartered accountant in practice may not solicit clients by advertisement: Chartered Accountants Act, 1949, First Schedule, part I, item 6.',
    source: 'https://www.lawgratis.com/bare-acts/the-chartered-accountants-act-1949?sequence=11',
    checked: '2026-11-29',
  },
] as const;
