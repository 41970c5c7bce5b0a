import type { ComponentType } from 'react';
import { AndroidAppEnd, IosAppEnd, MobileAppEnd } from './app-ends.tsx';
import {
  CmsDesignEnd,
  EcommerceDesignEnd,
  RedesignEnd,
  StaticDesignEnd,
  WebDesignEnd,
  WebPortalDesignEnd,
} from './design-ends.tsx';
import {
  EcommerceDevelopmentEnd,
  HireDevelopersEnd,
  MagentoDevelopmentEnd,
  WordpressDevelopmentEnd,
} from './development-ends.tsx';
import {
  BrochureDesignEnd,
  FlyerDesignEnd,
  GraphicDesignEnd,
  LogoDesignEnd,
  PsdToHtmlEnd,
} from './graphic-ends.tsx';
import {
  ContentEnd,
  ElephantAndMice,
  KiteOverRoofs,
  PostmanAtDoors,
  PotterOnCamera,
  QuestionLamp,
} from './lead-ends.tsx';
import { StandsFree } from './poster.tsx';
import { EcommerceSeoEnd, GoogleAdsEnd, PpcEnd, SemEnd, SeoEnd } from './search-ends.tsx';

/**
 * The figure for the end of a page, which shows what the last heading says. It has no ground, and its lower edge is that
 * of the section. On a desktop those of design fill half of the window, and the others a strip as wide as the window. A
 * phone shows the middle of the strip.
 */
export const ends = {
  webDesignEnd: half(WebDesignEnd),
  redesignEnd: half(RedesignEnd),
  ecommerceDesignEnd: half(EcommerceDesignEnd),
  cmsDesignEnd: half(CmsDesignEnd),
  webPortalDesignEnd: seen(WebPortalDesignEnd, '0 -128 200 248'),
  staticDesignEnd: half(StaticDesignEnd),
  digitalMarketingEnd: strip(ElephantAndMice),
  seoEnd: strip(SeoEnd),
  ecommerceSeoEnd: strip(EcommerceSeoEnd),
  contentMarketingEnd: seen(ContentEnd, '0 0 320 94'),
  emailMarketingEnd: strip(QuestionLamp),
  semEnd: strip(SemEnd),
  ppcEnd: strip(PpcEnd),
  googleAdsEnd: strip(GoogleAdsEnd),
  smoEnd: strip(KiteOverRoofs),
  facebookMarketingEnd: strip(PostmanAtDoors),
  youtubeMarketingEnd: strip(PotterOnCamera),
  graphicDesignEnd: strip(GraphicDesignEnd),
  psdToHtmlEnd: strip(PsdToHtmlEnd),
  logoDesignEnd: strip(LogoDesignEnd),
  flyerDesignEnd: strip(FlyerDesignEnd),
  brochureDesignEnd: strip(BrochureDesignEnd),
  wordpressDevelopmentEnd: strip(WordpressDevelopmentEnd),
  ecommerceDevelopmentEnd: strip(EcommerceDevelopmentEnd),
  magentoDevelopmentEnd: strip(MagentoDevelopmentEnd),
  mobileAppEnd: strip(MobileAppEnd),
  androidAppEnd: strip(AndroidAppEnd),
  iosAppEnd: strip(IosAppEnd),
  webDevelopmentEnd: strip(HireDevelopersEnd),
};

function half(Scene: ComponentType) {
  return seen(Scene, '0 -36 200 156');
}

function strip(Scene: ComponentType) {
  return seen(Scene, '0 0 480 141');
}

function seen(Scene: ComponentType, viewBox: string) {
  return function End() {
    return (
      <StandsFree value={viewBox}>
        <Scene />
      </StandsFree>
    );
  };
}
