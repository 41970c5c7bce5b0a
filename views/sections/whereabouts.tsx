import { spokenHours } from '../hours.ts';
import { usePageContext } from '../page-context.ts';

/** Where the agency is: its street address, and a map that loads only when it comes near the viewport. */
export function Whereabouts({ title }: { title: string }) {
  const { mapEmbedUrl, address, hours } = usePageContext().settings;
  return (
    <section className="section section-map">
      <div className="frame section-grid">
        <div className="section-head">
          <h2>{title}</h2>
          <p>{address}</p>
          {hours.length > 0 && <p>Open {spokenHours(hours)}.</p>}
        </div>
        <iframe className="section-body map" src={mapEmbedUrl} title={`Map: ${address}`} loading="lazy" />
      </div>
    </section>
  );
}
