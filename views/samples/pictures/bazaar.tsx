import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const night = '#16306D';
const dusk = '#2C51A8';

type MarkProps = { x: number; y: number; size: number; ink: string };

/** The logo of the sample optician: a pair of glasses, with the middle of its bridge at x and y. */
function Glasses({ x, y, size, ink }: MarkProps) {
  return (
    <path
      fill="none"
      stroke={ink}
      strokeWidth="20"
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M-106 0a44 44 0 0 1 88 0a44 44 0 0 1-88 0M18 0a44 44 0 0 1 88 0a44 44 0 0 1-88 0M-20-10q20-22 40 0M-104-8L-140-30M104-8L140-30"
    />
  );
}

/** A street of shops at dusk. The boards of all run into each other but that of one, whose logo is on all that it has. */
export function BazaarStreet() {
  return (
    <Canvas width={1440} height={520} ground={night}>
      {/* The neighbours: boards that are full, and what hangs below them. */}
      <path
        fill={pigment.cobalt}
        d="M0 0H230V190H0zM230 40H420V230H230zM1020 30H1230V210H1020zM1230 0H1440V160H1230z"
      />
      <path
        fill={dusk}
        d="M-10 20h70v60h-70zM76 20h40v90H76zM132 20h80v24h-80zM132 60h34v50h-34zM182 60h30v50h-30zM-10 96h70v14h-70zM-10 128h100v40h-100zM106 128h106v14H106zM106 154h106v14H106zM248 60h60v60h-60zM324 60h90v18h-90zM324 94h36v60h-36zM376 94h40v60h-40zM248 136h60v18h-60zM248 172h166v38h-166zM1040 50h100v30h-100zM1156 50h56v76h-56zM1040 96h30v94h-30zM1086 96h54v30h-54zM1086 142h126v18h-126zM1086 174h126v16h-126zM1250 14h40v130h-40zM1306 14h80v50h-80zM1402 14h60v22h-60zM1402 52h60v92h-60zM1306 80h34v64h-34zM1356 80h30v64h-30z"
      />
      <path
        fill={pigment.cobalt}
        d="M0 210H230V450H0zM230 250H420V450H230zM1020 230H1230V450H1020zM1230 180H1440V450H1230z"
      />
      <path
        fill={night}
        d="M24 236H206V450H24zM252 276H400V450H252zM1044 262H1210V450H1044zM1252 206H1440V450H1252z"
      />
      <path
        fill={dusk}
        d="M230 250h190v20a19 19 0 0 1-38 0a19 19 0 0 1-38 0a19 19 0 0 1-38 0a19 19 0 0 1-38 0a19 19 0 0 1-38 0zM1230 180h220v22a22 22 0 0 1-44 0a22 22 0 0 1-44 0a22 22 0 0 1-44 0a22 22 0 0 1-44 0a22 22 0 0 1-44 0z"
      />
      <path fill={pigment.ink} d="M0 450H1440V520H0z" />

      {/* The optician. */}
      <path fill={pigment.plaster} d="M420 0H1020V450H420z" />
      <path fill={pigment.vermilion} d="M390 0H1050V262H390z" />
      <Glasses x={720} y={140} size={2} ink={pigment.plaster} />
      <path fill={pigment.ochre} d="M796 290H996V450H796z" />
      <path fill={pigment.shade} d="M444 290H768V450H444z" />
      <path
        fill={pigment.plaster}
        d="M444 314h324v12H444zM444 350h324v12H444zM444 386h324v12H444zM444 422h324v12H444z"
      />
      <Glasses x={606} y={374} size={0.9} ink={pigment.vermilion} />

      {/* Its van, which drives off. */}
      <path fill={pigment.plaster} d="M-20 232H336a24 24 0 0 1 24 24V470H-20z" />
      <path fill={pigment.shade} d="M-20 440H360V470H-20z" />
      <path fill={pigment.vermilion} d="M336 380H360V430H336z" />
      <Glasses x={166} y={342} size={1.1} ink={pigment.vermilion} />
      <circle cx="270" cy="472" r="50" fill={pigment.ink} />
      <circle cx="270" cy="472" r="22" fill={pigment.shade} />

      {/* A customer who carries a bag home. */}
      <path fill={pigment.plaster} d="M1196 390H1262L1230 496H1150zM1300 402H1370L1402 496H1322z" />
      <path fill="#C98A1A" d="M1140 494H1236V520H1104zM1322 494H1402L1440 512V520H1322z" />
      <path fill={pigment.ochre} d="M1190-10H1340L1384 416H1296L1282 340L1266 416H1164z" />
      <path fill="#C98A1A" d="M1186-10H1256L1177 262H1113z" />
      <path fill={pigment.ink} d="M1112 262H1177L1168 312H1118z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth="14" d="M1096 336V296H1188V336" />
      <path fill={pigment.vermilion} d="M1044 328H1240V474H1044z" />
      <Glasses x={1142} y={406} size={0.6} ink={pigment.plaster} />
    </Canvas>
  );
}
