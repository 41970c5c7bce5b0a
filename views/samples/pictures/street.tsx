import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const shadow = '#C98A1A';
const deepShadow = '#B5780F';

type PhoneProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  sleeve: string;
  children: ReactNode;
};

/** A phone that is held up, with its middle at x and y. What is on its screen stays upright when the phone is turned. */
function HeldPhone({ x, y, width, height, turn, sleeve, children }: PhoneProps) {
  const turned = `rotate(${turn} ${x} ${y})`;
  const [left, right] = [x - width / 2, x + width / 2];
  const [top, bottom] = [y - height / 2, y + height / 2];
  const finger = (share: number) => `M${right + 2} ${top + height * share}h-14`;
  return (
    <>
      <clipPath id={`screen${x}`}>
        <rect x={left + 12} y={top + 22} width={width - 24} height={height - 44} rx="8" transform={turned} />
      </clipPath>
      <g transform={turned}>
        <path fill={sleeve} d={`M${x - 46} ${bottom}H${x + 46}L${x + 62} 800H${x - 62}z`} />
        <path
          fill={pigment.ink}
          d={`M${x - 52} ${bottom - 40}h104v44a20 20 0 0 1-20 20h-64a20 20 0 0 1-20-20z`}
        />
        <rect x={left} y={top} width={width} height={height} rx="22" fill={pigment.ink} />
      </g>
      <g clipPath={`url(#screen${x})`}>{children}</g>
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="20"
        strokeLinecap="round"
        transform={turned}
        d={finger(0.62) + finger(0.72) + finger(0.82)}
      />
    </>
  );
}

