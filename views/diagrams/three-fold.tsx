import { Brochure, Sheet } from './brochure.tsx';

/** One sheet, two folds, six panels, one of which folds in as a flap. */
export function ThreeFold() {
  return (
    <Brochure
      folded="foldedTwice"
      label="One sheet with two folds: outside the flap 5, the back 6 and the cover 1; inside 2, 3 and 4"
      outside={<Sheet x={32} y={45} width={120} height={90} pages={[5, 6, 1]} />}
      inside={<Sheet x={168} y={45} width={120} height={90} pages={[2, 3, 4]} />}
    />
  );
}
