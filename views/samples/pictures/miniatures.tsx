import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';
import { Banarasi, Chanderi, Kota, Paithani } from './fabrics.tsx';
import { Desk, DiningChair, EasyChair, Stool } from './furniture.tsx';
import { lettering } from './lettering.ts';

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
