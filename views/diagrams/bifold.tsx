import { pigment } from '../figures/poster.tsx';
import { Brochure, Panel, Print, Sheet } from './brochure.tsx';

/** One sheet, one fold, four pages. */
export function Bifold() {
  return (
    <Brochure label="One sheet folded once: pages 4 and 1 outside, 2 and 3 inside">
      <Sheet x={32} y={45} width={120} height={90} pages={[4, 1]} />
      <Sheet x={168} y={45} width={120} height={90} pages={[2, 3]} />
      <path fill={pigment.ink} d="M60 320L160 292L260 320L248 344H72z" />
      <Panel x={60} y={192} width={100} fall={-28} ground="shade">
        <Print width={100} />
      </Panel>
      <Panel x={160} y={164} width={100} fall={28} ground="plaster">
        <path fill={pigment.vermilion} d="M20 128V54a30 30 0 0 1 60 0v74z" />
      </Panel>
    </Brochure>
  );
}
