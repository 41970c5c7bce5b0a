import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** Six bays of a shop's shelf: fast phone, jar with a label, found almirah, shared kurta, rated pot, linked cartons. */
export function ShopShelves() {
  return (
    <Canvas width={1440} height={200} ground={pigment.ochre}>
      <path fill={pigment.ink} d="M30 200V36a14 14 0 0 1 14 -14h72a14 14 0 0 1 14 14V200z" />
      <path fill={pigment.plaster} d="M40 40h80v146H40z" />
      <path fill={pigment.vermilion} d="M40 40h80v70H40z" />
      <path fill={pigment.plaster} d="M66 58h28v8a24 24 0 0 1 4 36h-36a24 24 0 0 1 4 -36z" />
      <path fill={pigment.ink} d="M48 120h56v10H48zM48 138h40v6H48z" />
      <path fill={pigment.pine} d="M48 156h64v20H48z" />
      <path fill={pigment.ink} d="M172 62h24v24h-24z" />
      <circle cx="184" cy="142" r="53" fill={pigment.ink} />
      <circle cx="184" cy="142" r="40" fill={pigment.plaster} />
      <path fill={pigment.vermilion} d="M184 142V102a40 40 0 0 1 35 20z" />

      <path fill={pigment.pine} d="M240 0h240v200H240z" />
      <path fill={pigment.vermilion} d="M280 20h116v32H280z" />
      <path fill={pigment.plaster} d="M264 200V80a28 28 0 0 1 28 -28h92a28 28 0 0 1 28 28V200z" />
      <path fill={pigment.ochre} d="M264 84h148v90H264z" />
      <path fill={pigment.ink} d="M280 98h104v18H280zM280 128h116v8H280zM280 146h80v8H280z" />
      <path fill={pigment.ink} d="M428 200l-8 -30l24 -130h26l-24 130z" />
      <path fill={pigment.vermilion} d="M442 50l4 -24h26l-4 24z" />

      <path fill={pigment.vermilion} d="M480 0h240v200H480z" />
      <path fill={pigment.ink} d="M506 20h164v168h-14v12h-18v-12H538v12h-18v-12h-14z" />
      <path fill={pigment.plaster} d="M516 30h42v148h-42zM566 30h44v148h-44zM618 30h42v148h-42z" />
      <path fill={pigment.ochre} d="M546 94h6v28h-6zM598 94h6v28h-6zM624 94h6v28h-6z" />
      <path stroke={pigment.ink} strokeWidth="20" d="M672 142L712 192" />
      <circle cx="644" cy="104" r="50" fill={pigment.ink} />
      <circle cx="644" cy="104" r="36" fill={pigment.ochre} />
      <path fill={pigment.plaster} d="M618 79a36 36 0 0 1 42 -7V136a36 36 0 0 1 -42 -7z" />
      <path fill={pigment.ink} d="M624 94h8v28h-8z" />

      <path fill={pigment.concrete} d="M720 0h240v200H720z" />
      <path fill={pigment.pine} d="M744 18H936V156H812l-32 32v-32h-36z" />
      <path
        fill={pigment.ochre}
        d="M812 34L788 46L764 90l22 12l12 -20V144h84V82l12 20l22 -12L892 46L868 34q-28 26 -56 0z"
      />
      <path stroke={pigment.vermilion} strokeWidth="6" d="M840 50V96M798 136H882" />
      <circle cx="906" cy="156" r="38" fill={pigment.vermilion} />
      <path fill={pigment.plaster} d="M906 180l-22 -23a13 13 0 0 1 22 -16a13 13 0 0 1 22 16z" />

      <path fill={pigment.ochre} d="M960 0h240v200H960z" />
      <path
        fill={pigment.ink}
        d="M1000 18l6 14l15 1l-12 10l4 15l-13 -8l-13 8l4 -15l-12 -10l15 -1zM1040 18l6 14l15 1l-12 10l4 15l-13 -8l-13 8l4 -15l-12 -10l15 -1zM1080 18l6 14l15 1l-12 10l4 15l-13 -8l-13 8l4 -15l-12 -10l15 -1zM1120 18l6 14l15 1l-12 10l4 15l-13 -8l-13 8l4 -15l-12 -10l15 -1z"
      />
      <path
        fill={pigment.plaster}
        d="M1160 18l6 14l15 1l-12 10l4 15l-13 -8l-13 8l4 -15l-12 -10l15 -1zM1008 96h144v16H1008zM1066 76h28v20h-28z"
      />
      <path fill={pigment.vermilion} d="M1016 112h128v54a34 34 0 0 1 -34 34h-60a34 34 0 0 1 -34 -34z" />
      <path fill={pigment.ink} d="M984 122h32v18h-32zM1144 122h32v18h-32z" />

      <path fill={pigment.pine} d="M1200 0h240v200h-240z" />
      <path fill={pigment.ochre} d="M1214 110h92v90h-92z" />
      <path fill={pigment.plaster} d="M1334 110h92v90h-92z" />
      <path
        fill={pigment.ink}
        d="M1250 110h20v34h-20zM1350 126h60v10h-60zM1350 144h60v6h-60zM1350 158h40v6h-40z"
      />
      <g fill="none" strokeWidth="14">
        <rect x="1213" y="48" width="84" height="46" rx="23" stroke={pigment.plaster} />
        <rect x="1343" y="48" width="84" height="46" rx="23" stroke={pigment.plaster} />
        <rect x="1278" y="48" width="84" height="46" rx="23" stroke={pigment.ochre} />
      </g>
    </Canvas>
  );
}

