import { Brochure, Sheet } from './brochure.tsx';

/** Two sheets folded one inside the other and stapled: eight pages. */
export function BifoldEightPage() {
  return (
    <Brochure
      folded="foldedAndStapled"
      label="Two sheets folded once, one inside the other: pages 8 and 1 outside, 2 and 7, 6 and 3, 4 and 5 inside"
      outside={
        <>
          <Sheet x={44} y={40} width={96} height={48} pages={[8, 1]} />
          <Sheet x={44} y={96} width={96} height={48} pages={[6, 3]} />
        </>
      }
      inside={
        <>
          <Sheet x={180} y={40} width={96} height={48} pages={[2, 7]} />
          <Sheet x={180} y={96} width={96} height={48} pages={[4, 5]} />
        </>
      }
    />
  );
}
