import { usePageContext } from '../page-context.ts';

/**
 * The name of the map provider: the operator may configure another than OpenStreetMap, and the privacy policy names it.
 */
export function MapService() {
  const host = hostOf(usePageContext().settings.mapEmbedUrl);
  return host === 'www.openstreetmap.org' ? 'OpenStreetMap' : host;
}

/** A link to the way to the agency's address, at the provider of the map where its URLs are known. */
export function DirectionsLink() {
  const { mapEmbedUrl, address } = usePageContext().settings;
  const route = /(^|\.)google\./.test(hostOf(mapEmbedUrl))
    ? 'https://www.google.com/maps/dir/?api=1&destination='
    : 'https://www.openstreetmap.org/directions?to=';
  return (
    <a className="button button-quiet" href={route + encodeURIComponent(address)} rel="noopener">
      Directions
    </a>
  );
}

function hostOf(url: string): string {
  return url.split('/')[2] ?? '';
}