/** Six ways to reach customers: a pin on pages, followers, a paid click, a letter box, an article, two ways to a search. */
export function SixChannels() {
  return (
    <Canvas width={1440} height={384} ground={pigment.pine}>
      <path fill={pigment.plaster} d="M24 250h192v134H24z" />
      <path fill={pigment.ink} d="M44 300h120v18H44zM44 332h152v10H44zM44 354h96v10H44z" />
      <path fill={pigment.ochre} d="M120 284L56 162a76 76 0 1 1 128 0z" />
      <circle cx="120" cy="118" r="32" fill={pigment.ink} />

      <path fill={pigment.ochre} d="M240 0h240v384H240z" />
      <path fill={pigment.ink} d="M272 32h176v150h-64l-24 28l-24 -28h-64z" />
      <path fill={pigment.plaster} d="M360 160l-52 -52a30 30 0 0 1 52 -36a30 30 0 0 1 52 36z" />
      <path fill={pigment.pine} d="M240 384v-40a48 48 0 0 1 96 0v40z" />
      <circle cx="288" cy="262" r="28" fill={pigment.pine} />
      <path fill={pigment.ink} d="M384 384v-40a48 48 0 0 1 96 0v40z" />
      <circle cx="432" cy="262" r="28" fill={pigment.ink} />
      <path fill={pigment.vermilion} d="M304 384v-20a56 56 0 0 1 112 0v20z" />
      <circle cx="360" cy="268" r="34" fill={pigment.vermilion} />

      <path fill={pigment.ink} d="M480 0h240v384H480z" />
      <path
        fill={pigment.ochre}
        d="M520 244h160v28H520zM530 280h160v28H530zM512 316h160v28H512zM522 352h160v32H522z"
      />
      <circle cx="600" cy="176" r="62" fill={pigment.ochre} />
      <circle cx="600" cy="176" r="44" fill="none" stroke={pigment.ink} strokeWidth="8" />
      <path
        fill={pigment.plaster}
        stroke={pigment.ink}
        strokeWidth="8"
        d="M590 168V20L704 122H648l30 62l-32 16l-30 -62z"
        transform="matrix(-1 0 0 1 1206 0)"
      />

      <path fill={pigment.concrete} d="M720 0h240v384H720z" />
      <path fill={pigment.ink} d="M776 384v-30h128v30z" />
      <path fill={pigment.vermilion} d="M764 354V130a76 76 0 0 1 152 0V354z" />
      <path fill={pigment.ink} d="M748 130h184v20H748zM790 186h100v16H790z" />
      <path fill={pigment.plaster} d="M796 194V100l88 -16V194z" transform="rotate(-4 840 140)" />
      <path fill="none" stroke={pigment.pine} strokeWidth="7" d="M796 104L846 140L880 88" />
      <path fill={pigment.plaster} d="M800 240h80v84h-80z" />
      <path fill={pigment.ink} d="M812 254h56v8h-56zM812 272h56v8h-56zM812 290h32v8h-32z" />

      <path fill={pigment.vermilion} d="M960 0h240v384H960z" />
      <path fill={pigment.plaster} d="M992 40h176v344H992z" />
      <path
        fill={pigment.ink}
        d="M1012 62h116v20h-116zM1012 90h84v20h-84zM1012 244h136v10h-136zM1012 266h136v10h-136zM1012 288h104v10h-104zM1012 322h136v10h-136zM1012 344h136v10h-136zM1012 366h72v10h-72z"
      />
      <path fill={pigment.ochre} d="M1012 128h136v98h-136z" />
      <path fill={pigment.ink} d="M1060 148v58l50 -29z" />

      <path fill={pigment.plaster} d="M1250 40h140a28 28 0 0 1 0 56h-140a28 28 0 0 1 0 -56z" />
      <circle cx="1256" cy="66" r="12" fill="none" stroke={pigment.ink} strokeWidth="7" />
      <path stroke={pigment.ink} strokeWidth="7" d="M1264 74l12 12" />
      <path fill={pigment.ink} d="M1290 60h80v16h-80z" />
      <path fill={pigment.ochre} d="M1244 384V196h-24l50 -72l50 72h-24V384z" />
      <path fill={pigment.plaster} d="M1344 384V256h-24l50 -72l50 72h-24V384z" />
      <circle cx="1270" cy="330" r="17" fill={pigment.ink} />
      <circle cx="1270" cy="270" r="17" fill={pigment.ink} />
      <circle cx="1270" cy="210" r="17" fill={pigment.ink} />
    </Canvas>
  );
}

