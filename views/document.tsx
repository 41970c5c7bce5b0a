import type { ReactNode } from 'react';
import { type FormResponse, familyOf, usePageContext } from './page-context.ts';
import { CallBar } from './parts/call-bar.tsx';
import { Footer } from './parts/footer.tsx';
import { Header } from './parts/header.tsx';
import { QuickLinks } from './parts/quick-links.tsx';
import { SocialMeta } from './parts/social-meta.tsx';
import { scriptLoader } from './script-loader.ts';

type Props = {
  title: string;
  description: string;
  keywords?: string | undefined;
  /** The path of the canonical URL; not set on pages that must not be indexed. */
  canonical?: string;
  children: ReactNode;
};

export function Document({ title, description, keywords, canonical, children }: Props) {
  const { settings, assets, page, formResponse } = usePageContext();
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A screen reader begins with the title, and so with what is wrong. */}
        <title>{`${hasFieldErrors(formResponse) ? 'Error: ' : ''}${settings.brand} | ${title}`}</title>
        <meta name="description" content={description} />
        {keywords && <meta name="keywords" content={keywords} />}
        {canonical && <link rel="canonical" href={settings.url + canonical} />}
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <SocialMeta />
        <meta name="theme-color" content="#f4efe4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#222326" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* Filled after rendering, because the content of the page decides which styles it needs. */}
        <style />
        {/* With scripting on, the page's script adds the sheet after the first paint. */}
        <noscript>
          <link rel="stylesheet" href={assets.deferredSheet} />
        </noscript>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text around a URL from the build */}
        <script dangerouslySetInnerHTML={{ __html: scriptLoader(assets.script) }} />
      </head>
      <body data-family={familyOf(page)}>
        <a href="#main" className="skip">
          Skip to the content
        </a>
        <Header />
        {/* Here, so that the Tab key comes to the menu before the page. */}
        <CallBar />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <QuickLinks />
        <Footer />
      </body>
    </html>
  );
}

function hasFieldErrors(formResponse: FormResponse | null): boolean {
  if (formResponse === null) return false;
  if (formResponse.form === 'myEnquiry') return formResponse.result.result === 'rejected';
  const { response } = formResponse;
  return !response.success && Object.keys(response.errors).length > 0;
}
