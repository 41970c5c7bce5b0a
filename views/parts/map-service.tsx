import { useVisit } from '../visit.ts';

/**
 * The name of the map provider: the operator may configure another than OpenStreetMap, and the privacy policy names it.
 */
export function MapService() {
  const host = useVisit().settings.mapEmbedUrl.split('/')[2] ?? '';
  return host === 'www.openstreetmap.org' ? 'OpenStreetMap' : host;
}
