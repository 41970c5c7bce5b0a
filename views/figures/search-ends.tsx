import { Poster, pigment } from './poster.tsx';

/** A street at night: every shop has a bright sign but one, and above it the owner searches on a phone. */
export function SeoEnd() {
  return (
    <Poster ground="pine">
      <path fill={pigment.plaster} d="M356 10a20 20 0 1 0 15 30a16 16 0 0 1-15-30z" />
      <path fill={pigment.ink} d="M-200 141V50H54V30H168V4H312V54H406V24H680V141z" />
      <path
        fill={pigment.pine}
        d="M4 58H18V76H4zM30 58H44V76H30zM68 44H88V74H68zM101 44H121V74H101zM134 44H154V74H134zM324 62H344V76H324zM356 62H376V76H356zM388 62H400V76H388zM420 40H440V74H420zM456 40H476V74H456zM184 108H296V112H184zM184 116H296V120H184zM184 124H296V128H184z"
      />
      <path
        fill={pigment.ochre}
        d="M184 14H296V78H184zM66 106H110V131H66zM120 106H154V141H120zM320 106H372V131H320zM-60 82H44V102H-60z"
      />
      <path
        fill={pigment.plaster}
        d="M56 82H164V102H56zM416 82H600V102H416zM-20 106H20V131H-20zM428 106H500V131H428z"
      />
      <path fill={pigment.vermilion} d="M316 82H406V102H316zM384 106H400V141H384zM196 78a31 31 0 0 1 62 0z" />
      <path
        fill={pigment.ink}
        d="M84 88H138V96H84zM24 88H34V96H24zM-6 88H16V96H-6zM444 88H520V96H444zM70 131V120a7 7 0 0 1 14 0V131zM90 131V112H104V131zM326 131V122a9 9 0 0 1 18 0V131zM352 131V114H364V131z"
      />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="12"
        strokeLinecap="round"
        d="M72 92h0M430 92h0"
      />
      <path fill={pigment.plaster} d="M344 88H396V96H344zM326 96a8 8 0 0 1 12-8v8z" />
      <circle cx="227" cy="40" r="15" fill={pigment.ink} />
      <g transform="rotate(10 272 46)">
        <rect x="259" y="24" width="27" height="46" rx="4" fill={pigment.ink} />
        <path fill={pigment.plaster} d="M262 29H283V65H262z" />
        <path fill={pigment.pine} d="M264 32H281V38H264zM264 44H281V46H264zM264 50H276V52H264zM264 56H279V58H264z" />
      </g>
      <path stroke={pigment.vermilion} strokeWidth="12" d="M240 78L262 64" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="2"
        strokeDasharray="7 5"
        d="M180 86H300V101H180z"
      />
    </Poster>
  );
}

/** Three hungry chicks in one nest, and a parent with a single coin. */
export function SemEnd() {
  const beak = 'M2-21L44-24L13 0L44 24L2 21z';
  return (
    <Poster ground="pine">
      <path fill={pigment.vermilion} d="M142 120V90a20 20 0 0 1 40 0V120z" />
      <path fill={pigment.plaster} d="M186 120V66a22 22 0 0 1 44 0V120z" />
      <path fill={pigment.ochre} d="M236 120V86a20 20 0 0 1 40 0V120z" />
      <path fill={pigment.ochre} transform="translate(162 88) rotate(-48) scale(.86)" d={beak} />
      <path fill={pigment.vermilion} transform="translate(208 64) rotate(-52)" d={beak} />
      <path fill={pigment.vermilion} transform="translate(256 84) rotate(-62) scale(.86)" d={beak} />
      <path
        stroke={pigment.ink}
        strokeWidth="6"
        strokeLinecap="round"
        d="M152 82h0M197 58h0M245 80h0"
      />
      <path
        fill={pigment.ink}
        d="M-200 131H150C136 126 122 116 118 102H300C296 116 282 126 268 131H680V141H-200z"
      />
      <path stroke={pigment.shade} strokeWidth="4" d="M128 106L186 128M160 104L230 130M292 106L226 128M250 104L190 130" />
      <path fill={pigment.plaster} d="M326 40a24 24 0 0 1 45-11L486 114H388A62 62 0 0 1 326 52z" />
      <path fill={pigment.shade} d="M372 58L448 114H392A40 40 0 0 1 372 58z" />
      <path stroke={pigment.vermilion} strokeWidth="5" d="M392 112V131M408 112V131" />
      <circle cx="294" cy="36" r="19" fill={pigment.ochre} />
      <path fill={pigment.vermilion} d="M330 26L298 37L328 37zM328 39L298 39L330 50z" />
      <circle cx="346" cy="36" r="4.500" fill={pigment.ink} />
    </Poster>
  );
}

