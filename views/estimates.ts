// How long each service takes, and its price where the owner states one. The owner confirms every row before the site is
// published: see "What the owner has to give" in the README. A row that is `null` shows "We tell you in the quote".

import type { PageName } from './site.ts';

export type Estimate = {
  min: number;
  max: number;
  unit: 'working days' | 'weeks';
  /** The jobs that take `min` and `max`: shown after “for”, and compared in the price. */
  small: string;
  large: string;
  /** Where work by the month follows: what that time ends with, shown after "until". */
  until?: string;
  /** What is finished at the end of that time, shown after "At the end you have". */
  result: string;
  /** Two things that the price includes, for the hero. */
  included: [string, string];
  /** What starts the clock: shown after "We count from the day we have your deposit and". */
  start: string;
  /** In rupees, without GST. Not shown where it is missing. */
  price?: { min: number; max: number };
};

type Time = Pick<Estimate, 'min' | 'max' | 'unit'>;

const materials = 'what we need from you';
const agreedList = 'your “yes” to the functions in our quote';
const access = 'access to your accounts';

/** Instead of a time that the owner has not stated. */
export const untoldTime = 'We tell you in the quote';

/** Such as `8 to 16 weeks`, or `1 week`. */
export function timeOf(time: Time | null | undefined): string {
  return time ? `${rangeOf(time, ' to ')} ${unitOf(time.max, time.unit)}` : untoldTime;
}

/** Such as `8–16`, or one number. */
export function rangeOf({ min, max }: Time, dash: string): string {
  return min === max ? `${max}` : min + dash + max;
}

/** Such as `1 week`. */
export function lengthOf(length: number, unit: Estimate['unit']): string {
  return `${length} ${unitOf(length, unit)}`;
}

export function unitOf(length: number, unit: Estimate['unit']): string {
  return length === 1 ? unit.slice(0, -1) : unit;
}

/** Empty, or such as ` (8 to 16 weeks)`. */
export function inBrackets(estimate: Estimate | null | undefined): string {
  return estimate ? ` (${timeOf(estimate)})` : '';
}

/** Empty, or such as ` until the first ads`. */
export function untilOf({ until }: Estimate): string {
  return until ? ` until ${until}` : '';
}

