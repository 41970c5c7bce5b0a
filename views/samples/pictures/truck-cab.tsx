import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';
import { BeardAndTurban, Passenger } from './passenger.tsx';

const { cobalt, concrete, ink, ochre, plaster } = pigment;
// As that of the bed, which has words on it.
const red = '#B63313';

/** The cab of a truck with a bonnet, from the side, and its driver. Its wheels are drawn by the page, half of them below it. */
export function TruckCab() {
  return (
    <Canvas width={480} height={640} ground={ochre}>
      <path fill={ink} d="M0 14H264L300 56H0z" />
      <path fill={red} d="M0 40H262L338 296H480V640H0z" />
      <path fill={concrete} d="M34 84H196V306H34zM214 84H234L300 306H214z" />
      <clipPath id="door">
        <path d="M34 84H196V306H34z" />
      </clipPath>
      <g clipPath="url(#door)">
        <Passenger x={104} y={206} scale={1.35} clothes={plaster}>
          <BeardAndTurban color={cobalt} />
        </Passenger>
      </g>
      <path
        fill="none"
        stroke={ink}
        strokeWidth="14"
        strokeLinecap="round"
        d="M238 300L262 220M322 232V150M296 190h26M146 366h40"
      />
      <path fill="none" stroke={ink} strokeWidth="5" d="M16 70V560H208V70" />
      <path fill="none" stroke={ink} strokeWidth="10" d="M250 350h90M250 376h90M250 402h90M250 428h90" />
      <path fill={plaster} d="M0 466H480V506H0z" />
      <path stroke={cobalt} strokeWidth="40" strokeDasharray="20 20" d="M10 486H480" />
      <path fill={ink} d="M360 560H480V612H360z" />
      <circle cx="414" cy="390" r="34" fill={plaster} stroke={ink} strokeWidth="12" />
    </Canvas>
  );
}