/** A tree that takes years, a tap that is open or closed, a loudspeaker in the street. */
export function TreeTapSpeaker() {
  return (
    <Canvas width={720} height={160} ground={pigment.pine}>
      <path stroke={pigment.plaster} strokeWidth="10" d="M34 160v-50M88 160v-80M178 160v-84" />
      <path
        fill={pigment.ochre}
        d="M34 114a22 22 0 0 1 -22 -22a22 22 0 0 1 22 22a22 22 0 0 1 22 -22a22 22 0 0 1 -22 22zM88 112a28 28 0 0 1 -28 -28a28 28 0 0 1 28 28a28 28 0 0 1 28 -28a28 28 0 0 1 -28 28z"
      />
      <circle cx="88" cy="62" r="24" fill={pigment.ochre} />
      <circle cx="178" cy="58" r="48" fill={pigment.ochre} />
      <path fill={pigment.ochre} d="M240 0h240v160H240z" />
      <path
        fill={pigment.ink}
        d="M240 36h90V20h-24V8h64v12h-24v16h24a34 34 0 0 1 34 34v16h-32V76a8 8 0 0 0 -8 -8H240z"
      />
      <path fill={pigment.plaster} d="M380 92h16v20h-16z" />
      <path fill={pigment.pine} d="M344 112h88l-10 48h-68z" />
      <path fill={pigment.vermilion} d="M480 0h240v160H480z" />
      <path fill={pigment.ink} d="M548 96h20v64h-20z" />
      <path fill={pigment.plaster} d="M514 56h38L626 16V132L552 92H514z" />
      <path fill={pigment.ink} d="M514 56h38v36H514z" />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="12"
        d="M646 50a40 40 0 0 1 0 48M672 28a80 80 0 0 1 0 92"
      />
    </Canvas>
  );
}

