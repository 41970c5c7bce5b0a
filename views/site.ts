// The table of pages. It imports nothing, so that every module may import it. Row order is menu order and sitemap
// order.

/** The family of services, which decides the accent colour; `agency` pages use ink. */
export type Family = 'agency' | 'design' | 'development' | 'graphic' | 'marketing' | 'apps';

export type Group = {
  /** Heading of the sidebar that lists the group. */
  label: string;
  family: Family;
  /** The breadcrumb between the parent page and the group's pages, where there is one. */
  sector?: 'Design' | 'Development';
};

export type PageRow<Name extends string> = {
  path: string;
  /** A second path that serves this page; the canonical one stays `path`. */
  secondPath?: string;
  /** The part after the brand in `<title>`: at most 60 characters. */
  title: string;
  /** The page's name in menus, sidebars and breadcrumbs. */
  label: string;
  /** 70 to 160 characters. */
  description: string;
  keywords?: string;
  /** The parent page in the breadcrumbs; `home` alone has none. */
  parent: Name | null;
  group?: GroupName;
  /** Third-party content that the page's policy has to allow. */
  embeds?: 'map' | 'captcha';
  /** Its form is in other languages too: `?language=hi` is the only query that changes a page. */
  isTranslated?: true;
};

export const groups = {
  design: { label: 'Website Design', family: 'design', sector: 'Design' },
  development: { label: 'Web Development', family: 'development', sector: 'Development' },
  graphic: { label: 'Graphic Design', family: 'graphic', sector: 'Design' },
  app: { label: 'App Development', family: 'apps', sector: 'Development' },
  seo: { label: 'SEO Services', family: 'marketing' },
  lead: { label: 'Lead Generation Services', family: 'marketing' },
  sem: { label: 'SEM Services', family: 'marketing' },
  smo: { label: 'SMO Services', family: 'marketing' },
} as const satisfies Record<string, Group>;

export type GroupName = keyof typeof groups;

