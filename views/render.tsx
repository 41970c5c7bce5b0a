import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Document } from './document.tsx';
import type { FormName } from './forms/index.ts';
import { Card } from './icons/card.tsx';
import type { Language } from './languages/words.ts';
import {
  type Assets,
  type EnquiryResponse,
  type FormResponse,
  familyOf,
  type PageContext,
  PageContextProvider,
  type Settings,
} from './page-context.ts';
import { type EnquiryPage, enquiryContent } from './pages/enquiry-page.tsx';
import { Failed } from './pages/failed.tsx';
import { pages } from './pages/index.ts';
import { NotFound } from './pages/not-found.tsx';
import { Rejected, type RejectionReason, rejectionTexts } from './pages/rejected.tsx';
import { UnpublishedService } from './pages/unpublished-service.tsx';
import { headingIn, posterIn } from './read-html.ts';
import { shortHtml } from './short-html.ts';
import { type PageName, site, unpublishedServices } from './site.ts';
import { responseData, scriptText, structuredData } from './structured-data.ts';
import { inlineStyles } from './styles.ts';
import { keepWordsWhole } from './whole-words.ts';

export type SiteContext = { settings: Settings; assets: Assets };

export type RenderedPage = {
  /** The complete document. */
  html: string;
  /** The text of its style element, whose hash its policy allows. */
  styles: string;
  /** The forms for enquiries on the page, in reading order. */
  forms: FormName[];
};

/**
 * The responses that are not in the site table: an unknown URL, a service without a page, a server error, a rejected
 * form, an enquiry for the agency.
 */
export type StatusPage =
  | 'notFound'
  | 'failed'
  | RejectionReason
  | EnquiryPage
  | (typeof unpublishedServices)[number]['path'];

/**
 * Renders a page in the site table. With a response to its form, it shows the message and the typed values. Only a form
 * that is translated follows the language.
 */
export function renderPage(
  siteContext: SiteContext,
  name: PageName,
  formResponse: FormResponse | null = null,
  language: Language = formResponse?.language ?? 'en',
): RenderedPage {
  const Page = pages[name];
  const { path, title, description, keywords } = site[name];
  return renderDocument(
    { ...siteContext, path, page: name, formResponse, language, forms: [] },
    <Document title={title} description={description} keywords={keywords} canonical={path}>
      <Page />
    </Document>,
    isEnquiryResponse(formResponse) ? responseData(formResponse) : structuredData(siteContext.settings, name),
  );
}

/** Renders a response that is not in the site table. It has no canonical URL. */
export function renderStatusPage(
  siteContext: SiteContext,
  statusPage: StatusPage,
  path: string,
  formResponse: FormResponse | null = null,
): RenderedPage {
  const { title, content } = statusPageContent(statusPage);
  return renderDocument(
    { ...siteContext, path, page: null, formResponse, language: formResponse?.language ?? 'en', forms: [] },
    <Document title={title} description={`${title}: how to reach us, and where everything else is.`}>
      {content}
    </Document>,
    isEnquiryResponse(formResponse) ? responseData(formResponse) : null,
  );
}

function isEnquiryResponse(formResponse: FormResponse | null): formResponse is EnquiryResponse {
  return formResponse !== null && formResponse.form !== 'myEnquiry';
}

function statusPageContent(statusPage: StatusPage): { title: string; content: React.ReactNode } {
  if (typeof statusPage === 'object') return enquiryContent(statusPage);
  if (statusPage === 'notFound') return { title: 'Page not found', content: <NotFound /> };
  if (statusPage === 'failed') return { title: 'Something went wrong', content: <Failed /> };
  if (isRejectionReason(statusPage))
    return { title: rejectionTexts[statusPage].title, content: <Rejected reason={statusPage} /> };
  const service = unpublishedServices.find((row) => row.path === statusPage);
  if (!service) throw new Error(`There is no status page ${statusPage}.`);
  return { title: service.label, content: <UnpublishedService service={service} /> };
}

function isRejectionReason(statusPage: string): statusPage is RejectionReason {
  return statusPage in rejectionTexts;
}

/** The social card of a page: the text of its hero beside its poster. */
export function renderCard(siteContext: SiteContext, name: PageName): string {
  const { html } = renderPage(siteContext, name);
  return renderToStaticMarkup(
    <Card
      label={site[name].label}
      heading={headingIn(html)}
      family={familyOf(name)}
      poster={posterIn(html)}
    />,
  );
}

function renderDocument(context: PageContext, document: React.ReactNode, data: object | null): RenderedPage {
  const body = renderToString(<PageContextProvider value={context}>{document}</PageContextProvider>);
  const html = `<!doctype html>${keepWordsWhole(body)}`;
  const { forms } = context;
  const page = inlineStyles(shortHtml(html), context.assets.rules);
  return { ...page, html: data ? withJsonLd(page.html, data) : page.html, forms };
}

/** Adds structured data to the page. Browsers do not execute it, so the page's policy does not list it. */
function withJsonLd(page: string, data: object): string {
  const script = `<script type="application/ld+json">${scriptText(data)}</script>`;
  return page.replace('</body>', () => `${script}</body>`);
}
