import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

type ArmProps = { x: number; y: number; turn: number; sleeve: string };

/** An arm that points at x and y. */
function PointingArm({ x, y, turn, sleeve }: ArmProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(0.86)`}>
      <path fill={sleeve} d="M-70 300H86L112 1000H-96z" />
      <path fill={pigment.plaster} d="M-70 250H86V302H-70z" />
      <path
        fill={pigment.ink}
        d="M-22 22a22 22 0 0 1 44 0V100h6a20 20 0 0 1 38 4a20 20 0 0 1 26 20V200L72 262H-56V190L-92 150a18 18 0 0 1 28 -24l42 30z"
      />
    </g>
  );
}

/** A spreadsheet with eleven tabs. Three people put their finger on the same cell. */
export function Spreadsheet() {
  return (
    <Canvas width={1440} height={520} ground={pigment.plaster}>
      <path
        stroke={pigment.shade}
        strokeWidth="18"
        strokeDasharray="72 48 40 80 88 152 56 64 72 48 24 96"
        d="M84 84H1440M204 156H1440M84 228H1440M324 300H1440M84 372H1440"
      />
      <path fill={pigment.ochre} d="M180 48h360v72H180zM1020 336h240v72h-240zM60 264h120v72H60z" />
      <path fill={pigment.cobalt} d="M1020 48h240v72H1020zM1260 336h180v72h-180z" />
      <path fill={pigment.pine} d="M540 192h120v72H540zM180 336h240v72H180z" />
      <path fill={pigment.violet} d="M1260 120h180v72h-180zM60 120h120v72H60z" />
      <path
        fill="none"
        stroke={pigment.shade}
        strokeWidth="3"
        d="M0 48H1440M0 120H1440M0 192H1440M0 264H1440M0 336H1440M0 408H1440M60 0V456M180 0V456M300 0V456M420 0V456M540 0V456M660 0V456M780 0V456M900 0V456M1020 0V456M1140 0V456M1260 0V456M1380 0V456"
      />
      <path fill={pigment.ink} d="M0 0H1440V48H0z" />
      <path fill={pigment.shade} d="M0 456H1440v64H0z" />
      <path stroke={pigment.plaster} strokeWidth="16" strokeDasharray="20 100" d="M110 24H1440" />
      <path stroke={pigment.ink} strokeWidth="16" strokeDasharray="20 52" d="M30 74V430" />
      <path stroke={pigment.concrete} strokeWidth="46" strokeDasharray="112 8" d="M64 480H1380" />
      <path fill={pigment.plaster} d="M544 456h112v54H544z" />
      <path stroke={pigment.ink} strokeWidth="12" strokeDasharray="56 64 72 48 40 80" d="M84 480H1380" />
      <path fill={pigment.vermilion} d="M652 112H788V200H652z" />
      <PointingArm x={680} y={166} turn={76} sleeve={pigment.cobalt} />
      <PointingArm x={762} y={144} turn={-80} sleeve={pigment.pine} />
      <PointingArm x={722} y={184} turn={-5} sleeve={pigment.violet} />
    </Canvas>
  );
}

/** Two hundred bolts: 199 in 26 columns and 8 rows, and a brass one in the place of nine. */
export function TwoHundredBolts() {
  return (
    <Canvas width={1560} height={544} ground={pigment.ink}>
      <pattern id="b" width="240" height="68" patternUnits="userSpaceOnUse">
        <path
          fill={pigment.shade}
          d="M10 8h40v16H10zM70 26a20 20 0 0 1 40 0zM136 6h28v20h-28zM190 6h40l-12 16h-16z"
        />
        <path stroke={pigment.shade} strokeWidth="16" d="M30 22V62M90 22V62M150 22V62M210 20V62" />
        <path
          stroke={pigment.ink}
          strokeWidth="18"
          strokeDasharray="2 4"
          d="M30 40V60M90 40V60M150 40V60M210 40V60"
        />
      </pattern>
      <path fill="url(#b)" d="M0 0H1560V544H0z" />
      <path fill={pigment.vermilion} d="M660 136H840V340H660z" />
      <path fill={pigment.ochre} d="M688 162H812V210H688zM726 210H774V318H726z" />
      <path fill="#F0C878" d="M688 162H724V210H688zM726 210H742V318H726z" />
      <path fill="#B5780F" d="M776 162H812V210H776zM758 210H774V318H758z" />
      <path stroke={pigment.vermilion} strokeWidth="52" strokeDasharray="6 10" d="M750 244V318" />
    </Canvas>
  );
}

/** Five test orders on the way of a parcel: closed browser, last lamp, coupon and return, other state, unserved door. */
export function ParcelRoute() {
  return (
    <Canvas width={1500} height={300} ground={pigment.cobalt}>
      <path fill={pigment.vermilion} d="M300 0h300v300H300z" />
      <path fill={pigment.pine} d="M600 0h300v300H600z" />
      <path fill={pigment.ochre} d="M900 0h300v300H900z" />
      <path fill={pigment.violet} d="M1200 0h300v300h-300z" />
      <path fill={pigment.ink} d="M0 240H1500v60H0z" />
      <path stroke={pigment.plaster} strokeWidth="8" strokeDasharray="36 24" d="M12 270H1290" />
      <path fill={pigment.plaster} d="M60 60h180v140H60z" />
      <path fill={pigment.ink} d="M60 60h180v30H60z" />
      <path stroke={pigment.vermilion} strokeWidth="18" d="M120 116l60 60M180 116l-60 60" />
      <path fill={pigment.ochre} d="M420 80h60l36 72H384z" />
      <path fill={pigment.ink} d="M444 152h12v68h34v20h-80v-20h34z" />
      <path fill={pigment.plaster} d="M308 240v-50a38 38 0 0 1 76 0v50zM516 240v-50a38 38 0 0 1 76 0v50z" />
      <circle cx="346" cy="124" r="26" fill={pigment.ink} />
      <circle cx="554" cy="124" r="26" fill={pigment.ink} />
      <path fill={pigment.ochre} d="M640 70h220v40a20 20 0 0 0 0 40v40H640v-40a20 20 0 0 0 0 -40z" />
      <path stroke={pigment.ink} strokeWidth="6" strokeDasharray="12 8" d="M760 70V190" />
      <circle cx="684" cy="108" r="12" fill={pigment.ink} />
      <circle cx="716" cy="152" r="12" fill={pigment.ink} />
      <path stroke={pigment.ink} strokeWidth="8" d="M678 160l44 -60" />
      <path fill={pigment.vermilion} d="M790 130l36 -36v20h20v32h-20v20z" />
      <path fill={pigment.plaster} d="M930 90h140v120H930z" />
      <path fill={pigment.cobalt} d="M1070 130h50l40 40v40h-90z" />
      <path fill={pigment.vermilion} d="M970 130h60v60h-60z" />
      <circle cx="970" cy="220" r="24" fill={pigment.ink} />
      <circle cx="1110" cy="220" r="24" fill={pigment.ink} />
      <path stroke={pigment.ink} strokeWidth="8" strokeDasharray="20 12" d="M1180 20V240" />
      <path fill={pigment.plaster} d="M1330 240V110a60 60 0 0 1 120 0v130z" />
      <path fill={pigment.vermilion} d="M1350 240V112a40 40 0 0 1 80 0v128z" />
      <circle cx="1414" cy="176" r="7" fill={pigment.plaster} />
      <path fill={pigment.ochre} d="M1262 230l-40 -72a46 46 0 1 1 80 0z" />
      <circle cx="1262" cy="134" r="18" fill={pigment.ink} />
    </Canvas>
  );
}

/**
 * The signs of six trades: clinic, hotel, salon, spare parts, school, workshop. Without a ground, whose colour would be a
 * line at the edges of the six.
 */
export function SixTrades() {
  return (
    <Canvas width={1440} height={216} ground="none">
      <g transform="translate(0 -9)">
        <path fill={pigment.vermilion} d="M0-9h240v260H0z" />
        <path fill={pigment.plaster} d="M90 40h60v50h50v60h-50v50H90v-50H40V90h50z" />
        <path fill={pigment.ochre} d="M240-9h240v260H240z" />
        <path fill={pigment.ink} d="M270 60h20v80h160v60h-20v-24H290v24h-20z" />
        <path fill={pigment.vermilion} d="M350 136V96h60a40 40 0 0 1 40 40z" />
        <circle cx="320" cy="114" r="22" fill={pigment.plaster} />
        <path fill={pigment.violet} d="M480-9h240v260H480z" />
        <path fill={pigment.plaster} d="M538 24L638 158L610 168z" />
        <path fill={pigment.plaster} d="M662 24L562 158L590 168z" />
        <g fill="none" stroke={pigment.ochre} strokeWidth="16">
          <circle cx="566" cy="178" r="26" />
          <circle cx="634" cy="178" r="26" />
        </g>
        <circle cx="600" cy="120" r="8" fill={pigment.violet} />
        <path fill={pigment.pine} d="M720-9h240v260H720z" />
        <path
          stroke={pigment.plaster}
          strokeWidth="36"
          d="M840 30V210M750 120H930M776 56L904 184M904 56L776 184"
        />
        <circle cx="840" cy="120" r="64" fill={pigment.plaster} />
        <circle cx="840" cy="120" r="28" fill={pigment.ochre} />
        <path fill={pigment.cobalt} d="M960-9h240v260H960z" />
        <path
          fill={pigment.plaster}
          d="M990 60a90 40 0 0 1 86 20V200a90 40 0 0 0 -86 -20zM1170 60a90 40 0 0 0 -86 20V200a90 40 0 0 1 86 -20z"
        />
        <path
          stroke={pigment.ochre}
          strokeWidth="10"
          d="M1104 112l46 -12M1104 142l46 -12M1010 100l46 12M1010 130l46 12"
        />
        <path fill={pigment.ink} d="M1200-9h249v260h-249z" />
        <path fill={pigment.ochre} d="M1288 120L1376 208L1408 176L1320 88z" />
        <path
          fill={pigment.ochre}
          d="M1226 66l24 24l24 -8l8 -24l-24 -24a56 56 0 0 1 62 78a56 56 0 0 1 -94 -46z"
        />
        <circle cx="1376" cy="176" r="10" fill={pigment.ink} />
      </g>
    </Canvas>
  );
}
