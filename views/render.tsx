import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Document } from './document.tsx';
import { figures } from './figures/index.ts';
import { Card } from './icons/card.tsx';
import { Favicon } from './icons/favicon.tsx';
import { headingIn, posterIn, questionsIn } from './markup.ts';
import { Absent } from './pages/absent.tsx';
import { Failed } from './pages/failed.tsx';
import { pages } from './pages/index.ts';
import { NotFound } from './pages/not-found.tsx';
import { type Refusal, Refused, words as refusals } from './pages/refused.tsx';
import { absent, type PageName, site } from './site.ts';
import { answerData, scriptText, structuredData } from './structured-data.ts';
import { styled } from './styles.ts';
import { type Assets, familyOf, type Reply, type Settings, VisitProvider } from './visit.ts';

export type House = { settings: Settings; assets: Assets };

/**
 * The responses that are not in the site table: an unknown URL, a service without a page, a server error, a refused
 * form.
 */
export type Notice = 'notFound' | 'failed' | Refusal | (typeof absent)[number]['path'];

/** The complete HTML of a page in the site table; with a reply, its form shows the response and the typed values. */
export function renderPage(house: House, name: PageName, reply: Reply | null = null): string {
  const Page = pages[name];
  const { path, title, description, keywords } = site[name];
  const page = html(
    house,
    <VisitProvider value={{ ...house, path, page: name, reply }}>
      <Document title={title} description={description} keywords={keywords} canonical={path}>
        <Page />
      </Document>
    </VisitProvider>,
  );
  return telling(page, reply ? answerData(reply) : structuredData(house.settings, name, questionsIn(page)));
}

/** The complete HTML of a response that is not in the site table. It has no canonical URL. */
export function renderNotice(house: House, notice: Notice, path: string, reply: Reply | null = null): string {
  const { title, content } = contentOf(notice);
  const page = html(
    house,
    <VisitProvider value={{ ...house, path, page: null, reply }}>
      <Document title={title} description={`${title}: how to reach us, and where everything else is.`}>
        {content}
      </Document>
    </VisitProvider>,
  );
  return reply ? telling(page, answerData(reply)) : page;
}

function contentOf(notice: Notice): { title: string; content: React.ReactNode } {
  if (notice === 'notFound') return { title: 'Page not found', content: <NotFound /> };
  if (notice === 'failed') return { title: 'Something went wrong', content: <Failed /> };
  if (isRefusal(notice)) return { title: refusals[notice].title, content: <Refused refusal={notice} /> };
  const service = absent.find((row) => row.path === notice);
  if (!service) throw new Error(`There is no notice ${notice}.`);
  return { title: service.label, content: <Absent service={service} /> };
}

function isRefusal(notice: Notice): notice is Refusal {
  return notice in refusals;
}

export const figureNames = Object.keys(figures) as (keyof typeof figures)[];

/** A figure as an SVG file. */
export function renderFigure(name: keyof typeof figures): string {
  const Figure = figures[name];
  return renderToStaticMarkup(<Figure />);
}

/** The social card of a page: the text of its hero beside its poster. */
export function renderCard(house: House, name: PageName): string {
  const page = renderPage(house, name);
  return renderToStaticMarkup(
    <Card
      label={site[name].label}
      heading={headingIn(page)}
      family={familyOf(name)}
      poster={posterIn(page)}
    />,
  );
}

/** The logo as an icon; `share` is the part of the square that it fills. */
export function renderFavicon(share: number): string {
  return renderToStaticMarkup(<Favicon share={share} />);
}

function html({ assets }: House, document: React.ReactNode): string {
  return styled(`<!doctype html>${renderToString(document)}`, assets.rules);
}

/** Adds structured data to the page. Browsers do not execute it, so the page's policy does not list it. */
function telling(page: string, data: object): string {
  const script = `<script type="application/ld+json">${scriptText(data)}</script>`;
  return page.replace('</body>', () => `${script}</body>`);
}
