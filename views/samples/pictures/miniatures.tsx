import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';
import { Banarasi, Chanderi, Kota, Paithani } from './fabrics.tsx';
import { Desk, DiningChair, EasyChair, Stool } from './furniture.tsx';
import { lettering } from './lettering.ts';
import { Dancer } from './stages.tsx';
import { HallAtNight, HallPlan, Thali, WayToTheHall } from './wedding-hall.tsx';

const wood = '#6D3A14';
const crimson = '#8C1636';
const softInk = '#55524A';

type WordsProps = { of: keyof typeof lettering; x: number; y: number; fill?: string };

function Words({ of, x, y, fill = pigment.ink }: WordsProps) {
  return <path fill={fill} transform={`translate(${x} ${y})`} d={lettering[of]} />;
}

type PhotoProps = { x: number; y: number; width: number; height: number; part: string; children: ReactNode };

/** A part of another picture, which fills its place. */
function Photo({ part, children, ...place }: PhotoProps) {
  return (
    <svg {...place} viewBox={part} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The website of Sheesham Works in a browser, as `ShopWindow` has it: it goes on below the picture. */
export function FurnitureSite() {
  return (
    <Canvas width={1560} height={1200} ground={pigment.vermilion}>
      <path fill={pigment.ink} d="M82 56H1478V1200H82z" />
      <path fill={pigment.plaster} d="M90 64H1470V1200H90z" />
      <path fill={pigment.shade} d="M90 64H1470V132H90z" />
      <path fill={pigment.plaster} d="M270 78H1090V118H270z" />
      <path fill={softInk} d="M300 92H560V104H300z" />
      <circle cx="134" cy="98" r="13" fill={pigment.vermilion} />
      <circle cx="174" cy="98" r="13" fill={pigment.ochre} />
      <circle cx="214" cy="98" r="13" fill={pigment.pine} />
      <Words of="sheeshamWorks" x={144} y={198} />
      <Words of="menu" x={1416} y={196} />
      <path fill={pigment.concrete} d="M90 232H1470V752H90z" />
      <Photo x={777} y={232} width={693} height={520} part="0 0 640 480">
        <EasyChair />
      </Photo>
      <Words of="chairsToMeasure" x={144} y={342} />
      <Words of="solidSheesham" x={144} y={602} fill={softInk} />
      <path fill={wood} d="M144 634H632V712H144z" />
      <Words of="sendMeasurements" x={388} y={684} fill={pigment.plaster} />
      <Photo x={144} y={784} width={388} height={320} part="0 24 240 198">
        <DiningChair />
      </Photo>
      <Photo x={586} y={784} width={388} height={320} part="0 24 240 198">
        <Stool />
      </Photo>
      <Photo x={1028} y={784} width={388} height={320} part="0 24 240 198">
        <Desk />
      </Photo>
      <Words of="chair" x={144} y={1160} />
      <Words of="rs4800" x={532} y={1160} />
      <Words of="stool" x={586} y={1160} />
      <Words of="rs2200" x={974} y={1160} />
      <Words of="desk" x={1028} y={1160} />
      <Words of="rs14500" x={1416} y={1160} />
    </Canvas>
  );
}

/** A phone with its clock and its battery, 520 wide. */
function Phone({ x, children }: { x: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} 44)`}>
      <rect width="520" height="1112" rx="76" fill={pigment.ink} />
      <rect x="16" y="16" width="488" height="1080" rx="60" fill={pigment.plaster} />
      <Words of="time" x={60} y={72} />
      <path fill={pigment.ink} d="M408 48H456V72H408zM458 54H462V66H458zM190 1076H330V1083H190z" />
      {children}
    </g>
  );
}

/** Two screens of Resham Sarees, as the first two on its page: what there is, and one of them. */
export function SareeShop() {
  return (
    <Canvas width={1560} height={1200} ground={pigment.ochre}>
      <Phone x={230}>
        <Words of="reshamSarees" x={44} y={134} fill={softInk} />
        <Words of="forWeddings" x={44} y={206} />
        <Photo x={44} y={236} width={208} height={280} part="20 0 200 269">
          <Banarasi />
        </Photo>
        <Photo x={268} y={236} width={208} height={280} part="20 0 200 269">
          <Chanderi />
        </Photo>
        <Words of="banarasi" x={44} y={556} />
        <Words of="chanderi" x={268} y={556} />
        <Photo x={44} y={628} width={208} height={280} part="20 0 200 269">
          <Paithani />
        </Photo>
        <Photo x={268} y={628} width={208} height={280} part="20 0 200 269">
          <Kota />
        </Photo>
        <Words of="paithani" x={44} y={948} />
        <Words of="kota" x={268} y={948} />
      </Phone>
      <Phone x={810}>
        <Photo x={44} y={100} width={432} height={480} part="0 12 240 267">
          <Banarasi />
        </Photo>
        <Words of="banarasiSaree" x={44} y={660} />
        <Words of="rs4200" x={44} y={822} />
        <Words of="twoLeft" x={476} y={820} fill={softInk} />
        <path stroke={pigment.shade} strokeWidth="4" d="M44 764H476M44 858H476" />
        <rect x="44" y="930" width="432" height="104" rx="24" fill={crimson} />
        <Words of="addToCart" x={260} y={998} fill={pigment.plaster} />
      </Phone>
    </Canvas>
  );
}

/** The brochure of Rangmahal Hall, three panels of a folded sheet: its cover, the menu, and the hall with the way to it. */
export function HallBrochure() {
  return (
    <Canvas width={1560} height={1200} ground={pigment.pine}>
      <g transform="translate(186 214) skewY(-6)">
        <path fill={pigment.ink} d="M0 0H396V840H0z" />
        <Photo x={0} y={0} width={396} height={552} part="46 0 208 290">
          <HallAtNight />
        </Photo>
        <path fill={pigment.ochre} d="M48 622H348V664H48zM48 694H250V720H48z" />
        <path fill={pigment.plaster} d="M48 768H300V780H48z" />
      </g>
      <g transform="translate(582 172.4) skewY(6)">
        <path fill={pigment.concrete} d="M0 0H396V840H0z" />
        <Photo x={0} y={0} width={396} height={260} part="36 0 228 150">
          <Thali />
        </Photo>
        <path fill={pigment.ink} d="M40 316H268V356H40z" />
        <path
          fill={pigment.ink}
          d="M40 420H220V436H40zM40 504H180V520H40zM40 588H244V604H40zM40 672H160V688H40zM40 756H206V772H40z"
        />
        <path
          fill={pigment.vermilion}
          d="M320 412H356V444H320zM304 496H356V528H304zM288 580H356V612H288zM320 664H356V696H320zM304 748H356V780H304z"
        />
        <path
          fill={pigment.shade}
          d="M40 468H356V472H40zM40 552H356V556H40zM40 636H356V640H40zM40 720H356V724H40z"
        />
      </g>
      <g transform="translate(978 214) skewY(-6)">
        <path fill={pigment.plaster} d="M0 0H396V840H0z" />
        <path fill={pigment.ink} d="M40 44H250V84H40z" />
        <Photo x={40} y={116} width={316} height={230} part="12 0 276 200">
          <HallPlan />
        </Photo>
        <path fill={pigment.ink} d="M40 402H300V442H40z" />
        <Photo x={40} y={474} width={316} height={210} part="0 0 300 200">
          <WayToTheHall />
        </Photo>
        <path fill={pigment.vermilion} d="M0 728H396V840H0z" />
        <path fill={pigment.plaster} d="M40 766H300V800H40z" />
      </g>
    </Canvas>
  );
}

/** A dance academy's notice in its CMS: the form at the left, and at the right the page that it changes. */
export function NoticeEditor() {
  return (
    <Canvas width={1560} height={1200} ground={pigment.violet}>
      <path fill={pigment.ink} d="M82 56H1478V1200H82z" />
      <path fill={pigment.shade} d="M90 64H1470V132H90z" />
      <path fill={pigment.plaster} d="M270 78H1090V118H270zM600 132H1470V1200H600z" />
      <circle cx="134" cy="98" r="13" fill={pigment.vermilion} />
      <circle cx="174" cy="98" r="13" fill={pigment.ochre} />
      <circle cx="214" cy="98" r="13" fill={pigment.pine} />
      <path
        fill={pigment.concrete}
        d="M138 262H552V352H138zM138 458H552V548H138zM138 654H330V744H138zM360 654H552V744H360z"
      />
      <path fill={pigment.ochre} d="M150 290H480V324H150zM138 186H330V214H138z" />
      <path fill={pigment.plaster} d="M138 408H260V428H138zM138 604H240V624H138zM360 604H450V624H360z" />
      <path fill={pigment.ink} d="M150 490H380V516H150zM150 686H250V712H150zM372 686H470V712H372z" />
      <path fill={pigment.vermilion} d="M138 820H552V932H138z" />
      <path fill={pigment.plaster} d="M246 862H444V890H246z" />
      <Photo x={600} y={132} width={870} height={640} part="70 12 500 368">
        <Dancer />
      </Photo>
      <path fill={pigment.ochre} d="M652 828H1330V916H652z" />
      <path fill={pigment.ink} d="M676 854H1290V890H676zM652 968H1180V990H652zM652 1026H1060V1048H652z" />
      <path fill={pigment.vermilion} d="M652 1090H960V1166H652z" />
    </Canvas>
  );
}
