import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';
import { Banarasi, Chanderi, Kota, Paithani } from './fabrics.tsx';
import { Desk, DiningChair, EasyChair, Stool } from './furniture.tsx';
import { lettering } from './lettering.ts';
import { TownMap } from './results.tsx';
import { Dancer } from './stages.tsx';
import { HallAtNight, Thali } from './wedding-hall.tsx';

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
      <Words of="sheeshamExample" x={300} y={109} fill={softInk} />
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

/** The brochure of Rangmahal Hall, open: its cover, and the menu inside. The middle square of the picture has all of it. */
export function HallBrochure() {
  return (
    <Canvas width={1560} height={1200} ground={pigment.pine}>
      <g transform="translate(210 180) skewY(-5)">
        <path fill={pigment.ink} d="M0 0H570V900H0z" />
        <Photo x={0} y={0} width={570} height={560} part="20 10 260 255">
          <HallAtNight />
        </Photo>
        <Words of="rangmahalHall" x={56} y={672} fill={pigment.ochre} />
        <Words of="guests" x={56} y={848} fill={pigment.plaster} />
      </g>
      <g transform="translate(780 130) skewY(5)">
        <path fill={pigment.plaster} d="M0 0H570V900H0z" />
        <Photo x={0} y={0} width={570} height={380} part="36 0 228 152">
          <Thali />
        </Photo>
        <Words of="theMenu" x={56} y={502} />
        <path stroke={pigment.ink} strokeWidth="5" d="M56 544H514M56 656H514M56 768H514" />
        <Words of="starters" x={56} y={622} />
        <Words of="eight" x={514} y={622} fill={pigment.vermilion} />
        <Words of="mainDishes" x={56} y={734} />
        <Words of="twelve" x={514} y={734} fill={pigment.vermilion} />
        <Words of="sweets" x={56} y={846} />
        <Words of="six" x={514} y={846} fill={pigment.vermilion} />
      </g>
    </Canvas>
  );
}

/** A window with its address, which goes on below the picture; the middle square of the picture has all of it. */
function Browser({ address, children }: { address: keyof typeof lettering; children: ReactNode }) {
  return (
    <>
      <path fill={pigment.ink} d="M202 86H1358V1200H202z" />
      <path fill={pigment.plaster} d="M212 96H1348V1200H212z" />
      <path fill={pigment.shade} d="M212 96H1348V176H212z" />
      <path fill={pigment.plaster} d="M400 108H1320V164H400z" />
      <circle cx="260" cy="136" r="15" fill={pigment.vermilion} />
      <circle cx="304" cy="136" r="15" fill={pigment.ochre} />
      <circle cx="348" cy="136" r="15" fill={pigment.pine} />
      <Words of={address} x={424} y={150} fill={softInk} />
      {children}
    </>
  );
}

/** A dance academy's notice in its CMS: the form at the left, and at the right the page that it changes. */
export function NoticeEditor() {
  return (
    <Canvas width={1560} height={1200} ground={pigment.violet}>
      <Browser address="academyExample">
        <path fill={pigment.ink} d="M212 176H690V1200H212z" />
        <Words of="newBatch" x={246} y={300} fill={pigment.plaster} />
        <Words of="title" x={246} y={416} fill={pigment.plaster} />
        <path fill={pigment.ochre} d="M246 444H656V560H246z" />
        <Words of="kathak" x={270} y={528} />
        <Words of="hour" x={246} y={646} fill={pigment.plaster} />
        <path fill={pigment.plaster} d="M246 674H656V790H246z" />
        <Words of="fivePm" x={270} y={756} />
        <path fill={pigment.vermilion} d="M246 870H656V1010H246z" />
        <Words of="publish" x={451} y={964} fill={pigment.plaster} />
        <Photo x={690} y={176} width={658} height={700} part="142 0 376 400">
          <Dancer />
        </Photo>
        <path fill={pigment.ochre} d="M690 876H1348V1200H690z" />
        <Words of="kathakAtFive" x={730} y={1074} />
      </Browser>
    </Canvas>
  );
}

/** A week of trips in the office system of Pahari Truck Lines. */
export function TripsOfTheWeek() {
  return (
    <Canvas width={1560} height={1200} ground={pigment.cobalt}>
      <Browser address="officeExample">
        <path fill={pigment.ink} d="M212 176H1348V330H212z" />
        <Words of="pahari" x={256} y={284} fill={pigment.plaster} />
        <Words of="mon" x={572} y={426} fill={softInk} />
        <Words of="tue" x={768} y={426} fill={softInk} />
        <Words of="wed" x={964} y={426} fill={softInk} />
        <Words of="thu" x={1160} y={426} fill={softInk} />
        <path stroke={pigment.ink} strokeWidth="5" d="M256 470H1348M256 714H1348M256 958H1348" />
        <path
          stroke={pigment.shade}
          strokeWidth="5"
          d="M548 372V1200M744 372V1200M940 372V1200M1136 372V1200"
        />
        <Words of="balbir" x={256} y={618} />
        <path fill={pigment.vermilion} d="M548 508H936V676H548z" />
        <Words of="delhi" x={580} y={618} fill={pigment.plaster} />
        <Words of="arjun" x={256} y={862} />
        <path fill={pigment.ochre} d="M744 752H1348V920H744z" />
        <Words of="jammu" x={776} y={862} />
        <Words of="naresh" x={256} y={1106} />
        <path fill={pigment.pine} d="M548 996H1348V1164H548z" />
        <Words of="mumbai" x={580} y={1106} fill={pigment.plaster} />
      </Browser>
    </Canvas>
  );
}

/** What a search for a repair shows: the place on the map, and the page with its visiting fee. */
export function RepairResults() {
  return (
    <Canvas width={1560} height={1200} ground={pigment.violet}>
      <path fill={pigment.ink} d="M202 62H1358V1200H202z" />
      <path fill={pigment.plaster} d="M212 72H1348V1200H212z" />
      <rect
        x="258"
        y="118"
        width="1044"
        height="132"
        rx="66"
        fill="#FFF"
        stroke={pigment.ink}
        strokeWidth="6"
      />
      <Words of="roRepair" x={316} y={208} />
      <circle cx="1222" cy="176" r="26" fill="none" stroke={pigment.ink} strokeWidth="12" />
      <path stroke={pigment.ink} strokeWidth="12" d="M1240 196L1268 224" />
      <Photo x={258} y={300} width={440} height={330} part="107 0 267 200">
        <TownMap />
      </Photo>
      <Words of="amritWater" x={748} y={420} />
      <Words of="untilEight" x={748} y={510} fill={pigment.pine} />
      <path stroke={pigment.shade} strokeWidth="6" d="M258 684H1302" />
      <Words of="amritExample" x={258} y={776} fill={softInk} />
      <Words of="repairSameDay" x={258} y={880} fill={pigment.cobalt} />
      <Words of="visitFee" x={258} y={1092} />
    </Canvas>
  );
}
