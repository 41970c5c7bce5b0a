import type { ComponentType } from 'react';
import type { PageName } from '../site.ts';
import { AndroidApp } from './android-app.tsx';
import { BrochureDesign } from './brochure-design.tsx';
import { CmsDesign } from './cms-design.tsx';
import { Contact } from './contact.tsx';
import { ContentMarketing } from './content-marketing.tsx';
import { DigitalMarketing } from './digital-marketing.tsx';
import { EcommerceDesign } from './ecommerce-design.tsx';
import { EcommerceDevelopment } from './ecommerce-development.tsx';
import { EcommerceSeo } from './ecommerce-seo.tsx';
import { EmailMarketing } from './email-marketing.tsx';
import { FacebookMarketing } from './facebook-marketing.tsx';
import { FlyerDesign } from './flyer-design.tsx';
import { GoogleAds } from './google-ads.tsx';
import { GraphicDesign } from './graphic-design.tsx';
import { Home } from './home.tsx';
import { IosApp } from './ios-app.tsx';
import { LogoDesign } from './logo-design.tsx';
import { MagentoDevelopment } from './magento-development.tsx';
import { MobileApp } from './mobile-app.tsx';
import { Packages } from './packages.tsx';
import { PhpDevelopment } from './php-development.tsx';
import { Ppc } from './ppc.tsx';
import { Privacy } from './privacy.tsx';
import { PsdToHtml } from './psd-to-html.tsx';
import { Redesign } from './redesign.tsx';
import { Sem } from './sem.tsx';
import { Seo } from './seo.tsx';
import { Services } from './services.tsx';
import { Smo } from './smo.tsx';
import { StaticDesign } from './static-design.tsx';
import { Terms } from './terms.tsx';
import { WebDesign } from './web-design.tsx';
import { WebDevelopment } from './web-development.tsx';
import { WebPortalDesign } from './web-portal-design.tsx';
import { WhoWeAre } from './who-we-are.tsx';
import { WordpressDevelopment } from './wordpress-development.tsx';
import { YoutubeMarketing } from './youtube-marketing.tsx';

export const pages: Record<PageName, ComponentType> = {
  home: Home,
  whoWeAre: WhoWeAre,
  packages: Packages,
  services: Services,
  contact: Contact,
  terms: Terms,
  privacy: Privacy,
  webDesign: WebDesign,
  redesign: Redesign,
  ecommerceDesign: EcommerceDesign,
  cmsDesign: CmsDesign,
  webPortalDesign: WebPortalDesign,
  staticDesign: StaticDesign,
  webDevelopment: WebDevelopment,
  phpDevelopment: PhpDevelopment,
  wordpressDevelopment: WordpressDevelopment,
  ecommerceDevelopment: EcommerceDevelopment,
  magentoDevelopment: MagentoDevelopment,
  graphicDesign: GraphicDesign,
  logoDesign: LogoDesign,
  flyerDesign: FlyerDesign,
  brochureDesign: BrochureDesign,
  psdToHtml: PsdToHtml,
  digitalMarketing: DigitalMarketing,
  seo: Seo,
  ecommerceSeo: EcommerceSeo,
  contentMarketing: ContentMarketing,
  emailMarketing: EmailMarketing,
  sem: Sem,
  ppc: Ppc,
  googleAds: GoogleAds,
  smo: Smo,
  facebookMarketing: FacebookMarketing,
  youtubeMarketing: YoutubeMarketing,
  mobileApp: MobileApp,
  androidApp: AndroidApp,
  iosApp: IosApp,
};
