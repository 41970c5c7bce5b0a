import type { ComponentType } from 'react';
import {
  CmsDesignEnd,
  EcommerceDesignEnd,
  RedesignEnd,
  StaticDesignEnd,
  WebDesignEnd,
  WebPortalDesignEnd,
} from './design-ends.tsx';
import {
  AndroidAppEnd,
  BrochureDesignEnd,
  ContentEnd,
  FlyerDesignEnd,
  GraphicDesignEnd,
  HireDevelopersEnd,
  LogoDesignEnd,
  MobileAppEnd,
  PsdToHtmlEnd,
} from './details.tsx';
import {
  EcommerceDevelopmentEnd,
  MagentoDevelopmentEnd,
  PhpDevelopmentEnd,
  WordpressDevelopmentEnd,
} from './development-ends.tsx';
import {
  ElephantAndMice,
  KiteOverRoofs,
  PostmanAtDoors,
  PotterOnCamera,
  QuestionLamp,
} from './lead-ends.tsx';
import { StandsFree } from './poster.tsx';
import { EcommerceSeoEnd, GoogleAdsEnd, PpcEnd, SemEnd, SeoEnd } from './search-ends.tsx';

/**
 * One detail of a page's figure, for the end of the page: without a ground, and its lower edge is that of the section.
 * Those of design fill half of a desktop, the others a strip as wide as the window, of which a phone shows the middle.
 * Where no part of the figure can be such a detail, it is drawn for it.
 */
export const closeUps = {
  webDesignEnd: closeUp(WebDesignEnd, 0, -36, 200, 156),
  redesignEnd: closeUp(RedesignEnd, 0, -36, 200, 156),
  ecommerceDesignEnd: closeUp(EcommerceDesignEnd, 0, -36, 200, 156),
  cmsDesignEnd: closeUp(CmsDesignEnd, 0, -36, 200, 156),
  webPortalDesignEnd: closeUp(WebPortalDesignEnd, 0, -36, 200, 156),
  staticDesignEnd: closeUp(StaticDesignEnd, 0, -36, 200, 156),
  digitalMarketingEnd: closeUp(ElephantAndMice, 0, 0, 480, 141),
  seoEnd: closeUp(SeoEnd, 0, 0, 480, 141),
  ecommerceSeoEnd: closeUp(EcommerceSeoEnd, 0, 0, 480, 141),
  contentMarketingEnd: closeUp(ContentEnd, 0, 0, 320, 94),
  emailMarketingEnd: closeUp(QuestionLamp, 0, 0, 480, 141),
  semEnd: closeUp(SemEnd, 0, 0, 480, 141),
  ppcEnd: closeUp(PpcEnd, 0, 0, 480, 141),
  googleAdsEnd: closeUp(GoogleAdsEnd, 0, 0, 480, 141),
  smoEnd: closeUp(KiteOverRoofs, 0, 0, 480, 141),
  facebookMarketingEnd: closeUp(PostmanAtDoors, 0, 0, 480, 141),
  youtubeMarketingEnd: closeUp(PotterOnCamera, 0, 0, 480, 141),
  graphicDesignEnd: closeUp(GraphicDesignEnd, 0, 0, 480, 141),
  psdToHtmlEnd: closeUp(PsdToHtmlEnd, 0, 0, 480, 141),
  logoDesignEnd: closeUp(LogoDesignEnd, 0, 0, 480, 141),
  flyerDesignEnd: closeUp(FlyerDesignEnd, 0, 0, 480, 141),
  brochureDesignEnd: closeUp(BrochureDesignEnd, 0, 0, 480, 141),
  phpDevelopmentEnd: closeUp(PhpDevelopmentEnd, 0, 0, 480, 141),
  wordpressDevelopmentEnd: closeUp(WordpressDevelopmentEnd, 0, 0, 480, 141),
  ecommerceDevelopmentEnd: closeUp(EcommerceDevelopmentEnd, 0, 0, 480, 141),
  magentoDevelopmentEnd: closeUp(MagentoDevelopmentEnd, 0, 0, 480, 141),
  mobileAppEnd: closeUp(MobileAppEnd, 0, 0, 480, 141),
  androidAppEnd: closeUp(AndroidAppEnd, 0, 0, 480, 141),
  webDevelopmentEnd: closeUp(HireDevelopersEnd, 0, 0, 480, 141),
};

function closeUp(Figure: ComponentType, x: number, y: number, width: number, height: number) {
  return function CloseUp() {
    return (
      <StandsFree value={`${x} ${y} ${width} ${height}`}>
        <Figure />
      </StandsFree>
    );
  };
}
