import { useVisit } from '../visit.ts';

/** Where the agency is: its address, and a map that loads only when it comes near. */
export function Whereabouts({ title }: { title: string }) {
  const { mapEmbedUrl, address } = useVisit().settings;
  return (
    <section className="section section-map">
      <div className="frame section-grid">
        <div className="section-head">
          <h2>{title}</h2>
          <p>{address}</p>
        </div>
        <iframe className="section-body map" src={mapEmbedUrl} title={`Map: ${address}`} loading="lazy" />
      </div>
    </section>
  );
}
