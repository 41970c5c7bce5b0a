import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

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
        <path fill={pigment.vermilion} d="M-40 234H310V284H-40z" />
        <path fill={pigment.ochre} d="M-40 280H310V374H-40z" />
        <circle cx="64" cy="326" r="34" fill={pigment.plaster} />
        <path fill={pigment.plaster} d="M-40 372H310V460H-40z" />
        <path
          fill={pigment.ink}
          d="M-10 394H124V408H-10zM-10 422H84V436H-10zM152 394H280V408H152zM152 422H244V436H152z"
        />
      </g>

      <path fill={pigment.ink} d="M432 210H652L628 478H456z" />
      <path fill={pigment.pine} d="M456 180H628L606 454H476z" />
      <g transform="translate(-18) rotate(-6 560 230)">
        <path fill={pigment.vermilion} d="M384-40H736V62H384z" />
        <path fill={pigment.ochre} d="M384 62H736V156H384z" />
        <circle cx="464" cy="108" r="36" fill={pigment.plaster} />
        <path fill={pigment.plaster} d="M384 156H736V234H384z" />
        <path
          fill={pigment.ink}
          d="M412 176H542V190H412zM412 204H510V218H412zM578 176H708V190H578zM578 204H676V218H578z"
        />
      </g>

      <path fill={pigment.ink} d="M738 66H990L968 478H760z" />
      <g clipPath="url(#tumbler)">
        <path fill={pigment.pine} d="M740 66H990V110H740z" />
        <path fill={pigment.vermilion} d="M740 96H990V176H740z" />
        <path fill={pigment.ochre} d="M740 170H990V310H740z" />
        <circle cx="864" cy="240" r="46" fill={pigment.plaster} />
        <path fill={pigment.plaster} d="M740 310H990V460H740z" />
        <path
          fill={pigment.ink}
          d="M806 336H926V350H806zM806 364H896V378H806zM806 392H926V406H806zM806 420H880V434H806z"
        />
      </g>

      <path fill={pigment.ink} d="M1028 196H1572V214A272 272 0 0 1 1028 214zM1200 440H1400V478H1180z" />
      <g clipPath="url(#bowl)">
        <path fill={pigment.pine} d="M1040 196H1560V236H1040z" />
        <path fill={pigment.vermilion} d="M1040 226H1560V276H1040z" />
        <path fill={pigment.ochre} d="M1040 272H1560V362H1040z" />
        <circle cx="1180" cy="318" r="34" fill={pigment.plaster} />
        <path fill={pigment.plaster} d="M1040 362H1560V480H1040z" />
        <path
          fill={pigment.ink}
          d="M1184 384H1276V398H1184zM1184 412H1250V426H1184zM1304 384H1424V398H1304zM1304 412H1384V426H1304z"
        />
      </g>
    </Canvas>
  );
}
