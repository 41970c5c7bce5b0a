import { SectorPlan } from '../diagrams/sector-plan.tsx';
import { spokenHours } from '../hours.ts';
import { usePageContext } from '../page-context.ts';
import { MailLink } from '../parts/mail-link.tsx';
import { DirectionsLink } from '../parts/map-service.tsx';
import { TelLink } from '../parts/tel-link.tsx';

/**
 * Where the agency is: its street address, and a map that loads only when it comes near the viewport. A drawn plan lies
 * below the map's frame, which is transparent until its page is shown.
 */
export function Whereabouts({ title }: { title: string }) {
  const { mapEmbedUrl, address, hours } = usePageContext().settings;
  return (
    <section className="section ground whereabouts pigment-ochre">
      <div className="whereabouts-words">
        <h2>{title}</h2>
        <p className="whereabouts-address">{address}</p>
        <div className="actions">
          <DirectionsLink />
          <TelLink isCall />
          <MailLink />
          {hours.length > 0 && <p>Open {spokenHours(hours)}.</p>}
        </div>
      </div>
      <div className="map">
        <SectorPlan />
        <iframe src={mapEmbedUrl} title={`Map: ${address}`} loading="lazy" />
      </div>
    </section>
  );
}
