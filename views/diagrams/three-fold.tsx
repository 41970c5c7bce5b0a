import { pigment } from '../figures/poster.tsx';
import { Brochure, Panel, Print, Sheet } from './brochure.tsx';

/** One sheet, two folds, six panels, one of which folds in as a flap. */
export function ThreeFold() {
  return (
    <Brochure label="One sheet with two folds: outside the flap 5, the back 6 and the cover 1; inside 2, 3 and 4">
      <Sheet x={32} y={45} width={120} height={90} pages={[5, 6, 1]} />
      <Sheet x={168} y={45} width={120} height={90} pages={[2, 3, 4]} />
      <path fill={pigment.ink} d="M24 324L112 292L208 292L296 324L284 344H36z" />
      <Panel x={24} y={197} width={88} fall={-33} ground="plaster">
        <Print width={88} />
      </Panel>
      <Panel x={112} y={164} width={96} fall={0} ground="shade">
        <path fill={pigment.vermilion} d="M18 128V68a30 30 0 0 1 60 0v60z" />
      </Panel>
      <Panel x={208} y={164} width={88} fall={33} ground="plaster">
        <path fill={pigment.ink} d="M16 28h24v24H16zM48 28h24v24H48zM16 64h24v24H16zM48 64h24v24H48z" />
      </Panel>
    </Brochure>
  );
}
