import { usePageContext } from '../page-context.ts';

/**
 * The name of the map provider: the operator may configure another than OpenStreetMap, and the privacy policy names it.
 */
export function MapService() {
  const host = usePageContext().settings.mapEmbedUrl.split('/')[2] ?? '';
  return host === 'www.openstreetmap.org' ? 'OpenStreetMap' : host;
}
