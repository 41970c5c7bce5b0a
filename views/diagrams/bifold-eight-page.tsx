import { pigment } from '../figures/poster.tsx';
import { Brochure, Panel, Print, Sheet } from './brochure.tsx';

/** Two sheets folded one inside the other and stapled: eight pages. */
export function BifoldEightPage() {
  return (
    <Brochure label="Two sheets, each folded once and laid one inside the other: pages 8 and 1 outside, 2 and 7, 6 and 3, and 4 and 5 in the middle">
      <Sheet x={44} y={40} width={96} height={48} pages={[8, 1]} />
      <Sheet x={180} y={40} width={96} height={48} pages={[2, 7]} />
      <Sheet x={44} y={96} width={96} height={48} pages={[6, 3]} />
      <Sheet x={180} y={96} width={96} height={48} pages={[4, 5]} />
      <path fill={pigment.ink} d="M40 320L160 292L280 320L268 344H52z" />
      <Panel x={40} y={200} width={120} fall={-36} ground="shade" />
      <Panel x={60} y={184} width={100} fall={-20} ground="concrete">
        <Print width={100} />
      </Panel>
      <Panel x={160} y={164} width={120} fall={36} ground="shade" />
      <Panel x={160} y={164} width={100} fall={20} ground="plaster">
        <circle cx="50" cy="64" r="30" fill={pigment.vermilion} />
      </Panel>
      <path stroke={pigment.ink} strokeWidth={5} d="M160 190v24M160 246v24" />
    </Brochure>
  );
}
