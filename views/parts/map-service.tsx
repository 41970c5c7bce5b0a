import { useVisit } from '../visit.ts';

/** Who draws the map: the operator may choose another than OpenStreetMap, and the privacy policy names it. */
export function MapService() {
  const host = useVisit().settings.mapEmbedUrl.split('/')[2] ?? '';
  return host === 'www.openstreetmap.org' ? 'OpenStreetMap' : host;
}
