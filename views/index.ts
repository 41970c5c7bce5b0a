// The door of the views: what the server may use of them.

export type { CaptchaProvider } from './forms/captcha.ts';
export { captchaProviders } from './forms/captcha.ts';
export type { Answer, FieldName, FormName, Values } from './forms/index.ts';
export { failure, fieldNames, forms, lengthMax, normalisePhone, success } from './forms/index.ts';
export type { House, Notice } from './render.tsx';
export { figureNames, renderFigure, renderNotice, renderPage } from './render.tsx';
export type { Page, PageName } from './site.ts';
export { absent, moved, site } from './site.ts';
export type { Assets, Reply, Settings } from './visit.ts';