export const site = table({
  home: {
    path: '/',
    title: 'Web Design and Digital Marketing Company in Chandigarh',
    label: 'Home',
    description:
      'Websites, online shops, mobile apps, graphic design and digital marketing for small businesses, from one team in Chandigarh. Ask for a free quote.',
    keywords:
      'web design Chandigarh, website development, mobile app development, SEO, digital marketing, graphic design',
    parent: null,
  },
  whoWeAre: {
    path: '/who-we-are',
    title: 'Who We Are: A Web Design Company in Chandigarh',
    label: 'Who We Are',
    description:
      'A team formed in 2022, more than 20 professionals in Chandigarh: who designs, builds and promotes your website, and how we work with its owner.',
    parent: 'home',
  },
  packages: {
    path: '/price-packages',
    title: 'How We Charge for Websites and Apps in Chandigarh',
    label: 'Packages',
    description:
      'Three ways to pay for a website or an app: fixed price, time and material, or a dedicated team. How each works, a sample quote, and which one suits you.',
    parent: 'home',
  },
  services: {
    path: '/services',
    // The specification gives the services index the title of the SEO page.
    title: 'SEO Services in Chandigarh',
    label: 'Services',
    description:
      'Every service of the agency on one page: website design, web development, graphic design, mobile apps, search and digital marketing.',
    parent: 'home',
  },
  contact: {
    path: '/contact',
    title: 'Contact Us in Chandigarh: Call, Write or Visit',
    label: 'Contact Us',
    description:
      'Tell us what you need and get a free quote. Write, call or visit the agency in Chandigarh; the form on this page takes two minutes.',
    parent: 'home',
    embeds: 'map',
    isTranslated: true,
  },
  terms: {
    path: '/term-and-conditions',
    title: 'Terms and Conditions for Our Work and Payment',
    label: 'Terms and Conditions',
    description:
      'The terms we work under: fees and deposits, the information we need from you, variations, approval and rejection of work, and payment.',
    parent: 'home',
  },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy: What We Store and Your Rights',
    label: 'Privacy Policy',
    description:
      'What happens to what you tell us: our commitment, the mail you receive from us, how we protect your privacy, and what is shared and used.',
    parent: 'home',
  },
  webDesign: {
    path: '/website-design-services',
    secondPath: '/conversion-rate-optimization-services',
    title: 'Website Design Services in Chandigarh, Mohali, Panchkula',
    label: 'Web Solution',
    description:
      'Websites that lead a visitor to call, order or book. Quick on a phone, easy to keep up to date, in accounts under your own name. Ask for a free quote.',
    keywords: 'website design, web design company Chandigarh',
    parent: 'home',
    group: 'design',
  },
  redesign: {
    path: '/website-redesign-services',
    title: 'Website Redesign in Chandigarh: Keep What Works',
    label: 'Website Redesign',
    description:
      'Your present website looks old or brings no calls? What we check, what we keep, how old addresses lead to the new pages, and what decides the price.',
    parent: 'webDesign',
    group: 'design',
  },
  ecommerceDesign: {
    path: '/ecommerce-website-design-services',
    title: 'E-commerce Website Design in Chandigarh and Mohali',
    label: 'E-commerce Design',
    description:
      'Online shops designed for buying on a phone: clear categories, prices with delivery and returns in view, and a cart that asks only what it needs.',
    parent: 'webDesign',
    group: 'design',
  },
  cmsDesign: {
    path: '/cms-website-design-services',
    title: 'CMS Website Design in Chandigarh: WordPress and More',
    label: 'CMS Design',
    description:
      'Websites your own staff can keep current, on WordPress, Magento, Drupal, Joomla or a PHP portal of your own. How to choose, and what you can edit.',
    parent: 'webDesign',
    group: 'design',
  },
  webPortalDesign: {
    path: '/web-portal-design-services',
    title: 'Web Portal Design in Chandigarh for Dealers and Staff',
    label: 'Web Portal Design',
    description:
      'Portals where dealers, parents, patients and staff log in. How we settle the objective, who it is for, and what each of them may see and do.',
    parent: 'webDesign',
    group: 'design',
  },
  staticDesign: {
    path: '/static-website-design-services',
    title: 'Static Website Design in Chandigarh for Small Firms',
    label: 'Static Website Design',
    description:
      'A few well-made pages with very little that can break: quick to build, fast to open, cheap to keep. When a static website is the better choice.',
    parent: 'webDesign',
    group: 'design',
  },
  webDevelopment: {
    path: '/web-development-services',
    title: 'Web Development Company in Chandigarh and Mohali',
    label: 'Web Development',
    description:
      'Booking systems, portals, shops and content systems built, tested and maintained by one team, with developers you can hire by the month.',
    keywords:
      'web development, custom web development, PHP development, CMS development, hire web developers',
    parent: 'webDesign',
    group: 'development',
  },
  phpDevelopment: {
    path: '/php-website-development-services',
    title: 'PHP Website Development in Chandigarh and Mohali',
    label: 'PHP Development',
    description:
      'Booking engines, dealer panels, office systems and old PHP code made safe again: custom PHP development that your next developer can read.',
    parent: 'webDesign',
    group: 'development',
  },
  wordpressDevelopment: {
    path: '/wordpress-website-development-services',
    title: 'WordPress Website Development in Chandigarh',
    label: 'WordPress Development',
    description:
      'WordPress websites with their own theme, few plugins and a clear editor, so that you publish a page yourself on the day you need it.',
    parent: 'webDesign',
    group: 'development',
  },
  ecommerceDevelopment: {
    path: '/ecommerce-website-development-services',
    title: 'E-commerce Development in Chandigarh: UPI, GST, Stock',
    label: 'E-commerce Development',
    description:
      'The working parts of an online shop: catalogue, UPI and card payments, stock, GST bills, couriers and returns, built and tested together.',
    parent: 'webDesign',
    group: 'development',
  },
  magentoDevelopment: {
    path: '/magento-website-development-services',
    title: 'Magento Website Development in Chandigarh',
    label: 'Magento Development',
    description:
      'Magento for catalogues that have outgrown a simple cart: modules, themes, payment gateways, several stores from one panel, and upkeep by the month.',
    parent: 'webDesign',
    group: 'development',
  },
  graphicDesign: {
    path: '/graphic-design-services',
    title: 'Graphic Design in Chandigarh: Logo, Print and Social',
    label: 'Graphic Design',
    description:
      'Logos, flyers, brochures, signs and social posts designed to look alike, so that people recognise your business. Made in Chandigarh, ready for print.',
    keywords: 'graphic design, logo design, brochure design, flyer design, graphic designers Chandigarh',
    parent: 'webDesign',
    group: 'graphic',
  },
  logoDesign: {
    path: '/logo-design-services',
    title: 'Logo Design in Chandigarh: Six Steps to Your Logo',
    label: 'Logo Design',
    description:
      'A logo that is clear on a signboard, a bill and a phone. Six steps, at most 3-4 options to choose from, and changes without limit at no cost.',
    parent: 'webDesign',
    group: 'graphic',
  },
  flyerDesign: {
    path: '/flyer-design-services',
    title: 'Flyer and Leaflet Design in Chandigarh',
    label: 'Flyer Design',
    description:
      'Flyers and leaflets that can be read while walking: what you offer, a picture, and what to do next, in a file made for your own printing press.',
    parent: 'webDesign',
    group: 'graphic',
  },
  brochureDesign: {
    path: '/brochure-design-services',
    title: 'Brochure Design in Chandigarh: Bifold and Three-Fold',
    label: 'Brochure Design',
    description:
      'Bifold, bifold of eight pages or three-fold: brochures that a buyer keeps, written and designed page by page and handed over ready for print.',
    parent: 'webDesign',
    group: 'graphic',
  },
  psdToHtml: {
    path: '/psd-to-html',
    title: 'PSD to HTML Conversion in Chandigarh, from Figma too',
    label: 'PSD to HTML',
    description:
      'Your design, as clean HTML and CSS that behaves on every screen. You share the PSD, Figma or XD file; you get pages that match it and load fast.',
    parent: 'webDesign',
    group: 'graphic',
  },
  digitalMarketing: {
    path: '/digital-marketing-services',
    title: 'Digital Marketing in Chandigarh: SEO, Ads and E-mail',
    label: 'Digital Marketing',
    description:
      'Search, ads, e-mail, content and social media planned as one budget, with a monthly report of enquiries and their cost.',
    keywords:
      'digital marketing, online marketing Chandigarh, SEO, PPC, SMO, email marketing, content marketing',
    parent: 'home',
    group: 'lead',
  },
  seo: {
    path: '/seo-services',
    title: 'SEO Services in Chandigarh',
    label: 'SEO',
    description:
      'People near you already search for what you sell. We improve your pages and your Google Business Profile, and report what it brings.',
    keywords: 'SEO services, search engine optimization',
    parent: 'digitalMarketing',
    group: 'seo',
  },
  ecommerceSeo: {
    path: '/ecommerce-website-seo-services',
    title: 'E-commerce SEO in Chandigarh for Online Shops',
    label: 'E-commerce SEO',
    description:
      'Product pages that say what people search for: six kinds of work on your shop, from keyword analysis to reviews, and what decides the price.',
    keywords: 'ecommerce SEO, online store SEO, product page optimization, shop search ranking',
    parent: 'digitalMarketing',
    group: 'seo',
  },
  contentMarketing: {
    path: '/content-marketing-services',
    title: 'Content Marketing in Chandigarh: Articles and Guides',
    label: 'Content Marketing',
    description:
      'Articles, guides and films that answer what your customers ask before they buy: researched, planned, written, edited, shared and measured.',
    keywords: 'content marketing, blog writing, content strategy, content writers Chandigarh',
    parent: 'digitalMarketing',
    group: 'lead',
  },
  emailMarketing: {
    path: '/email-marketing-services',
    title: 'Email Marketing Services in Chandigarh',
    label: 'Email Marketing',
    description:
      'E-mails to people who gave you their address: welcome, news, reminder and offer, with the clicks and orders of each one counted.',
    keywords: 'email marketing, newsletter design',
    parent: 'digitalMarketing',
    group: 'lead',
  },
  sem: {
    path: '/sem-marketing-services',
    title: 'SEM Services in Chandigarh: SEO, PPC and SMO Together',
    label: 'SEM',
    description:
      'Search engine marketing has three parts: SEO for the long run, PPC for enquiries this month, SMO for trust. How we share one budget between them.',
    keywords: 'SEM services, search engine marketing',
    parent: 'digitalMarketing',
    group: 'sem',
    embeds: 'captcha',
  },
  ppc: {
    path: '/ppc-campaign-marketing-services',
    title: 'PPC Campaign Services in Chandigarh: Pay per Click',
    label: 'PPC Campaigns',
    description:
      'Pay per click with a monthly limit that you set: which searches to buy, what each enquiry costs, and when to stop. The account is in your name.',
    keywords: 'PPC services, pay per click',
    parent: 'digitalMarketing',
    group: 'sem',
  },
  googleAds: {
    path: '/google-adwords-management-services',
    title: 'Google Ads Management in Chandigarh and Mohali',
    label: 'Google Ads',
    description:
      'Google Ads in an account of your own: search, display, shopping, mobile, YouTube and remarketing, with Performance Max. Google bills you directly.',
    keywords: 'Google Ads management, Google AdWords, display ads, remarketing',
    parent: 'digitalMarketing',
    group: 'sem',
  },
  smo: {
    path: '/smo-marketing-services',
    title: 'SMO Services in Chandigarh: Social Media Optimization',
    label: 'SMO',
    description:
      'Social media optimization for businesses with something to show: graphic design, content and videos that make your pages worth following.',
    keywords: 'SMO services, social media optimization, social media marketing Chandigarh',
    parent: 'digitalMarketing',
    group: 'smo',
  },
  facebookMarketing: {
    path: '/facebook-marketing-services',
    title: 'Facebook Marketing and Facebook Ads in Chandigarh',
    label: 'Facebook Marketing',
    description:
      'Facebook pages and ads for local businesses. People near you see them; we choose them by place and interest, on a daily budget.',
    keywords: 'Facebook marketing, Facebook ads, Facebook page management',
    parent: 'digitalMarketing',
    group: 'smo',
  },
  youtubeMarketing: {
    path: '/youtube-video-marketing-services',
    title: 'YouTube Ads and Video Marketing in Chandigarh',
    label: 'YouTube Ads',
    description:
      'YouTube ads: what to film, where the video plays, when you pay for a view, and how viewers become subscribers and customers.',
    keywords: 'YouTube ads, video marketing, YouTube promotion, video creation',
    parent: 'digitalMarketing',
    group: 'smo',
  },
  mobileApp: {
    path: '/mobile-application-development-services',
    title: 'Mobile App Development in Chandigarh: Android and iOS',
    label: 'Mobile App Development',
    description:
      'Android and iOS apps for businesses whose customers come back: ordering, booking, loyalty and field work, from first sketch to the app stores.',
    keywords:
      'mobile app development, android app development, iOS app development, app developers Chandigarh',
    parent: 'webDesign',
    group: 'app',
  },
  androidApp: {
    path: '/android-application-development-services',
    title: 'Android App Development in Chandigarh',
    label: 'Android App Development',
    description:
      'Android apps for the phones your customers have: small downloads, weak networks, many screen sizes, and the whole way into Google Play.',
    parent: 'webDesign',
    group: 'app',
  },
  iosApp: {
    path: '/ios-application-development-services',
    title: 'iOS App Development in Chandigarh: iPhone and iPad',
    label: 'iOS App Development',
    description:
      'iPhone and iPad apps written in Swift, tested on real devices and taken through App Store review, with the account in your own name.',
    parent: 'webDesign',
    group: 'app',
  },
});

