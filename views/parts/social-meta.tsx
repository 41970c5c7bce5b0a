import { usePageContext } from '../page-context.ts';
import { site } from '../site.ts';

/** The metadata for social cards, used where the page's URL is shared: https://ogp.me/ Twitter reads the same tags. */
export function SocialMeta() {
  const { page, settings, assets } = usePageContext();
  if (page === null) return null;
  const { title, description, path } = site[page];
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={settings.brand} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:url" content={settings.url + path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={settings.url + assets.cards[page]} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
