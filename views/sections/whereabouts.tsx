import { SectorPlan } from '../figures/sector-plan.tsx';
import { usePageContext } from '../page-context.ts';
import { DirectionsLink } from '../parts/map-service.tsx';

/**
 * Where the agency is: its street address, and a map that loads only when it comes near the viewport. A drawn plan lies
 * below the map's frame, which is transparent until its page is shown.
 */
export function Whereabouts({ title }: { title: string }) {
  const { mapEmbedUrl, address, hours } = usePageContext().settings;
  return (
    <section className="section section-map">
      <div className="frame section-grid">
        <div className="section-head">
          <h2>{title}</h2>
          <p>{address}</p>
          {hours.length > 0 && <p>Open {hours.map(spoken).join('; ')}.</p>}
        </div>
        <div className="section-body">
          <div className="map">
            <SectorPlan />
            <iframe src={mapEmbedUrl} title={`Map: ${address}`} loading="lazy" />
          </div>
          <div className="actions">
            <DirectionsLink />
          </div>
        </div>
      </div>
    </section>
  );
}

/** `Mo-Fr 10:00-19:00` as a sentence. */
function spoken(span: string): string {
  const [days = '', times = ''] = span.split(' ');
  const names = days.split('-').map((day) => dayNames[day as keyof typeof dayNames]);
  return `${names.join(' to ')} from ${times.replace('-', ' to ')}`;
}

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};
