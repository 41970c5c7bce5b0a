import { groupOf } from './page-context.ts';
import type { GroupName, PageName } from './site.ts';

/** The groups with their own layout of sections that other groups use too. */
const groupClasses: Partial<Record<GroupName, string>> = {
  seo: 'group-seo',
  lead: 'group-lead',
  sem: 'group-sem',
  smo: 'group-smo',
};

/** The pages with their own layout of sections that other pages use too. */
const pageClasses: Partial<Record<PageName, string>> = {
  webDesign: 'page-website',
  redesign: 'page-redesign',
  ecommerceDesign: 'page-shop-design',
  cmsDesign: 'page-cms',
  webPortalDesign: 'page-portal',
  staticDesign: 'page-static',
  webDevelopment: 'page-web',
  phpDevelopment: 'page-php',
  wordpressDevelopment: 'page-wordpress',
  ecommerceDevelopment: 'page-shop-orders',
  magentoDevelopment: 'page-magento',
  graphicDesign: 'page-graphic',
  logoDesign: 'page-logo',
  flyerDesign: 'page-flyer',
  brochureDesign: 'page-brochure',
  psdToHtml: 'page-psd',
  mobileApp: 'page-mobile',
  androidApp: 'page-android',
  iosApp: 'page-ios',
  digitalMarketing: 'page-digital',
  contentMarketing: 'page-content',
  emailMarketing: 'page-email',
  seo: 'page-seo',
  ecommerceSeo: 'page-shop',
  sem: 'page-sem',
  // On these two, drawings are in blocks side by side.
  ppc: 'page-ppc in-blocks',
  googleAds: 'page-google in-blocks',
  smo: 'page-smo',
  facebookMarketing: 'page-facebook',
  youtubeMarketing: 'page-youtube',
  services: 'page-services',
  packages: 'page-packages',
  whoWeAre: 'page-who',
};

/** The classes of `main`, by which a style sheet knows the group or the page; `undefined` where it needs neither. */
export function layoutClasses(page: PageName | null): string | undefined {
  const group = groupOf(page);
  const classes = [group && groupClasses[group], page && pageClasses[page]].filter(Boolean);
  return classes.length > 0 ? classes.join(' ') : undefined;
}
