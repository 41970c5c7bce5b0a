import type { ComponentType } from 'react';
import { AndroidApp } from './android-app.tsx';
import { BrochureDesign } from './brochure-design.tsx';
import { CardApp } from './card-app.tsx';
import { CardClicks } from './card-clicks.tsx';
import { CardContent } from './card-content.tsx';
import { CardSearch } from './card-search.tsx';
import { CardShop } from './card-shop.tsx';
import { CardWebsite } from './card-website.tsx';
import { CmsDesign } from './cms-design.tsx';
import { Contact } from './contact.tsx';
import { ContentMarketing } from './content-marketing.tsx';
import { DigitalMarketing } from './digital-marketing.tsx';
import { EcommerceDesign } from './ecommerce-design.tsx';
import { EcommerceDevelopment } from './ecommerce-development.tsx';
import { EcommerceSeo } from './ecommerce-seo.tsx';
import { EmailMarketing } from './email-marketing.tsx';
import { ends } from './ends.tsx';
import { FacebookMarketing } from './facebook-marketing.tsx';
import { FlyerDesign } from './flyer-design.tsx';
import { GoogleAds } from './google-ads.tsx';
import { GraphicDesign } from './graphic-design.tsx';
import { IosApp } from './ios-app.tsx';
import { LogoDesign } from './logo-design.tsx';
import { MagentoDevelopment } from './magento-development.tsx';
import { ClickTarget, EnquiryFunnel, LikedBubble, SearchLens } from './marketing-row.tsx';
import { Mission } from './mission.tsx';
import { MobileApp } from './mobile-app.tsx';
import { MobileWebsite } from './mobile-website.tsx';
import { NotFound } from './not-found.tsx';
import { OpenHand } from './open-hand.tsx';
import { Packages } from './packages.tsx';
import { PhpDevelopment } from './php-development.tsx';
import { Ppc } from './ppc.tsx';
import { PriceTag } from './price-tag.tsx';
import { PsdToHtml } from './psd-to-html.tsx';
import { Redesign } from './redesign.tsx';
import { Sem } from './sem.tsx';
import { Seo } from './seo.tsx';
import { Services } from './services.tsx';
import { SlideApps } from './slide-apps.tsx';
import { SlideDesign } from './slide-design.tsx';
import { SlideDevelopment } from './slide-development.tsx';
import { SlideMarketing } from './slide-marketing.tsx';
import { Smo } from './smo.tsx';
import { StaticWebsiteDesign } from './static-website-design.tsx';
import { ViewServices } from './view-services.tsx';
import { Vision } from './vision.tsx';
import { WebDesign } from './web-design.tsx';
import { WebDevelopment } from './web-development.tsx';
import { WebPortalDesign } from './web-portal-design.tsx';
import { WhoWeAre } from './who-we-are.tsx';
import { WordpressDevelopment } from './wordpress-development.tsx';
import { YoutubeMarketing } from './youtube-marketing.tsx';

export type FigureName = keyof typeof drawn;

// A figure is used on one page only, so that each page has its own.
const drawn = {
  ...ends,
  androidApp: AndroidApp,
  brochureDesign: BrochureDesign,
  cardApp: CardApp,
  cardClicks: CardClicks,
  cardContent: CardContent,
  cardSearch: CardSearch,
  cardShop: CardShop,
  cardWebsite: CardWebsite,
  clickTarget: ClickTarget,
  cmsDesign: CmsDesign,
  contact: Contact,
  contentMarketing: ContentMarketing,
  digitalMarketing: DigitalMarketing,
  ecommerceDesign: EcommerceDesign,
  ecommerceDevelopment: EcommerceDevelopment,
  ecommerceSeo: EcommerceSeo,
  emailMarketing: EmailMarketing,
  enquiryFunnel: EnquiryFunnel,
  facebookMarketing: FacebookMarketing,
  flyerDesign: FlyerDesign,
  googleAds: GoogleAds,
  graphicDesign: GraphicDesign,
  iosApp: IosApp,
  likedBubble: LikedBubble,
  logoDesign: LogoDesign,
  magentoDevelopment: MagentoDevelopment,
  mission: Mission,
  mobileApp: MobileApp,
  mobileWebsite: MobileWebsite,
  notFound: NotFound,
  openHand: OpenHand,
  packages: Packages,
  phpDevelopment: PhpDevelopment,
  ppc: Ppc,
  priceTag: PriceTag,
  psdToHtml: PsdToHtml,
  redesign: Redesign,
  sem: Sem,
  searchLens: SearchLens,
  seo: Seo,
  services: Services,
  slideApps: SlideApps,
  slideDesign: SlideDesign,
  slideDevelopment: SlideDevelopment,
  slideMarketing: SlideMarketing,
  smo: Smo,
  staticDesign: StaticWebsiteDesign,
  viewServices: ViewServices,
  vision: Vision,
  webDesign: WebDesign,
  webDevelopment: WebDevelopment,
  webPortalDesign: WebPortalDesign,
  whoWeAre: WhoWeAre,
  wordpressDevelopment: WordpressDevelopment,
  youtubeMarketing: YoutubeMarketing,
};

/** Every figure by name. */
export const figures: Record<FigureName, ComponentType> = drawn;
