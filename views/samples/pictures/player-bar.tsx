import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { ink, plaster, shade, vermilion } = pigment;

/** The bar below a video that plays: a line of five chapters, the second of which is on. */
export function PlayerBar() {
  return (
    <Canvas width={1200} height={96} ground={ink}>
      <path fill={plaster} d="M0 22L46 48L0 74z" />
      <path fill={vermilion} d="M84 40H250V56H84zM262 40H340V56H262z" />
      <path fill={shade} d="M340 40H418V56H340zM430 40H640V56H430zM652 40H880V56H652zM892 40H1028V56H892z" />
      <circle cx="340" cy="48" r="20" fill={plaster} />
      <path fill={plaster} d="M1064 36H1080L1102 20V76L1080 60H1064z" />
      <path fill="none" stroke={plaster} strokeWidth="8" d="M1114 32A22 22 0 0 1 1114 64" />
      <path
        fill="none"
        stroke={plaster}
        strokeWidth="8"
        d="M1152 38V26H1168M1180 26H1196V38M1196 58V70H1180M1168 70H1152V58"
      />
    </Canvas>
  );
}
