import type { ComponentType } from 'react';
import { CmsDesign } from './cms-design.tsx';
import { ContentMarketing } from './content-marketing.tsx';
import { DigitalMarketing } from './digital-marketing.tsx';
import { EcommerceDesign } from './ecommerce-design.tsx';
import { EcommerceSeo } from './ecommerce-seo.tsx';
import { EmailMarketing } from './email-marketing.tsx';
import { FacebookMarketing } from './facebook-marketing.tsx';
import { GoogleAds } from './google-ads.tsx';
import { Ppc } from './ppc.tsx';
import { Redesign } from './redesign.tsx';
import { Sem } from './sem.tsx';
import { Seo } from './seo.tsx';
import { Smo } from './smo.tsx';
import { StaticWebsiteDesign } from './static-website-design.tsx';
import { WebDesign } from './web-design.tsx';
import { WebPortalDesign } from './web-portal-design.tsx';
import { YoutubeMarketing } from './youtube-marketing.tsx';

/**
 * One detail of a page's figure, for the end of the page. Those of design fill half of a desktop, those of marketing a
 * strip as wide as the window, of which a phone shows the middle.
 */
export const closeUps = {
  webDesignEnd: closeUp(WebDesign, 40, 156, 200, 156),
  redesignEnd: closeUp(Redesign, 112, 40, 200, 156),
  ecommerceDesignEnd: closeUp(EcommerceDesign, 0, 232, 200, 156),
  cmsDesignEnd: closeUp(CmsDesign, 108, 122, 200, 156),
  webPortalDesignEnd: closeUp(WebPortalDesign, 70, 128, 200, 156),
  staticDesignEnd: closeUp(StaticWebsiteDesign, 70, 92, 180, 140),
  digitalMarketingEnd: closeUp(DigitalMarketing, 0, 168, 320, 94),
  seoEnd: closeUp(Seo, 0, 88, 320, 94),
  ecommerceSeoEnd: closeUp(EcommerceSeo, 90, 136, 320, 94),
  contentMarketingEnd: closeUp(ContentMarketing, 0, 158, 320, 94),
  emailMarketingEnd: closeUp(EmailMarketing, 0, 100, 320, 94),
  semEnd: closeUp(Sem, 0, 216, 320, 94),
  ppcEnd: closeUp(Ppc, 0, 306, 320, 94),
  googleAdsEnd: closeUp(GoogleAds, 0, 40, 320, 94),
  smoEnd: closeUp(Smo, 0, 150, 320, 94),
  facebookMarketingEnd: closeUp(FacebookMarketing, 0, 133, 320, 94),
  youtubeMarketingEnd: closeUp(YoutubeMarketing, 0, 226, 320, 94),
};

function closeUp(Figure: ComponentType, x: number, y: number, width: number, height: number) {
  return function CloseUp() {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`${x} ${y} ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      >
        <Figure />
      </svg>
    );
  };
}
