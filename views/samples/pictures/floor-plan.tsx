import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const [skin, nail, fold] = ['#8A5A44', '#E9C3AE', '#8F2812'];

/** The plan of a flat on a screen as wide as the window. Two fingers enlarge the bedroom. */
export function EnlargedPlan() {
  const { ink, plaster, pine, cobalt, ochre, vermilion, shade, violet } = pigment;
  return (
    <Canvas width={1440} height={520} ground={plaster}>
      {/* Rooms, and doors that stand open. */}
      <path fill={pine} d="M0 44H452V236H0zM988 252H1440V476H988z" />
      <path fill={violet} d="M0 256H452V476H0z" />
      <path fill={ochre} d="M472 44H968V476H472z" />
      <path fill={cobalt} d="M988 44H1440V232H988z" />
      <path
        fill={plaster}
        d="M452 64V148H368A84 84 0 0 1 452 64zM988 456V372H1072A84 84 0 0 1 988 456zM64 236V152A84 84 0 0 1 148 236z"
      />
      <path fill={ochre} d="M452 64H472V148H452z" />
      <path fill={pine} d="M968 372H988V456H968zM64 236H148V256H64z" />
      {/* Kitchen and table, bath and sofa. */}
      <path fill={ink} d="M0 44H300V112H0zM988 44H1056V232H988z" />
      <circle cx="216" cy="78" r="20" fill={vermilion} />
      <circle cx="264" cy="78" r="20" fill={vermilion} />
      <path fill={ochre} d="M100 316H300V416H100z" />
      <path
        fill={plaster}
        d="M120 276H180V304H120zM220 276H280V304H220zM120 428H180V456H120zM220 428H280V456H220zM1190 64H1440V168H1190z"
      />
      <path fill={cobalt} d="M1210 84H1440V148H1242A32 32 0 0 1 1210 116z" />
      <path fill={vermilion} d="M1140 396H1440V456H1140zM1380 272H1440V456H1380z" />
      <circle cx="1270" cy="316" r="44" fill={ochre} />
      {/* The bed. */}
      <path fill={ink} d="M580 44H860V68H580zM504 68H568V132H504zM872 68H936V132H872z" />
      <path fill={plaster} d="M580 68H860V380H580z" />
      <path fill={shade} d="M600 88H710V144H600zM730 88H840V144H730z" />
      <path fill={vermilion} d="M580 176H860V380H580z" />
      <path fill={fold} d="M580 176H860V220H580z" />
      {/* The frame of the screen. */}
      <path fill={ink} d="M0 0H1440V28H0zM0 492H1440V520H0z" />
      {/* The fingers. */}
      <g fill="none" stroke={plaster} strokeWidth="16">
        <circle cx="560" cy="392" r="84" />
        <circle cx="880" cy="150" r="84" />
      </g>
      <g stroke={skin} strokeWidth="116" strokeLinecap="round">
        <path d="M560 392L372 660" />
        <path d="M880 150L1068-118" />
      </g>
      <path fill={nail} d="M-32 14V-16A32 34 0 0 1 32-16V14z" transform="translate(560 392) rotate(35)" />
      <path fill={nail} d="M-30 14V-16A30 34 0 0 1 30-16V14z" transform="translate(880 150) rotate(215)" />
    </Canvas>
  );
}