/** A street in the evening. Five passers-by hold up their phones, and only on these do the shops have colours. */
export function StreetOnPhones() {
  return (
    <Canvas width={1440} height={480} ground={pigment.ochre}>
      <path
        fill={shadow}
        d="M-400 420V220H-330V160H-170V240H-120V120H-60V90H330V420zM330 420V210a115 115 0 0 1 230 0V420zM610 420V70H850V420zM905 420V190L980 130V190L1055 130V190L1130 130V420zM1175 420V110H1540V170H1620V240H1700V150H1840V420z"
      />
      <path
        fill={deepShadow}
        d="M-30 112h42v36h-42zM28 112h42v36H28zM86 112h42v36H86zM144 112h42v36h-42zM202 112h42v36h-42zM260 112h42v36h-42zM-30 168h42v36h-42zM28 168h42v36H28zM260 168h42v36h-42zM-60 240H330V268a20 20 0 0 1-39 0a20 20 0 0 1-39 0H18a20 20 0 0 1-39 0a20 20 0 0 1-39 0zM640 100h60v44h-60zM760 100h60v44h-60zM716 10h28v20h20v28h-20v12h-28V58h-20V30h20zM1200 132h46v36h-46zM1266 132h46v36h-46zM1332 132h46v36h-46zM1398 132h46v36h-46zM1464 132h46v36h-46zM1398 188h46v36h-46zM1464 188h46v36h-46zM1398 260H1540V420H1398zM930 240h180v60H930zM370 420V250h60V420zM450 250h90v80h-90z"
      />
      <path stroke={deepShadow} strokeWidth="12" d="M580 420V300M878 420V270M1152 420V290M-90 420V300" />
      <circle cx="580" cy="290" r="46" fill={deepShadow} />
      <circle cx="878" cy="250" r="52" fill={deepShadow} />
      <circle cx="1152" cy="270" r="44" fill={deepShadow} />
      <circle cx="-90" cy="290" r="46" fill={deepShadow} />
      <path fill={pigment.ink} d="M-400 420H1840V480H-400z" />

      <HeldPhone x={190} y={250} width={190} height={330} turn={-7} sleeve={pigment.cobalt}>
        <path fill={pigment.cobalt} d="M0 0h400v480H0z" />
        <path fill={pigment.plaster} d="M60 120h270v58H60zM100 250h126v230H100z" />
        <path fill={pigment.ink} d="M124 138h106v8H124zM124 156h64v8h-64z" />
        <path
          fill={pigment.vermilion}
          d="M60 190h260v18a16 16 0 0 1-32 0a16 16 0 0 1-33 0a16 16 0 0 1-32 0a16 16 0 0 1-33 0a16 16 0 0 1-32 0a16 16 0 0 1-33 0a16 16 0 0 1-32 0a16 16 0 0 1-33 0z"
        />
        <path
          fill={pigment.plaster}
          d="M93 190h32v18a16 16 0 0 1-32 0zM158 190h32v18a16 16 0 0 1-32 0zM223 190h32v18a16 16 0 0 1-32 0z"
        />
        <path fill={pigment.ochre} d="M112 260h28v110h-28zM240 480V292a30 30 0 0 1 60 0V480z" />
        <path fill={pigment.violet} d="M148 260h28v130h-28z" />
        <path fill={pigment.vermilion} d="M184 260h28v96h-28z" />
        <path fill={pigment.ink} d="M112 350h28v8h-28zM148 368h28v8h-28zM184 336h28v8h-28z" />
      </HeldPhone>

      <HeldPhone x={452} y={292} width={180} height={310} turn={5} sleeve={pigment.plaster}>
        <path fill={pigment.plaster} d="M300 0h320v480H300z" />
        <path fill={pigment.pine} d="M300 100h320v90H300z" />
        <path fill={pigment.plaster} d="M392 160h120v10H392z" />
        <circle cx="452" cy="232" r="11" fill={pigment.vermilion} />
        <path fill={pigment.ochre} d="M420 244h64v44h-64z" />
        <path fill={pigment.violet} d="M402 288h100v46H402z" />
        <path fill={pigment.vermilion} d="M384 334h136v50H384z" />
        <path
          fill={pigment.plaster}
          d="M420 244h64v8a8 8 0 0 1-16 0a8 8 0 0 1-16 0a8 8 0 0 1-16 0a8 8 0 0 1-16 0zM384 334h136v8a8.500 8.500 0 0 1-17 0a8.500 8.500 0 0 1-17 0a8.500 8.500 0 0 1-17 0a8.500 8.500 0 0 1-17 0a8.500 8.500 0 0 1-17 0a8.500 8.500 0 0 1-17 0a8.500 8.500 0 0 1-17 0a8.500 8.500 0 0 1-17 0z"
        />
        <path fill={pigment.ink} d="M366 384h172v10H366zM440 394h24v86h-24z" />
      </HeldPhone>

      <HeldPhone x={730} y={220} width={210} height={370} turn={-3} sleeve={pigment.vermilion}>
        <path fill={pigment.plaster} d="M560 0h340v480H560z" />
        <path fill={pigment.vermilion} d="M704 92h52v44h44v52h-44v44h-52v-44h-44v-52h44z" />
        <path fill={pigment.cobalt} d="M676 480V320a54 54 0 0 1 108 0V480z" />
        <path fill={pigment.plaster} d="M726 260h8v220h-8z" />
        <path fill={pigment.pine} d="M632 272h32v70h-32zM796 272h32v70h-32z" />
      </HeldPhone>

      <HeldPhone x={1014} y={286} width={180} height={310} turn={7} sleeve={pigment.pine}>
        <path fill={pigment.pine} d="M860 0h320v480H860z" />
        <path fill={pigment.ochre} d="M860 150h320v60H860z" />
        <path fill={pigment.ink} d="M962 172h116v14H962z" />
        <g fill="none" stroke={pigment.plaster} strokeWidth="9">
          <circle cx="984" cy="334" r="30" />
          <circle cx="1056" cy="334" r="30" />
          <path d="M984 334L1006 286H1040L1056 334M1006 286L1024 334H984M1040 286L1024 334M1034 271H1052M998 276H1014" />
        </g>
        <path fill={pigment.shade} d="M860 368h320v112H860z" />
      </HeldPhone>

      <HeldPhone x={1290} y={254} width={190} height={330} turn={-5} sleeve={pigment.violet}>
        <path fill={pigment.vermilion} d="M1150 0h330v480H1150z" />
        <path
          fill={pigment.ochre}
          d="M1180 130h222v18a18 18 0 0 1-37 0a18 18 0 0 1-37 0a18 18 0 0 1-37 0a18 18 0 0 1-37 0a18 18 0 0 1-37 0a18 18 0 0 1-37 0z"
        />
        <path
          fill={pigment.plaster}
          d="M1217 130h37v18a18 18 0 0 1-37 0zM1291 130h37v18a18 18 0 0 1-37 0zM1365 130h37v18a18 18 0 0 1-37 0zM1246 250h88l-10 110h-68z"
        />
        <path
          fill="none"
          stroke={pigment.plaster}
          strokeWidth="8"
          d="M1272 186q12 14 0 28t0 28M1304 186q12 14 0 28t0 28"
        />
        <path fill={pigment.ochre} d="M1250 280h80l-8 80h-64z" />
        <path fill={pigment.cobalt} d="M1150 360h330v120H1150z" />
        <path fill={pigment.plaster} d="M1200 388h180v8H1200z" />
      </HeldPhone>
    </Canvas>
  );
}