/** The ten best sellers of a kitchen shop: three on a podium, and seven beside it. */
export function EcommerceSeoEnd() {
  return (
    <Poster ground="pine">
      <path fill={pigment.plaster} d="M134 131V92H204V74H276V100H346V131z" />
      <path fill={pigment.ink} d="M-200 131H680V141H-200zM236 127V92l-10 6v-9l12-8h9V127z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="7"
        d="M159 106a9.500 9.500 0 0 1 19 0c0 8-18 9-19 17.500h20M303 108a7 6 0 1 1 7 7a7 6 0 1 1-8 7"
      />
      <path fill={pigment.vermilion} d="M208 38H272V66a8 8 0 0 1-8 8H216a8 8 0 0 1-8-8z" />
      <path fill={pigment.shade} d="M202 31H278V39H202zM210 31a30 15 0 0 1 60 0z" />
      <path
        fill={pigment.ink}
        d="M234 6H246V17H234zM278 31H312a5 5 0 0 1 0 10H278zM190 31H202V41H190z"
      />
      <circle cx="166" cy="62" r="30" fill={pigment.ink} />
      <circle cx="166" cy="62" r="22" fill="none" stroke={pigment.shade} strokeWidth="4" />
      <path stroke={pigment.ink} strokeWidth="8" strokeLinecap="round" d="M148 42L126 12" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="5"
        d="M294 66V62a17 17 0 0 1 34 0V66M50 131V88a18 18 0 0 1 36 0V131"
      />
      <path fill={pigment.ochre} d="M288 100L293 70H329L331 80L346 70V80L332 92L334 100zM94 94a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6V131H94z" />
      <path fill={pigment.shade} d="M54 90H82V102H54zM54 104H82V116H54zM54 118H82V131H54zM404 92H430L426 131H408z" />
      <path fill={pigment.vermilion} d="M97 78H123V88H97zM293 66H329V70H293zM440 50H452V62H440z" />
      <path fill={pigment.plaster} d="M94 100H126V118H94zM356 96H398L390 131H364z" />
      <path fill={pigment.violet} d="M440 64H452V80L460 92V131H432V92L440 80z" />
      <path stroke={pigment.ochre} strokeWidth="9" strokeLinecap="round" d="M380 94L396 68" />
      <path fill={pigment.ink} d="M-10 100H46A28 28 0 0 1-10 100z" />
    </Poster>
  );
}

/** A seesaw: a customer outweighs the coins, and the owner holds one coin more. */
export function PpcEnd() {
  const pile = (x: number, count: number) =>
    Array.from({ length: count }, (_, index) => `M${x} ${126 - index * 12}h30`).join('');
  return (
    <Poster ground="pine">
      <path fill={pigment.ink} d="M-200 131H680V141H-200zM208 131L240 88L272 131z" />
      <path
        stroke={pigment.ochre}
        strokeWidth="10"
        strokeLinecap="round"
        d={`${pile(-34, 3)}${pile(12, 6)}`}
      />
      <path fill={pigment.violet} d="M60 131V88a25 25 0 0 1 50 0V131z" />
      <path stroke={pigment.violet} strokeWidth="13" d="M92 88L130 34" />
      <circle cx="85" cy="46" r="17" fill={pigment.plaster} />
      <g transform="rotate(9 240 88)">
        <path fill={pigment.plaster} d="M112 84H368V94H112z" />
        <path
          stroke={pigment.ochre}
          strokeWidth="10"
          strokeLinecap="round"
          d="M140 78h34M140 66h34M140 54h34M134 27h34"
        />
        <path fill={pigment.vermilion} d="M298 84V58a27 27 0 0 1 54 0V84z" />
        <circle cx="325" cy="16" r="18" fill={pigment.plaster} />
      </g>
      <circle cx="133" cy="30" r="8" fill={pigment.plaster} />
      <path fill={pigment.ochre} d="M384 131V92a22 22 0 0 1 44 0V131z" />
      <path fill={pigment.ink} d="M432 131V84a22 22 0 0 1 44 0V131z" />
      <path
        stroke={pigment.plaster}
        strokeWidth="30"
        strokeLinecap="round"
        d="M406 55h0M454 46h0"
      />
    </Poster>
  );
}

/** One advertisement on three hoardings: behind a tree, half pasted by a person on a ladder, and upside down. */
export function GoogleAdsEnd() {
  const cup = (
    <>
      <path
        fill="none"
        stroke={pigment.vermilion}
        strokeWidth="7"
        d="M24-4h6a9 9 0 0 1 0 18h-8"
      />
      <path fill={pigment.vermilion} d="M-28-12H28V4A24 24 0 0 1 4 28H-4A24 24 0 0 1-28 4z" />
      <path fill={pigment.plaster} d="M-36 30H36V36H-36zM-14-20v-10h7v10zM-3-20v-16h7v16zM8-20v-10h7v10z" />
    </>
  );
  return (
    <Poster ground="pine">
      <path
        fill={pigment.ink}
        d="M-200 131H680V141H-200zM8 24H132V102H8zM24 102H34V131H24zM106 102H116V131H106zM156 4H324V100H156zM178 100H188V131H178zM260 100H270V131H260zM348 24H472V102H348zM368 102H378V131H368zM442 102H452V131H442z"
      />
      <path fill={pigment.ochre} d="M14 30H126V96H14zM162 10H318V94H162zM354 30H466V96H354z" />
      <g transform="translate(56 62) scale(.8)">{cup}</g>
      <g transform="translate(232 52) scale(1.050)">{cup}</g>
      <g transform="translate(410 64) scale(.8) rotate(180)">{cup}</g>
      <path fill={pigment.shade} d="M296 10H318V94H256V66L296 32z" />
      <path fill={pigment.plaster} d="M296 32L256 66L292 70z" />
      <path stroke={pigment.ink} strokeWidth="4" fill="none" d="M292 131L300 30M314 131L318 30M293 118H314M294 104H315" />
      <path fill={pigment.cobalt} d="M286 96V70a19 19 0 0 1 38 0V96z" />
      <circle cx="306" cy="42" r="13" fill={pigment.ink} />
      <path stroke={pigment.cobalt} strokeWidth="9" d="M296 66L276 58" />
      <path fill={pigment.violet} d="M84 131V90H50a28 28 0 0 1-2-50a40 40 0 0 1 76-2a28 28 0 0 1 0 52H94V131z" />
    </Poster>
  );
}
