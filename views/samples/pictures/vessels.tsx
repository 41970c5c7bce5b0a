import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

type DesignProps = {
  left: number;
  right: number;
  /** Where its three fields begin, and where the last ends. */
  fields: readonly [red: number, ochre: number, paper: number, end: number];
  sun: readonly [x: number, y: number, radius: number];
  /** The lines of its text, as a path. */
  text: string;
};

/** The design, in the shape of what it is in. Each field covers the end of the one before, so that no ground is seen between. */
function Design({ left, right, fields: [red, ochre, paper, end], sun: [x, y, radius], text }: DesignProps) {
  const field = (top: number, bottom: number) => `M${left} ${top}H${right}V${bottom}H${left}z`;
  return (
    <>
      <path fill={pigment.vermilion} d={field(red, ochre + 2)} />
      <path fill={pigment.ochre} d={field(ochre, paper + 2)} />
      <circle cx={x} cy={y} r={radius} fill={pigment.plaster} />
      <path fill={pigment.plaster} d={field(paper, end)} />
      <path fill={pigment.ink} d={text} />
    </>
  );
}

/** A design that is a block, too wide for the glass, and the same design poured: each vessel has all of it. */
export function DesignPoured() {
  return (
    <Canvas width={1440} height={520} ground={pigment.pine}>
      <clipPath id="pot">
        <path d="M-40 0H310V410a44 44 0 0 1-44 44H-40z" />
      </clipPath>
      <clipPath id="tumbler">
        <path d="M764 0H964L944 454H784z" />
      </clipPath>
      <clipPath id="bowl">
        <path d="M1054 0H1546V214A246 246 0 0 1 1054 214z" />
      </clipPath>
      <path fill={pigment.ink} d="M0 470H1440V520H0z" />

      <path fill={pigment.ink} d="M-40 186H338V420a58 58 0 0 1-58 58H-40z" />
      <g clipPath="url(#pot)">
        <path fill={pigment.pine} d="M-40 186H310V250H-40z" />
        <Design
          left={-40}
          right={310}
          fields={[234, 280, 372, 460]}
          sun={[64, 326, 34]}
          text="M-10 394H124V408H-10zM-10 422H84V436H-10zM152 394H280V408H152zM152 422H244V436H152z"
        />
      </g>

      <path fill={pigment.ink} d="M432 210H652L628 478H456z" />
      <path fill={pigment.pine} d="M456 180H628L606 454H476z" />
      <g transform="translate(-18) rotate(-6 560 230)">
        <Design
          left={384}
          right={736}
          fields={[-40, 62, 156, 234]}
          sun={[464, 108, 36]}
          text="M412 176H542V190H412zM412 204H510V218H412zM578 176H708V190H578zM578 204H676V218H578z"
        />
      </g>

      <path fill={pigment.ink} d="M738 66H990L968 478H760z" />
      <g clipPath="url(#tumbler)">
        <path fill={pigment.pine} d="M740 66H990V110H740z" />
        <Design
          left={740}
          right={990}
          fields={[96, 170, 310, 460]}
          sun={[864, 240, 46]}
          text="M806 336H926V350H806zM806 364H896V378H806zM806 392H926V406H806zM806 420H880V434H806z"
        />
      </g>

      <path fill={pigment.ink} d="M1028 196H1572V214A272 272 0 0 1 1028 214zM1200 440H1400V478H1180z" />
      <g clipPath="url(#bowl)">
        <path fill={pigment.pine} d="M1040 196H1560V236H1040z" />
        <Design
          left={1040}
          right={1560}
          fields={[226, 272, 362, 480]}
          sun={[1180, 318, 34]}
          text="M1184 384H1276V398H1184zM1184 412H1250V426H1184zM1304 384H1424V398H1304zM1304 412H1384V426H1304z"
        />
      </g>
    </Canvas>
  );
}
