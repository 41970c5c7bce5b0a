// How long each service takes, and its price where the owner states one. The owner confirms every row before the site is
// published: see "Before you publish" in the README. A row that is `null` shows "We tell you in the quote".

import type { PageName } from './site.ts';

type Fact = [large: string, small: string];

export type Estimate = {
  min: number;
  max: number;
  unit: 'working days' | 'weeks';
  /** What is finished at the end of that time, with a capital. */
  result: string;
  /** Two things that the price includes, for the opening: a number or a word in large type, and what it means. */
  included: [Fact, Fact];
  /** What starts the clock: shown after "Counted from". */
  start: string;
  /** In rupees, without GST. Not shown where it is missing. */
  price?: { min: number; max: number };
};

const materials = 'the day we have the deposit and all that you send us';
const agreedList = 'the day the list of functions is agreed and the deposit is paid';
const access = 'the day we have your deposit and access to your accounts';

export const estimates: Partial<Record<PageName, Estimate | null>> = {
  webDesign: {
    min: 15,
    max: 25,
    unit: 'working days',
    result: 'Up to eight pages online',
    included: [
      ['8', 'pages at most'],
      ['Logins', 'are yours'],
    ],
    start: materials,
  },
  redesign: {
    min: 15,
    max: 30,
    unit: 'working days',
    result: 'The new site online',
    included: [
      ['Same', 'address'],
      ['Copy', 'of the old site'],
    ],
    start: materials,
  },
  ecommerceDesign: {
    min: 20,
    max: 35,
    unit: 'working days',
    result: 'The pages of a shop, with up to 50 products',
    included: [
      ['50', 'products'],
      ['Photo', 'guide'],
    ],
    start: materials,
  },
  cmsDesign: {
    min: 20,
    max: 35,
    unit: 'working days',
    result: 'The site, with training for your staff',
    included: [
      ['2', 'staff trained'],
      ['1', 'picture guide'],
    ],
    start: materials,
  },
  webPortalDesign: {
    min: 8,
    max: 16,
    unit: 'weeks',
    result: 'A portal that the first users log in to',
    included: [
      ['Office', 'training'],
      ['Code', 'is yours'],
    ],
    start: agreedList,
  },
  staticDesign: {
    min: 7,
    max: 12,
    unit: 'working days',
    result: 'Five to ten pages online',
    included: [
      ['10', 'pages at most'],
      ['Files', 'are yours'],
    ],
    start: materials,
  },
  webDevelopment: {
    min: 6,
    max: 12,
    unit: 'weeks',
    result: 'A booking website in daily use',
    included: [
      ['Code', 'is yours'],
      ['Hosting', 'in your name'],
    ],
    start: agreedList,
  },
  phpDevelopment: {
    min: 6,
    max: 14,
    unit: 'weeks',
    result: 'The first functions in daily use',
    included: [
      ['Staff', 'training'],
      ['Data', 'moved over'],
    ],
    start: agreedList,
  },
  wordpressDevelopment: {
    min: 15,
    max: 30,
    unit: 'working days',
    result: 'The site online, with its own theme',
    included: [
      ['Theme', 'of your own'],
      ['Staff', 'training'],
    ],
    start: materials,
  },
  ecommerceDevelopment: {
    min: 6,
    max: 12,
    unit: 'weeks',
    result: 'A shop that takes orders and payments',
    included: [
      ['2', 'ways to pay'],
      ['Test', 'orders'],
    ],
    start: agreedList,
  },
  magentoDevelopment: {
    min: 8,
    max: 16,
    unit: 'weeks',
    result: 'A Magento shop that takes orders',
    included: [
      ['Theme', 'of your own'],
      ['GST', 'invoices'],
    ],
    start: agreedList,
  },
  graphicDesign: {
    min: 3,
    max: 7,
    unit: 'working days',
    result: 'One finished piece',
    included: [
      ['PDF', 'for the press'],
      ['WhatsApp', 'pictures'],
    ],
    start: materials,
  },
  logoDesign: {
    min: 8,
    max: 15,
    unit: 'working days',
    result: 'The final files',
    included: [
      ['3', 'file types'],
      ['Free', 'changes'],
    ],
    start: 'the day we have your answers and deposit',
  },
  flyerDesign: {
    min: 2,
    max: 4,
    unit: 'working days',
    result: 'Your flyer as a file for the press',
    included: [
      ['PDF', 'of each side'],
      ['Open', 'file for next year'],
    ],
    start: materials,
  },
  brochureDesign: {
    min: 7,
    max: 12,
    unit: 'working days',
    result: 'All pages of the brochure, ready for print',
    included: [
      ['PDF', 'for the press'],
      ['WhatsApp', 'PDF too'],
    ],
    start: materials,
  },
  psdToHtml: {
    min: 3,
    max: 7,
    unit: 'working days',
    result: 'Up to five pages',
    included: [
      ['5', 'pages'],
      ['Private', 'link to try it'],
    ],
    start: 'the day we have the design files and your deposit',
  },
  digitalMarketing: {
    min: 10,
    max: 15,
    unit: 'working days',
    result: 'The plan, and the first advertisements or posts',
    included: [
      ['Accounts', 'in your name'],
      ['Monthly', 'report'],
    ],
    start: access,
  },
  seo: {
    min: 15,
    max: 30,
    unit: 'working days',
    result: 'The repairs on your site done',
    included: [
      ['Profile', 'on Google'],
      ['Monthly', 'report'],
    ],
    start: access,
  },
  ecommerceSeo: {
    min: 20,
    max: 40,
    unit: 'working days',
    result: 'The first hundred product pages done',
    included: [
      ['100', 'product pages'],
      ['Texts', 'entered for you'],
    ],
    start: access,
  },
  contentMarketing: {
    min: 7,
    max: 12,
    unit: 'working days',
    result: 'The first article or video published',
    included: [
      ['1', 'article or video'],
      ['Yearly', 'calendar'],
    ],
    start: 'the day the plan is agreed and the deposit is paid',
  },
  emailMarketing: {
    min: 5,
    max: 10,
    unit: 'working days',
    result: 'The first e-mail sent, to people who agreed',
    included: [
      ['Clean', 'list'],
      ['Design', 'for phones'],
    ],
    start: 'the day we have your list, on paper or as a file, and the deposit',
  },
  sem: {
    min: 7,
    max: 12,
    unit: 'working days',
    result: 'The plan, and the first advertisements',
    included: [
      ['Account', 'in your name'],
      ['Monthly', 'report'],
    ],
    start: access,
  },
  ppc: {
    min: 5,
    max: 10,
    unit: 'working days',
    result: 'The first advertisements running',
    included: [
      ['Weekly', 'report'],
      ['Account', 'in your name'],
    ],
    start: access,
  },
  googleAds: {
    min: 5,
    max: 10,
    unit: 'working days',
    result: 'The first campaign running',
    included: [
      ['Account', 'in your name'],
      ['Calls', 'counted'],
    ],
    start: access,
  },
  smo: {
    min: 7,
    max: 12,
    unit: 'working days',
    result: 'The first month of posts, for your approval',
    included: [
      ['Posts', 'planned'],
      ['Monthly', 'report'],
    ],
    start: access,
  },
  facebookMarketing: {
    min: 4,
    max: 8,
    unit: 'working days',
    result: 'Your page in order and the first advertisement running',
    included: [
      ['Daily', 'limit'],
      ['Your', 'own account'],
    ],
    start: access,
  },
  youtubeMarketing: {
    min: 10,
    max: 20,
    unit: 'working days',
    result: 'A video of half a minute, ready to run',
    included: [
      ['30', 'seconds'],
      ['Channel', 'in your name'],
    ],
    start: 'the day the script is agreed and the deposit is paid',
  },
  mobileApp: {
    min: 12,
    max: 24,
    unit: 'weeks',
    result: 'The app in both stores',
    included: [
      ['2', 'stores'],
      ['Code', 'is yours'],
    ],
    start: agreedList,
  },
  androidApp: {
    min: 8,
    max: 16,
    unit: 'weeks',
    result: 'The app in Google Play',
    included: [
      ['Code', 'is yours'],
      ['Account', 'in your name'],
    ],
    start: agreedList,
  },
  iosApp: {
    min: 8,
    max: 16,
    unit: 'weeks',
    result: 'The app in the App Store',
    included: [
      ['Trial', 'versions'],
      ['App', 'in your name'],
    ],
    start: agreedList,
  },
};