export const estimates: Partial<Record<PageName, Estimate | null>> = {
  webDesign: {
    min: 15,
    max: 25,
    unit: 'working days',
    small: 'four pages in English',
    large: 'eight pages in two languages',
    result: 'up to eight pages online',
    included: ['Up to 8 pages', 'An enquiry form'],
    start: materials,
  },
  redesign: {
    min: 15,
    max: 30,
    unit: 'working days',
    small: 'twenty pages whose text stays',
    large: 'two hundred pages in a new system',
    result: 'the new website online',
    included: ['The same web address', 'A copy of the old website'],
    start: materials,
  },
  ecommerceDesign: {
    min: 20,
    max: 35,
    unit: 'working days',
    small: '50 products',
    large: '500 products',
    result: 'the pages of your shop as designs',
    included: ['Up to 500 products', 'A guide to good photos'],
    start: materials,
  },
  cmsDesign: {
    min: 20,
    max: 35,
    unit: 'working days',
    small: 'two kinds of page and sixty items',
    large: 'five kinds of page and two hundred items',
    result: 'the website, with training for your staff',
    included: ['2 of your staff trained', 'A guide with pictures'],
    start: materials,
  },
  webPortalDesign: {
    min: 8,
    max: 16,
    unit: 'weeks',
    small: 'one kind of user besides your office',
    large: 'three such kinds',
    result: 'a portal that the first users log in to',
    included: ['Training for your staff', 'A backup each night'],
    start: agreedList,
  },
  staticDesign: {
    min: 7,
    max: 12,
    unit: 'working days',
    small: 'five pages',
    large: 'ten pages and a form',
    result: 'five to ten pages online',
    included: ['Up to 10 pages', 'A WhatsApp button'],
    start: materials,
  },
  webDevelopment: {
    min: 6,
    max: 12,
    unit: 'weeks',
    small: 'bookings for one place',
    large: 'bookings for three places, with online payment',
    result: 'a booking website in daily use',
    included: ['Training for your staff', 'Tests on a cheap phone'],
    start: agreedList,
  },
  phpDevelopment: {
    min: 6,
    max: 14,
    unit: 'weeks',
    small: 'ten screens',
    large: 'forty screens',
    result: 'the functions of your quote in daily use',
    included: ['Training for your staff', 'Your data moved over'],
    start: agreedList,
  },
  wordpressDevelopment: {
    min: 15,
    max: 30,
    unit: 'working days',
    small: 'eight pages in English',
    large: 'fifteen pages in two languages',
    result: 'the website online, with its own theme',
    included: ['A theme of your own', 'Training for your staff'],
    start: materials,
  },
  ecommerceDevelopment: {
    min: 6,
    max: 12,
    unit: 'weeks',
    small: 'a shop of 50 products',
    large: 'a shop of 500 products',
    result: 'a shop that takes orders and payments, its design included',
    included: ['UPI and cards', 'Test orders'],
    start: materials,
  },
  magentoDevelopment: {
    min: 8,
    max: 16,
    unit: 'weeks',
    small: 'a thousand products at one price',
    large: 'five thousand products with dealer prices',
    result: 'a Magento shop that takes orders',
    included: ['A theme of your own', 'GST bills'],
    start: agreedList,
  },
  graphicDesign: {
    min: 3,
    max: 7,
    unit: 'working days',
    small: 'a visiting card',
    large: 'a menu in three languages',
    result: 'one finished piece',
    included: ['PDF for the press', 'Pictures for WhatsApp'],
    start: materials,
  },
  logoDesign: {
    min: 8,
    max: 15,
    unit: 'working days',
    small: 'a logo of letters',
    large: 'a drawn logo',
    result: 'the final files',
    included: ['3 file types', 'Unlimited changes, free'],
    start: materials,
  },
  flyerDesign: {
    min: 2,
    max: 4,
    unit: 'working days',
    small: 'one side in one language',
    large: 'two sides in two languages',
    result: 'your flyer as a file for the press',
    included: ['PDF of each side', 'A picture for WhatsApp'],
    start: materials,
  },
  brochureDesign: {
    min: 7,
    max: 12,
    unit: 'working days',
    small: 'four pages in one language',
    large: 'eight pages in two languages',
    result: 'all pages of the brochure, ready for print',
    included: ['PDF for the press', 'A PDF for WhatsApp'],
    start: materials,
  },
  psdToHtml: {
    min: 3,
    max: 7,
    unit: 'working days',
    small: 'five pages with two layouts',
    large: 'five pages that all differ',
    result: 'up to five pages',
    included: ['Up to 5 pages', 'A private link to try it'],
    start: materials,
  },
  digitalMarketing: {
    min: 12,
    max: 15,
    unit: 'working days',
    small: 'three channels',
    large: 'five channels',
    until: 'the first ads or posts',
    result: 'the plan, and the first ads or posts',
    included: ['A plan with budgets', 'A first report'],
    start: access,
  },
  seo: {
    min: 15,
    max: 30,
    unit: 'working days',
    small: 'ten searches in one town',
    large: 'a hundred searches in two languages',
    until: 'your pages are corrected',
    result: 'your pages corrected',
    included: ['Your Google Business Profile', 'A first report'],
    start: access,
  },
  ecommerceSeo: {
    min: 20,
    max: 40,
    unit: 'working days',
    small: '100 corrected texts',
    large: '100 new texts',
    until: '100 pages are done',
    result: 'the first hundred product pages',
    included: ['100 product pages', 'We enter the texts'],
    start: access,
  },
  contentMarketing: {
    min: 7,
    max: 12,
    unit: 'working days',
    small: 'an article',
    large: 'a video',
    until: 'the first piece',
    result: 'the first article or video published',
    included: ['1 article or video', 'A calendar for the year'],
    start: 'the agreed calendar',
  },
  emailMarketing: {
    min: 5,
    max: 10,
    unit: 'working days',
    small: 'one text for all',
    large: 'four versions of a text',
    until: 'the first e-mail',
    result: 'the first e-mail sent, to people who agreed',
    included: ['A clean address list', 'A design for phones'],
    start: 'your list',
  },
  sem: {
    min: 7,
    max: 12,
    unit: 'working days',
    small: 'two of SEO, PPC and SMO',
    large: 'all three',
    until: 'your first ads or posts',
    result: 'your first ads or posts, and one plan',
    included: ['One plan', 'A first report'],
    start: access,
  },
  ppc: {
    min: 5,
    max: 10,
    unit: 'working days',
    small: 'one service',
    large: 'ten services',
    until: 'your first ads',
    result: 'your first ads online',
    included: ['A list of searches', 'A first report'],
    start: access,
  },
  googleAds: {
    min: 5,
    max: 10,
    unit: 'working days',
    small: 'two networks',
    large: 'four networks',
    until: 'the first campaign',
    result: 'the first campaign running',
    included: ['A first report', 'Your calls counted'],
    start: 'access to the account',
  },
  smo: {
    min: 7,
    max: 12,
    unit: 'working days',
    small: 'a month of eight posts',
    large: 'a month of twenty posts',
    until: 'you see a month of posts',
    result: 'the first month of posts, for your approval',
    included: ['Your posts planned', 'A first report'],
    start: access,
  },
  facebookMarketing: {
    min: 4,
    max: 8,
    unit: 'working days',
    small: 'one offer',
    large: 'five offers',
    until: 'your first ad',
    result: 'your page in order and the first ad running',
    included: ['A daily limit', 'A first report'],
    start: access,
  },
  youtubeMarketing: {
    min: 10,
    max: 20,
    unit: 'working days',
    small: 'your own phone clips',
    large: 'a day of filming',
    until: 'your video is ready',
    result: 'a video of half a minute, ready to run',
    included: ['A video of 30 seconds', 'Script and captions'],
    start: 'the agreed script',
  },
  mobileApp: {
    min: 12,
    max: 24,
    unit: 'weeks',
    small: 'eight screens in a hybrid app',
    large: 'thirty screens in two native apps',
    result: 'the app in both stores',
    included: ['Both app stores', 'Icon and store text'],
    start: agreedList,
  },
  androidApp: {
    min: 8,
    max: 16,
    unit: 'weeks',
    small: 'six screens',
    large: 'twenty screens',
    result: 'the app in Google Play',
    included: ['Icon and store text', 'Tests on old phones'],
    start: agreedList,
  },
  iosApp: {
    min: 8,
    max: 16,
    unit: 'weeks',
    small: 'six screens on iPhone',
    large: 'twenty screens on iPhone and iPad',
    result: 'the app in the App Store',
    included: ['Trial versions', 'Apple’s review'],
    start: agreedList,
  },
};

/**
 * An online shop as one job: the design, then the programs. The row of `ecommerceDevelopment` has the time of the whole. `null`
 * where a row is missing, or leaves no time for the programs.
 */
export function shopTime() {
  const { ecommerceDesign: design, ecommerceDevelopment: whole } = estimates;
  if (!design || !whole) return null;
  const rest = (end: 'min' | 'max') => inDays(whole[end], whole.unit) - inDays(design[end], design.unit);
  if (rest('min') <= 0 || rest('max') < rest('min')) return null;
  const weeksAhead = (end: 'min' | 'max') => Math.ceil(inDays(whole[end], whole.unit) / 5) + 4;
  return {
    whole: timeOf(whole),
    design: timeOf(design),
    programs: timeOf({ min: rest('min'), max: rest('max'), unit: 'working days' }),
    shortest: lengthOf(whole.min, whole.unit),
    longest: lengthOf(whole.max, whole.unit),
    /** Before a festival, to take orders in the last four weeks. */
    weeksAhead: { small: weeksAhead('min'), large: weeksAhead('max') },
  };
}

function inDays(length: number, unit: Estimate['unit']): number {
  return unit === 'weeks' ? length * 5 : length;
}
