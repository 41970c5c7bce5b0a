// The public interface of the views: the server imports only this file.

export { llmsText } from './crawlers/llms.ts';
export { robotsText } from './crawlers/robots.ts';
export { sitemap } from './crawlers/sitemap.ts';
export { webManifest } from './crawlers/web-manifest.ts';
export type { CaptchaProvider } from './forms/captcha.ts';
export { captchaProviders } from './forms/captcha.ts';
export type { Answer, FieldName, FormName, Values } from './forms/index.ts';
export { failure, fieldNames, forms, lengthMax, success, trapName } from './forms/index.ts';
export { notice } from './forms/notice.ts';
export { isCutPhone, normalisePhone, phoneAdvice } from './forms/phone.ts';
export { loader } from './loader.ts';
export type { Refusal } from './pages/refused.tsx';
export type { House, Notice } from './render.tsx';
export {
  figureNames,
  renderCard,
  renderFavicon,
  renderFigure,
  renderNotice,
  renderPage,
} from './render.tsx';
export type { Page, PageName } from './site.ts';
export { absent, addressesOf, groups, moved, site } from './site.ts';
export { speculation } from './speculation.ts';
export type { Rule } from './styles.ts';
export { stylesIn } from './styles.ts';
export type { Assets, Reply, Settings } from './visit.ts';
