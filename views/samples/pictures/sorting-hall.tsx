import { Head, Person, skin } from '../../figures/person.tsx';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { ink, ochre, pine, plaster, vermilion, cobalt } = pigment;

/**
 * The lower part of a gate over a belt: a packer between a lamp and parcels, and at the right a rider who waits. The page
 * draws what is above, and on a desktop the two parcels with words, which stand on the belt before the lamp and the others.
 */
export function SortingHall() {
  return (
    <Canvas width={1440} height={384} ground={pine}>
      <path fill={plaster} d="M79.2 0H1029.6V340H79.2z" />
      <path fill={ink} d="M129.6 0H979.2V340H129.6z" />
      <path fill={ochre} d="M232 18h78l30 84H202z" />
      <path fill={vermilion} d="M271 18h39l30 84H271z" />
      <path fill={plaster} d="M264 102h14V330h-14z" />
      <path fill={vermilion} d="M-60 222H56V320H-60zM620 180H760V320H620z" />
      <path fill={ochre} d="M780 220H940V320H780z" />
      <path fill={ink} d="M680 180h22V320h-22zM850 220h22V320h-22z" />
      <circle cx="497" cy="112" r="92" fill={ochre} />
      <Person x={497} y={112} scale={2.1} head="turban" color={vermilion} clothes={plaster} />
      <path fill={vermilion} d="M440 226H554V330H440z" />
      <path fill={ink} d="M486 226h22V330h-22z" />
      <path stroke={skin} strokeWidth="30" strokeLinecap="round" d="M440 268V292M554 268V292" />
      <path fill={ink} d="M0 320H1030a32 32 0 0 1 0 64H0z" />
      <path stroke={plaster} strokeWidth="34" strokeLinecap="round" strokeDasharray="0 56" d="M28 352H1030" />
      <g transform="translate(315 -62) scale(.85)">
        <path fill={ochre} d="M920 292h90v104h-90z" />
        <path fill={ink} d="M954 292h22v104h-22z" />
        <path fill={ink} d="M914 396h190v20H914z" />
        <Head x={1070} y={212} scale={1.3} head="short" />
        <path fill={plaster} d="M1036 214a36 38 0 0 1 74-6h10v10z" />
        <path fill={vermilion} d="M1020 396V304a44 44 0 0 1 44-44h20a30 30 0 0 1 30 30v106z" />
        <path fill={cobalt} d="M1020 380h96l26 90h-44l-14-46h-64z" />
        <path
          fill={plaster}
          d="M936 484v-12a56 56 0 0 1 56-56h100v40h24L1132 332h30l28 152h-40l-8-28l-16 28z"
        />
        <path fill="none" stroke={vermilion} strokeWidth="30" d="M1080 292L1098 336L1140 328" />
        <path fill={ink} d="M1104 316h72v24h-72z" />
        <circle cx="1176" cy="372" r="18" fill={ochre} />
        <circle cx="990" cy="484" r="41" fill={ink} />
        <circle cx="990" cy="484" r="14" fill={plaster} />
        <circle cx="1168" cy="484" r="41" fill={ink} />
        <circle cx="1168" cy="484" r="14" fill={plaster} />
      </g>
    </Canvas>
  );
}
