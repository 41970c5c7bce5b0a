import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { cobalt, ink, ochre, plaster, vermilion } = pigment;
const night = '#14306F';

/** Roofs before the setting sun. They are of the colour of the night below them. */
export function Rooftops() {
  return (
    <Canvas width={1440} height={260} ground="none">
      <circle cx="1010" cy="190" r="150" fill={vermilion} />
      <path fill={cobalt} d="M150 260V120H380V260zM560 260V150H760V260zM1100 260V96H1290V260z" />
      <path
        fill={ink}
        d="M196 120V80H276V120zM184 66H288V84H184zM1140 96V52H1210V96zM1128 38H1222V56H1128z"
      />
      <path
        fill={night}
        d="M0 260V90H190V170H340V60H520V190H640V120H700V190H870V150H930V190H1180V130H1440V260z"
      />
      <path
        stroke={night}
        strokeWidth="8"
        d="M60 90V30M40 34H110M40 52H96M450 64V40M1300 130V60M1270 64H1350M1282 82H1336"
      />
      <path fill={night} d="M404 4H496A46 46 0 0 1 404 4z" />
      <path
        fill={ochre}
        d="M30 130h34v50H30zM96 130h34v50H96zM376 104h34v50h-34zM442 104h34v50h-34zM376 190h34v50h-34zM1220 168h34v50h-34zM1286 168h34v50h-34zM1380 168h34v50h-34zM240 204h34v50h-34zM726 220h80v40h-80z"
      />
      <path fill={plaster} d="M442 190h34v50h-34zM1030 214h34v46h-34z" />
    </Canvas>
  );
}