/** What five steps of content marketing make: questions, a calendar, a page with a film, a checked page, more readers. */
export function FiveDrafts() {
  return (
    <Canvas width={1200} height={240} ground={pigment.plaster}>
      <path fill={pigment.pine} d="M20 24H180V144H92l-36 36v-36H20z" />
      <path fill={pigment.ink} d="M128 112H220V190H204v26l-30 -26h-46z" />
      <g fill="none" stroke={pigment.plaster} strokeWidth="14">
        <path d="M80 66a22 22 0 1 1 34 20q-12 8 -12 20" />
        <path stroke={pigment.ochre} strokeWidth="9" d="M160 138a14 14 0 1 1 22 13q-8 5 -8 12" />
      </g>
      <path fill={pigment.plaster} d="M94 114h16v14h-16z" />
      <path fill={pigment.ochre} d="M169 170h10v10h-10z" />

      <path fill={pigment.pine} d="M240 0h240v240H240z" />
      <path fill={pigment.plaster} d="M268 40H452V216H268z" />
      <path fill={pigment.ink} d="M268 40H452V84H268zM300 22h14v32h-14zM406 22h14v32h-14z" />
      <path
        fill={pigment.shade}
        d="M284 98h32v28h-32zM324 98h32v28h-32zM404 98h32v28h-32zM284 134h32v28h-32zM364 134h32v28h-32zM404 134h32v28h-32zM324 170h32v28h-32zM364 170h32v28h-32z"
      />
      <path fill={pigment.vermilion} d="M364 98h32v28h-32zM404 170h32v28h-32z" />
      <path fill={pigment.ochre} d="M324 134h32v28h-32zM284 170h32v28h-32z" />

      <path fill={pigment.vermilion} d="M480 0h240v240H480z" />
      <path fill={pigment.plaster} d="M516 20H684V240H516z" />
      <path
        fill={pigment.ink}
        d="M534 38h112v18H534zM534 174h132v9H534zM534 194h132v9H534zM534 214h88v9H534z"
      />
      <path fill={pigment.ochre} d="M534 70h132v90H534z" />
      <path fill={pigment.ink} d="M580 88v54l46 -27z" />

      <path fill={pigment.ink} d="M720 0h240v240H720z" />
      <path fill={pigment.plaster} d="M744 92H868V240H744z" />
      <path fill={pigment.shade} d="M762 112h88v9h-88zM762 132h60v9h-60z" />
      <path fill="none" stroke={pigment.vermilion} strokeWidth="18" d="M766 184l26 26l52 -56" />
      <path fill={pigment.ochre} d="M944 20L826 66l44 18z" />
      <path fill={pigment.plaster} d="M944 20L870 84l34 30z" />

      <path fill={pigment.concrete} d="M960 0h240v240H960z" />
      <path fill={pigment.ink} d="M982 190h44v50h-44z" />
      <path fill={pigment.pine} d="M1036 152h44v88h-44z" />
      <path fill={pigment.ochre} d="M1090 104h44v136h-44z" />
      <path fill={pigment.vermilion} d="M1144 56h44v184h-44z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="12" d="M976 150L1122 22M1082 22h44v44" />
    </Canvas>
  );
}

