import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { ink, ochre, plaster, shade, vermilion } = pigment;

/** A tap that drips coins, with a dial on its pipe, which goes on to the right edge. */
export function CoinTap() {
  return (
    <Canvas width={1500} height={240} ground="none">
      <path fill={plaster} d="M240 86H1500V142H240z" />
      <path
        fill={shade}
        d="M440 72H466V156H440zM860 72H886V156H860zM1280 72H1306V156H1280zM178 46H200V86H178zM566 78H594V90H566z"
      />
      <circle cx="580" cy="48" r="46" fill={plaster} />
      <path fill={vermilion} d="M580 48V12A36 36 0 0 1 610 68z" />
      <path stroke={ink} strokeWidth="8" d="M580 48L552 26" />
      <circle cx="580" cy="48" r="9" fill={ink} />
      <path fill={vermilion} d="M116 14H262A16 16 0 0 1 262 46H116A16 16 0 0 1 116 14z" />
      <path fill={ochre} d="M264 72V156H108A14 14 0 0 0 94 170V180H14V154A82 82 0 0 1 96 72z" />
      <path fill={ochre} d="M0 170H108V190H0z" />
      <circle cx="54" cy="215" r="20" fill={ochre} />
    </Canvas>
  );
}
