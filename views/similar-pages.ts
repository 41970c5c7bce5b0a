// Pages that a buyer may mix up, and when each is right.

import type { PageName } from './site.ts';

/** By page, what follows “It is, if”. A page is in one cluster. */
const clusters: Partial<Record<PageName, string>>[] = [
  {
    webDevelopment: 'your visitors book a time or pay a fee on your website',
    phpDevelopment: 'only your own staff use the system',
    webPortalDesign: 'dealers, patients or parents look up their own records',
  },
  {
    ecommerceDevelopment: 'you want a whole shop for up to 500 products',
    ecommerceDesign: 'you want only the designs of a shop',
    magentoDevelopment: 'you sell more than 500 products, or dealers fill a cart at prices of their own',
  },
  {
    staticDesign: 'your pages seldom change',
    wordpressDevelopment: 'your staff write pages and news',
    cmsDesign: 'your staff keep lists, such as products or doctors',
  },
  {
    ppc: 'you want ads in search results',
    googleAds: 'you want more than search ads: Shopping, Display or video',
    sem: 'you want at least two of SEO, PPC and SMO',
  },
];

export function clusterOf(page: PageName) {
  return clusters.find((cluster) => page in cluster);
}