/** Four postage stamps: a locked register, letters with three seals, a high and a low pile at one price, a tally. */
export function FourStamps() {
  return (
    <Canvas width={960} height={280} ground={pigment.ink}>
      <path fill={pigment.plaster} d="M6 6H954V274H6z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="12"
        strokeLinecap="round"
        strokeDasharray="0 20"
        d="M10 4H960M10 276H960M4 18V280M240 18V280M480 18V280M720 18V280M956 18V280"
      />
      <path fill={pigment.pine} d="M24 24H216V256H24z" />
      <path fill={pigment.plaster} d="M58 52H186V232H58z" />
      <path fill={pigment.ochre} d="M186 70h18v40h-18zM186 122h18v40h-18zM186 174h18v40h-18z" />
      <path fill={pigment.ink} d="M58 52h22v180H58z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="12" d="M110 140V116a24 24 0 0 1 48 0v24" />
      <path fill={pigment.vermilion} d="M98 138h72v60H98z" />
      <path fill={pigment.plaster} d="M128 156h12v26h-12z" />

      <path fill={pigment.ochre} d="M264 24H456V256H264z" />
      <path fill={pigment.plaster} d="M290 42H430V104H290zM290 110H430V172H290zM290 178H430V240H290z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="6"
        d="M290 44l70 38l70 -38M290 112l70 38l70 -38M290 180l70 38l70 -38"
      />
      <circle cx="360" cy="84" r="16" fill={pigment.vermilion} />
      <path fill={pigment.pine} d="M344 136h32v32h-32z" />
      <path fill={pigment.ink} d="M360 198l20 34h-40z" />

      <path fill={pigment.vermilion} d="M504 24H696V256H504z" />
      <path stroke={pigment.plaster} strokeWidth="76" strokeDasharray="10 4" d="M558 190V40M642 190V162" />
      <path fill={pigment.ink} d="M504 196H696V206H504z" />
      <circle cx="558" cy="231" r="21" fill={pigment.ochre} />
      <circle cx="642" cy="231" r="18" fill={pigment.ochre} />

      <path fill={pigment.concrete} d="M744 24H936V256H744z" />
      <path stroke={pigment.ink} strokeWidth="16" d="M780 60V170M816 60V170M852 60V170M888 60V170" />
      <path stroke={pigment.vermilion} strokeWidth="16" d="M764 156L906 74" />
      <path stroke={pigment.pine} strokeWidth="16" d="M780 194v44M816 194v44M852 194v44" />
    </Canvas>
  );
}

/** Twelve months of one customer as the arches of an arcade; each of the four months with an e-mail has an envelope. */
export function LettersInAYear() {
  return (
    <Canvas width={1280} height={300} ground="none">
      <path fill={pigment.ink} d="M0 176H1280V300H0z" />
      <path fill={pigment.plaster} d={`M23 300${arch.repeat(12)}`} />
      <path fill={pigment.ochre} d={`M23 300${`${arch}m213.33 0`.repeat(4)}`} />
      <path fill={pigment.pine} d={`M4 0${'h250v150h-178v40h-36v-40h-36zm320 0'.repeat(4)}`} />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth={10}
        d={`M8 6${'l121 84 121-84m78 0'.repeat(4)}`}
      />
      {/* The seals: a heart, a newspaper, a clock and a percentage. */}
      <path fill={pigment.plaster} d={`M73 84${'a56 56 0 0 1 112 0a56 56 0 0 1-112 0m320 0'.repeat(4)}`} />
      <path fill={pigment.vermilion} d="M129 124l-35-36a22 22 0 0 1 35-28a22 22 0 0 1 35 28z" />
      <path
        fill={pigment.ink}
        d="M415 54h68v16h-68zM415 80h28v34h-28zM453 80h30v8h-30zM453 93h30v8h-30zM453 106h30v8h-30z"
      />
      <path fill="none" stroke={pigment.ink} strokeWidth={12} d="M769 46V86l28 18" />
      <path
        fill="none"
        stroke={pigment.vermilion}
        strokeWidth={12}
        d="M1066 116l46-64M1063 66a8 8 0 0 1 16 0a8 8 0 0 1-16 0zM1099 102a8 8 0 0 1 16 0a8 8 0 0 1-16 0z"
      />
    </Canvas>
  );
}

const arch = 'v-60a30 30 0 0 1 60 0v60zm106.67 0';
