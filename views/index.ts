// The public interface of the views: the server imports only this file.

export { llmsText } from './crawlers/llms.ts';
export { robotsText } from './crawlers/robots.ts';
export { sitemap } from './crawlers/sitemap.ts';
export { webManifest } from './crawlers/web-manifest.ts';
export { facts } from './facts.ts';
export type { CaptchaProvider } from './forms/captcha.ts';
export { captchaProviders } from './forms/captcha.ts';
export { normaliseEmail } from './forms/email.ts';
export { emailAdvice, emptyFieldErrors } from './forms/errors.ts';
export type { FieldName, FormName, SendResponse, Values } from './forms/index.ts';
export {
  enquiryForms,
  failure,
  fieldNames,
  forms,
  honeypotName,
  lengthMax,
  success,
} from './forms/index.ts';
export type {
  DataRequestAction,
  DataRequestAnswer,
  DataRequestField,
  DataRequestResult,
} from './forms/my-enquiry.ts';
export { dataRequestActions, dataRequestAnswer, dataRequestFields } from './forms/my-enquiry.ts';
export { notice, noticeVersion } from './forms/notice.ts';
export { isTruncatedPhone, normalisePhone, phoneAdvice } from './forms/phone.ts';
export { spokenHours } from './hours.ts';
export { languages, otherLanguages } from './languages/index.ts';
export { isLanguage, type Language, languageLabels, languageNames } from './languages/words.ts';
export {
  type Assets,
  type DataRequestResponse,
  type FormResponse,
  islandNames,
  type Settings,
} from './page-context.ts';
export { type EnquiryPage, spamReasonsText } from './pages/enquiry-page.tsx';
export type { RejectionReason } from './pages/rejected.tsx';
export type { EnquiryAction } from './parts/received-enquiry.tsx';
export { unescaped } from './read-html.ts';
export type { RenderedPage, SiteContext, StatusPage } from './render.tsx';
export {
  renderCard,
  renderPage,
  renderStatusPage,
} from './render.tsx';
export { scriptLoader } from './script-loader.ts';
export type { Page, PageName } from './site.ts';
export { groups, pathsOf, redirects, site, unpublishedServices } from './site.ts';
export { speculation } from './speculation.ts';
export type { Rule } from './styles.ts';
export { layers, serializeRules } from './styles.ts';
