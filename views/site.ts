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
};

export const groups = {
  design: { label: 'Website design', family: 'design', sector: 'Design' },
  development: { label: 'Web development', family: 'development', sector: 'Development' },
  graphic: { label: 'Graphic design', family: 'graphic', sector: 'Design' },
  app: { label: 'App development', family: 'apps', sector: 'Development' },
  seo: { label: 'SEO Services', family: 'marketing' },
  lead: { label: 'Lead Generation Services', family: 'marketing' },
  sem: { label: 'SEM Services', family: 'marketing' },
  smo: { label: 'SMO Services', family: 'marketing' },
} as const satisfies Record<string, Group>;

export type GroupName = keyof typeof groups;

export const site = table({
  home: {
    path: '/',
    title: 'Complete Web Solutions in Chandigarh',
    label: 'Home',
    description:
      'Websites, online shops, mobile apps, graphic design and digital marketing for small businesses, from one team in Chandigarh. Ask for a free quote.',
    keywords:
      'web design Chandigarh, website development, mobile app development, SEO, digital marketing, graphic design',
    parent: null,
  },
  whoWeAre: {
    path: '/who-we-are',
    title: 'Who We Are',
    label: 'Who We Are',
    description:
      'A team formed in 2022, more than 20 professionals in Chandigarh: who designs, builds and promotes your website, and how we work with its owner.',
    parent: 'home',
  },
  packages: {
    path: '/price-packages',
    title: 'Pricing and Packages',
    label: 'Packages',
    description:
      'Three ways to pay for a website or an app: fixed price, time and material, or a dedicated team. How each works, and which one suits your project.',
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
    title: 'Contact Us',
    label: 'Contact Us',
    description:
      'Tell us what you need and get a free quote. Write, call or visit the agency in Chandigarh; the form on this page takes two minutes.',
    parent: 'home',
    embeds: 'map',
  },
  terms: {
    path: '/term-and-conditions',
    title: 'Terms and Conditions',
    label: 'Terms and Conditions',
    description:
      'The terms we work under: fees and deposits, the information we need from you, variations, approval and rejection of work, and payment.',
    parent: 'home',
  },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    label: 'Privacy Policy',
    description:
      'What happens to what you tell us: our commitment, the mail you receive from us, how we protect your privacy, and what is shared and used.',
    parent: 'home',
  },
  webDesign: {
    path: '/website-design-services',
    secondPath: '/conversion-rate-optimization-services',
    title: 'Website Design Services in Chandigarh',
    label: 'Web Solution',
    description:
      'Websites drawn around the one thing a visitor should do next: call, order or book. Fast on a phone, easy to keep up to date, and yours to own.',
    keywords:
      'website design, web design company Chandigarh, responsive website design, small business website',
    parent: 'home',
    group: 'design',
  },
  redesign: {
    path: '/website-redesign-services',
    title: 'Website Redesign Services',
    label: 'Website Redesign',
    description:
      'A site that people leave after a few seconds can be saved. What we ask of your present site, what we keep, and how the new one keeps its ranking.',
    parent: 'webDesign',
    group: 'design',
  },
  ecommerceDesign: {
    path: '/ecommerce-website-design-services',
    title: 'E-commerce Website Design Services',
    label: 'E-commerce Design',
    description:
      'Online shops drawn for buying on a phone: clear shelves, honest prices, delivery and returns in view, and a cart that asks only what it needs.',
    parent: 'webDesign',
    group: 'design',
  },
  cmsDesign: {
    path: '/cms-website-design-services',
    title: 'CMS Website Design Services',
    label: 'CMS Design',
    description:
      'Websites your own staff can keep current, on WordPress, Magento, Drupal, Joomla or a PHP portal of your own. How to choose, and what you can edit.',
    parent: 'webDesign',
    group: 'design',
  },
  webPortalDesign: {
    path: '/web-portal-design-services',
    title: 'Web Portal Design Services',
    label: 'Web Portal Design',
    description:
      'Portals where dealers, parents, patients and staff log in. How we settle the objective, the people it is for and what it must give them.',
    parent: 'webDesign',
    group: 'design',
  },
  staticDesign: {
    path: '/static-website-design-services',
    title: 'Static Website Design Services',
    label: 'Static Website Design',
    description:
      'A few well-made pages with nothing to break: quick to build, light to load, cheap to keep. Where a static website is the better choice, and where not.',
    parent: 'webDesign',
    group: 'design',
  },
  webDevelopment: {
    path: '/web-development-services',
    title: 'Web Development Services in Chandigarh',
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
    title: 'PHP Website Development Services',
    label: 'PHP Development',
    description:
      'Booking engines, dealer panels, school systems and old PHP code made safe again: custom PHP development that your next developer can read.',
    parent: 'webDesign',
    group: 'development',
  },
  wordpressDevelopment: {
    path: '/wordpress-website-development-services',
    title: 'WordPress Website Development Services',
    label: 'WordPress Development',
    description:
      'WordPress sites with their own theme, few plugins and a clear editor, so that you publish a page yourself on the day you need it.',
    parent: 'webDesign',
    group: 'development',
  },
  ecommerceDevelopment: {
    path: '/ecommerce-website-development-services',
    title: 'E-commerce Website Development Services',
    label: 'E-commerce Development',
    description:
      'The working parts of an online shop: catalogue, UPI and card payments, stock, GST invoices, couriers and returns, built and tested together.',
    parent: 'webDesign',
    group: 'development',
  },
  magentoDevelopment: {
    path: '/magento-website-development-services',
    title: 'Magento Website Development Services',
    label: 'Magento Development',
    description:
      'Magento for catalogues that have outgrown a simple cart: modules, themes, payment gateways, several stores from one panel, and steady maintenance.',
    parent: 'webDesign',
    group: 'development',
  },
  graphicDesign: {
    path: '/graphic-design-services',
    title: 'Graphic Design Services in Chandigarh',
    label: 'Graphic Design',
    description:
      'Logos, flyers, brochures, signs and social posts drawn as one family, so that people know your business before they have read its name.',
    keywords: 'graphic design, logo design, brochure design, flyer design, graphic designers Chandigarh',
    parent: 'webDesign',
    group: 'graphic',
  },
  logoDesign: {
    path: '/logo-design-services',
    title: 'Logo Design Services',
    label: 'Logo Design',
    description:
      'A logo that is clear on a signboard, a bill and a phone icon. Six steps, at most 3-4 options to choose from, and changes without limit at no cost.',
    parent: 'webDesign',
    group: 'graphic',
  },
  flyerDesign: {
    path: '/flyer-design-services',
    title: 'Flyer Design Services',
    label: 'Flyer Design',
    description:
      'Flyers and leaflets that can be read while walking: one offer, one picture, one thing to do next, in a file made for your own press.',
    parent: 'webDesign',
    group: 'graphic',
  },
  brochureDesign: {
    path: '/brochure-design-services',
    title: 'Brochure Design Services',
    label: 'Brochure Design',
    description:
      'Bifold, bifold of eight pages or three-fold: brochures that a buyer keeps, planned from the fold outwards and handed over ready for print.',
    parent: 'webDesign',
    group: 'graphic',
  },
  psdToHtml: {
    path: '/psd-to-html',
    title: 'PSD to HTML Conversion Services',
    label: 'PSD to HTML',
    description:
      'Your design, as clean HTML and CSS that behaves on every screen. Send the PSD, Figma or XD file; get pages that match it and load fast.',
    parent: 'webDesign',
    group: 'graphic',
  },
  digitalMarketing: {
    path: '/digital-marketing-services',
    title: 'Digital Marketing Services in Chandigarh',
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
      'People near you already search for what you sell. Local listings, better pages and honest links that make your site the answer they are shown.',
    keywords: 'SEO services, search engine optimization, local SEO Chandigarh, on-page SEO, backlinks',
    parent: 'digitalMarketing',
    group: 'seo',
  },
  ecommerceSeo: {
    path: '/ecommerce-website-seo-services',
    title: 'E-commerce SEO Services',
    label: 'E-commerce SEO',
    description:
      'Product pages that are found by what they are: six kinds of work on your shop, from keyword analysis to reviews, so that buyers arrive ready to buy.',
    keywords: 'ecommerce SEO, online store SEO, product page optimization, shop search ranking',
    parent: 'digitalMarketing',
    group: 'seo',
  },
  contentMarketing: {
    path: '/content-marketing-services',
    title: 'Content Marketing Services',
    label: 'Content Marketing',
    description:
      'Articles, guides and films that answer what your customers ask before they buy: researched, planned, written, edited, shared and measured.',
    keywords: 'content marketing, blog writing, content strategy, content writers Chandigarh',
    parent: 'digitalMarketing',
    group: 'lead',
  },
  emailMarketing: {
    path: '/email-marketing-services',
    title: 'Email Marketing Services',
    label: 'Email Marketing',
    description:
      'E-mails to people who gave you their address: welcome, news, reminder and offer, with the clicks and orders of each one counted.',
    keywords: 'email marketing, newsletter design, email campaigns, customer retention',
    parent: 'digitalMarketing',
    group: 'lead',
  },
  sem: {
    path: '/sem-marketing-services',
    title: 'SEM Services',
    label: 'SEM',
    description:
      'Search engine marketing stands on three pillars: SEO for the long run, PPC for tomorrow, SMO for trust. How we balance them in one budget.',
    keywords: 'SEM services, search engine marketing, paid search, search advertising',
    parent: 'digitalMarketing',
    group: 'sem',
    embeds: 'captcha',
  },
  ppc: {
    path: '/ppc-campaign-marketing-services',
    title: 'PPC Campaign Services',
    label: 'PPC Campaigns',
    description:
      'Pay per click with a ceiling you set: which searches to buy, what each enquiry costs, and when to stop. The account and its history stay yours.',
    keywords: 'PPC services, pay per click, PPC campaign management, search ads',
    parent: 'digitalMarketing',
    group: 'sem',
  },
  googleAds: {
    path: '/google-adwords-management-services',
    title: 'Google Ads Management Services',
    label: 'Google Ads',
    description:
      'Six Google networks in one account of your own: search, display, shopping, mobile, YouTube and remarketing. Google bills you directly.',
    keywords: 'Google Ads management, Google AdWords, display ads, remarketing',
    parent: 'digitalMarketing',
    group: 'sem',
  },
  smo: {
    path: '/smo-marketing-services',
    title: 'SMO Services',
    label: 'SMO',
    description:
      'Social media optimization for businesses with something to show: graphic design, content and videos that make your pages worth following.',
    keywords: 'SMO services, social media optimization, social media marketing Chandigarh',
    parent: 'digitalMarketing',
    group: 'smo',
  },
  facebookMarketing: {
    path: '/facebook-marketing-services',
    title: 'Facebook Marketing Services',
    label: 'Facebook Marketing',
    description:
      'Facebook pages and advertisements for local businesses: shown to people near you, chosen by place and interest, on a daily budget.',
    keywords: 'Facebook marketing, Facebook ads, Facebook page management',
    parent: 'digitalMarketing',
    group: 'smo',
  },
  youtubeMarketing: {
    path: '/youtube-video-marketing-services',
    title: 'YouTube Video Marketing Services',
    label: 'YouTube Ads',
    description:
      'Video advertisements on YouTube: what to film, where it plays, what a view costs, and how views become subscribers and customers.',
    keywords: 'YouTube ads, video marketing, YouTube promotion, video creation',
    parent: 'digitalMarketing',
    group: 'smo',
  },
  mobileApp: {
    path: '/mobile-application-development-services',
    title: 'Mobile App Development Services in Chandigarh',
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
    title: 'Android App Development Services',
    label: 'Android App Development',
    description:
      'Android apps for the phones your customers really carry: small downloads, weak networks, many screen sizes, and a clean way into Google Play.',
    parent: 'webDesign',
    group: 'app',
  },
  iosApp: {
    path: '/ios-application-development-services',
    title: 'iOS App Development Services',
    label: 'iOS App Development',
    description:
      'iPhone and iPad apps written in Swift, tested on real devices and taken through App Store review, with the account in your own name.',
    parent: 'webDesign',
    group: 'app',
  },
});

export type PageName = keyof typeof site;
export type Page = PageRow<PageName>;

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
