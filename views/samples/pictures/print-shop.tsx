import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** Four squares: one colour in a grey street, a price list, a bag that is carried home, posts that look alike. */
export function FourReasons() {
  return (
    <Canvas width={1600} height={400} ground={pigment.shade}>
      <path fill={pigment.concrete} d="M0 0H400V70H0zM0 320H400V400H0z" />
      <path
        fill="#918A7C"
        d="M16 96H124V160H16zM276 96H384V160H276zM16 176H124V320H16zM276 176H384V320H276z"
      />
      <path fill={pigment.plaster} d="M140 176H260V320H140z" />
      <path
        fill={pigment.vermilion}
        d="M132 60H268V136H132zM128 160H272V196A18 18 0 0 1 236 196A18 18 0 0 1 200 196A18 18 0 0 1 164 196A18 18 0 0 1 128 196zM60 268H130V330H60z"
      />
      <path fill={pigment.ink} d="M176 238H224V320H176zM40 330H150V350H40z" />
      <circle cx="62" cy="356" r="22" fill={pigment.ink} />
      <circle cx="134" cy="356" r="22" fill={pigment.ink} />
      <path fill={pigment.plaster} d="M168 108A32 32 0 0 1 232 108zM82 308A13 13 0 0 1 108 308z" />
      <path fill={pigment.cobalt} d="M400 0H800V400H400z" />
      <path fill={pigment.plaster} d="M450 60H750V340H450z" />
      <path fill={pigment.vermilion} d="M450 60H750V124H450z" />
      <path
        fill={pigment.ink}
        d="M478 150H600V168H478zM478 196H572V214H478zM478 242H616V260H478zM478 288H560V306H478z"
      />
      <path
        fill={pigment.ochre}
        d="M662 142H722V176H662zM662 188H722V222H662zM662 234H722V268H662zM662 280H722V314H662z"
      />
      <path fill={pigment.plaster} d="M560 104A40 32 0 0 1 640 104z" />
      <path fill={pigment.ochre} d="M800 0H1200V400H800z" />
      <path fill={pigment.ink} d="M838 0H930V150L968 372H1010V400H930L884 190L866 400H812L838 150z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth="14" d="M1016 150V96A44 44 0 0 1 1104 96V150" />
      <path fill={pigment.plaster} d="M970 140H1150V372H970z" />
      <path fill={pigment.vermilion} d="M1016 236A44 44 0 0 1 1104 236zM996 248H1124A64 60 0 0 1 996 248z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="34" d="M916 0L1044 62" />
      <circle cx="1060" cy="62" r="26" fill={pigment.concrete} />
      <path fill={pigment.vermilion} d="M1200 0H1600V400H1200z" />
      <path fill={pigment.ink} d="M1270 36H1530V400H1270z" />
      <path
        fill={pigment.plaster}
        d="M1284 70H1360V146H1284zM1440 70H1516V146H1440zM1362 148H1438V224H1362zM1284 226H1360V302H1284zM1440 226H1516V302H1440zM1362 304H1438V380H1362z"
      />
      <path
        fill={pigment.ochre}
        d="M1362 70H1438V146H1362zM1284 148H1360V224H1284zM1440 148H1516V224H1440zM1362 226H1438V302H1362zM1284 304H1360V380H1284zM1440 304H1516V380H1440z"
      />
      <path
        fill={pigment.ink}
        d="M1378 122A22 22 0 0 1 1422 122zM1300 200A22 22 0 0 1 1344 200zM1456 200A22 22 0 0 1 1500 200zM1378 278A22 22 0 0 1 1422 278zM1300 356A22 22 0 0 1 1344 356zM1456 356A22 22 0 0 1 1500 356z"
      />
      <path
        fill={pigment.vermilion}
        d="M1300 112A22 22 0 0 0 1344 112zM1456 112A22 22 0 0 0 1500 112zM1378 190A22 22 0 0 0 1422 190zM1300 268A22 22 0 0 0 1344 268zM1456 268A22 22 0 0 0 1500 268zM1378 346A22 22 0 0 0 1422 346z"
      />
    </Canvas>
  );
}

/** Sheets in a folder: one logo in colour, in black, on black, and as a round picture. */
export function LogoSheets() {
  const glasses = (x: number, y: number) =>
    `M${x - 62} ${y}a34 34 0 0 1 68 0a34 34 0 0 1-68 0M${x + 26} ${y}a34 34 0 0 1 68 0a34 34 0 0 1-68 0M${x + 6} ${y - 6}q10-12 20 0M${x - 62} ${y - 4}l-22-12M${x + 94} ${y - 4}l22-12`;
  return (
    <Canvas width={1440} height={340} ground="none">
      <path fill="#B97C14" d="M0 340V120H360L410 170H1440V340z" />
      <path fill={pigment.plaster} d="M70 44L410 20L430 340H90z" />
      <path fill={pigment.shade} d="M390 70L730 56L742 340H400z" />
      <path fill={pigment.ink} d="M720 30L1060 48L1044 340H704z" />
      <path fill={pigment.vermilion} d="M1050 72L1380 58L1394 340H1060z" />
      <path fill="none" stroke={pigment.vermilion} strokeWidth="16" d={glasses(230, 150)} />
      <path fill="none" stroke={pigment.ink} strokeWidth="16" d={glasses(550, 176)} />
      <path fill="none" stroke={pigment.plaster} strokeWidth="16" d={glasses(866, 160)} />
      <circle cx="1220" cy="190" r="104" fill={pigment.plaster} />
      <path fill="none" stroke={pigment.ink} strokeWidth="14" d={glasses(1204, 186)} />
      <path fill={pigment.ink} d="M130 240H344V256H130zM450 262H664V278H450z" />
      <path fill={pigment.plaster} d="M764 250H978V266H764z" />
    </Canvas>
  );
}
