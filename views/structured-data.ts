// Structured data of a page, in schema.org terms: https://schema.org/, https://json-ld.org/ It contains only what the
// page itself shows, and only agency settings with real values.

import type {
  BreadcrumbList,
  CommunicateAction,
  Graph,
  LocalBusiness,
  Organization,
  Service,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { breadcrumbs } from './navigation.ts';
import type { EnquiryResponse, Settings } from './page-context.ts';
import { groups, type Page, type PageName, site } from './site.ts';

export function structuredData(settings: Settings, name: PageName): Graph {
  const page: Page = site[name];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agency(settings),
      // Search engines read the name of the site from its home page alone, which shows no trail: it would be itself.
      page.parent === null ? webSite(settings) : breadcrumbList(settings, name),
      ...(page.group === undefined ? [] : [service(settings, page)]),
    ] as Graph['@graph'],
  };
}

/** On the page that responds to a form without script, a browsing agent gets this as the response. */
export function responseData({ response, reference }: EnquiryResponse): WithContext<CommunicateAction> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CommunicateAction',
    actionStatus: response.success ? 'CompletedActionStatus' : 'FailedActionStatus',
    description: response.message,
    ...(reference !== null && { identifier: reference }),
    ...(!response.success && {
      error: Object.values(response.errors).map(
        (description) => ({ '@type': 'Thing', description }) as Thing,
      ),
    }),
  };
}

/** As text that is safe inside a `<script>`: nothing in it closes the element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

// An agency without a street address is not a LocalBusiness.
function agency(settings: Settings): Organization | LocalBusiness {
  const { url, brand, phone, email, address, hours } = settings;
  const isReal = (name: Settings['examples'][number]) => !settings.examples.includes(name);
  const profiles = isReal('social') ? Object.values(settings.social) : [];
  return {
    '@type': isReal('address') ? 'LocalBusiness' : 'Organization',
    '@id': `${url}/#agency`,
    name: brand,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    ...(isReal('phone') && { telephone: phone }),
    ...(isReal('email') && { email }),
    ...(isReal('address') && { address, image: `${url}/icon-512.png` }),
    ...(isReal('address') && hours.length > 0 && { openingHours: hours }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  } as Organization | LocalBusiness;
}

function webSite({ url, brand }: Settings): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${url}/#site`,
    name: brand,
    url: `${url}/`,
    inLanguage: 'en-IN',
    publisher: { '@id': `${url}/#agency` },
  };
}

function breadcrumbList({ url }: Settings, name: PageName): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(name).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url + href,
    })),
  };
}

function service({ url }: Settings, { label, description, path, group }: Page): Service {
  return {
    '@type': 'Service',
    name: label,
    description,
    url: url + path,
    ...(group && { category: groups[group].label }),
    provider: { '@id': `${url}/#agency` },
  };
}
