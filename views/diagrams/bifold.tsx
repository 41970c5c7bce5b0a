import { Brochure, Sheet } from './brochure.tsx';

/** One sheet, one fold, four pages. */
export function Bifold() {
  return (
    <Brochure
      folded="foldedOnce"
      label="One sheet folded once: pages 4 and 1 outside, 2 and 3 inside"
      outside={<Sheet x={32} y={45} width={120} height={90} pages={[4, 1]} />}
      inside={<Sheet x={168} y={45} width={120} height={90} pages={[2, 3]} />}
    />
  );
}