export type PageName = keyof typeof site;

export type Page = PageRow<PageName>;

/** What a link to the contact form says that the enquiry is about. */
type Topic = {
  /** A short name of its own for the subject field, which takes ten characters. */
  subject: string;
  /** In words, above the fields. */
  words: string;
};

/** The services whose pages have no form: their buttons lead to Contact, with the subject already chosen. */
export const topics = {
  redesign: { subject: 'Redesign', words: 'website redesign' },
  cmsDesign: { subject: 'CMS', words: 'CMS website design' },
  webPortalDesign: { subject: 'Portal', words: 'web portal design' },
  staticDesign: { subject: 'Static', words: 'static website design' },
  wordpressDevelopment: { subject: 'WordPress', words: 'WordPress development' },
  logoDesign: { subject: 'Logo', words: 'logo design' },
  flyerDesign: { subject: 'Flyer', words: 'flyer design' },
  psdToHtml: { subject: 'PSD', words: 'PSD to HTML' },
  ecommerceSeo: { subject: 'Shop SEO', words: 'e-commerce SEO' },
  googleAds: { subject: 'Google Ads', words: 'Google Ads' },
  youtubeMarketing: { subject: 'YouTube', words: 'YouTube ads' },
} as const satisfies Partial<Record<PageName, Topic>>;

export type TopicName = keyof typeof topics;

/** The fragment by which a link to Contact chooses a topic. */
export function topicId(name: TopicName): string {
  return `about-${topics[name].subject.toLowerCase().replace(' ', '-')}`;
}

export function hasTopic(page: PageName | null): page is TopicName {
  return page !== null && page in topics;
}

/** The paths of a page: its own, and a second one where it has one. */
export function pathsOf({ path, secondPath }: Page): string[] {
  return secondPath === undefined ? [path] : [path, secondPath];
}

/**
 * Services that are linked but have no page: their path returns 404 with a form for the service. `group` lists the link
 * in a sidebar.
 */
export const unpublishedServices = [
  {
    path: '/hotel-website-design-services',
    label: 'Hotel Website Design',
    form: 'hotelWebsiteDesign',
    group: null,
  },
  { path: '/hotel-website-seo-services', label: 'Hotel Website SEO', form: 'hotelWebsiteSeo', group: null },
  {
    path: '/mobile-website-development-services',
    label: 'Mobile Website Development',
    form: 'mobileWebsiteDevelopment',
    group: 'app',
  },
  { path: '/bulk-sms-services', label: 'Bulk SMS', form: 'bulkSms', group: null },
] as const satisfies { path: string; label: string; form: string; group: GroupName | null }[];

/** Redirects from paths of the former site to the pages that replace them. */
export const redirects = {
  '/index.html': '/',
  '/price-packages.php': '/price-packages',
  '/contact-us.php': '/contact',
  '/ecommerce-website-development-services.php': '/ecommerce-website-development-services',
  '/flyer': '/flyer-design-services',
} as const satisfies Record<string, (typeof site)[PageName]['path']>;

export const menus = {
  header: ['home', 'whoWeAre', 'webDesign', 'digitalMarketing', 'packages'],
  /** Behind all services: the other pages that `header` does not have. */
  more: ['services', 'contact', 'terms', 'privacy'],
  quickLinks: [
    { to: 'webDesign', label: 'Website Designing', icon: 'design' },
    { to: 'webDevelopment', label: 'Website Development', icon: 'development' },
    { to: 'digitalMarketing', label: 'Digital Marketing', icon: 'marketing' },
    { to: 'seo', label: 'SEO Optimization', icon: 'search' },
    { to: 'contact', label: 'Reach Us', icon: 'contact' },
  ],
  products: [
    'webDesign',
    'webDevelopment',
    'ecommerceDesign',
    'graphicDesign',
    'mobileApp',
    'digitalMarketing',
    'seo',
  ],
  useful: ['whoWeAre', 'services', 'packages', 'contact', 'terms', 'privacy'],
} as const satisfies {
  header: PageName[];
  more: PageName[];
  quickLinks: { to: PageName; label: string; icon: string }[];
  products: PageName[];
  useful: PageName[];
};

// NoInfer on the parents makes an unknown parent a compile error.
function table<Name extends string>(rows: Record<Name, PageRow<NoInfer<Name>>>): Record<Name, PageRow<Name>> {
  return rows;
}
