import { Poster, pigment } from './poster.tsx';

/** A street at night: every shop has a bright sign but one, and above it the owner searches on a phone. */
export function SeoEnd() {
  return (
    <Poster ground="pine">
      <path fill={pigment.plaster} d="M338 14a17 17 0 1 0 14 26a14 14 0 0 1-14-26z" />
      <path fill={pigment.ink} d="M-200 141V50H54V32H168V14H312V54H406V24H680V141z" />
      <path
        fill={pigment.pine}
        d="M-2 58H14V74H-2zM26 58H42V74H26zM68 42H88V72H68zM101 42H121V72H101zM134 42H154V72H134zM322 62H340V74H322zM350 62H368V74H350zM378 62H396V74H378zM420 38H440V72H420zM456 38H476V72H456zM180 110H300V114H180zM180 118H300V122H180zM180 126H300V130H180z"
      />
      <path
        fill={pigment.ochre}
        d="M180 23H300V78H180zM64 104H112V131H64zM118 104H154V131H118zM322 104H352V131H322zM358 104H400V131H358zM-60 80H44V100H-60z"
      />
      <path
        fill={pigment.plaster}
        d="M56 80H164V100H56zM416 80H600V100H416zM-20 104H30V131H-20zM428 104H500V131H428zM90 114H104V131H90zM366 118a7 7 0 0 1 14 0V131H366z"
      />
      <path
        fill={pigment.vermilion}
        d="M316 80H406V100H316zM70 122a7 7 0 0 1 14 0V131H70zM384 112H394V131H384zM192 78a31 31 0 0 1 62 0zM236 66L262 52L268 64L246 78z"
      />
      <path
        fill={pigment.ink}
        d="M84 86H140V94H84zM24 86H34V94H24zM-6 86H16V94H-6zM444 86H520V94H444zM129 131V121a7 7 0 0 1 14 0V131zM330 131V121a7 7 0 0 1 14 0V131zM-6 131V112H10V131zM440 131V118a9 9 0 0 1 18 0V131zM464 131V110H476V131z"
      />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="11"
        strokeLinecap="round"
        d="M71 90h0M430 90h0M136 110h0M337 110h0"
      />
      <path fill={pigment.plaster} d="M344 86H394V94H344zM326 94a8 8 0 0 1 12-8v8z" />
      <circle cx="223" cy="43" r="16" fill={pigment.ink} />
      <g transform="rotate(10 274 50)">
        <rect x="259" y="27" width="31" height="46" rx="4" fill={pigment.ink} />
        <path fill={pigment.plaster} d="M263 32H286V68H263z" />
        <path
          fill={pigment.pine}
          d="M265 35H284V42H265zM265 47H284V50H265zM265 53H278V56H265zM265 59H282V62H265z"
        />
      </g>
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="2.500"
        strokeDasharray="8.500 5.750"
        d="M178.750 82H301.250M178.750 104H301.250M180 82V104M300 82V104"
      />
    </Poster>
  );
}

/** Three hungry chicks in one nest, and a parent with a single coin. */
export function SemEnd() {
  const beak = 'M2-20L44-24L12 0L44 24L2 20z';
  return (
    <Poster ground="pine">
      <path fill={pigment.vermilion} d="M138 120V90a20 20 0 0 1 40 0V120z" />
      <path fill={pigment.plaster} d="M186 120V68a23 23 0 0 1 46 0V120z" />
      <path fill={pigment.ochre} d="M242 120V88a20 20 0 0 1 40 0V120z" />
      <path fill={pigment.ochre} transform="translate(158 88) rotate(-52) scale(.86)" d={beak} />
      <path fill={pigment.vermilion} transform="translate(209 66) rotate(-64)" d={beak} />
      <path fill={pigment.vermilion} transform="translate(262 86) rotate(-60) scale(.86)" d={beak} />
      <path stroke={pigment.ink} strokeWidth="6" strokeLinecap="round" d="M148 83h0M196 65h0M251 83h0" />
      <path
        fill={pigment.ink}
        d="M-200 131H148C134 126 118 118 114 100H306C302 118 286 126 272 131H680V141H-200zM52 131A62 62 0 0 1 106 62A62 62 0 0 1 52 131zM52 131A50 50 0 0 0 2 92A50 50 0 0 0 52 131z"
      />
      <path
        fill="none"
        stroke={pigment.shade}
        strokeWidth="4"
        d="M124 105L186 129M158 101L232 129M296 105L234 129M262 101L188 129"
      />
      <path fill={pigment.plaster} d="M326 40a24 24 0 0 1 45-11L490 114H388A62 62 0 0 1 326 52z" />
      <path fill={pigment.shade} d="M372 56L453 114H396A42 42 0 0 1 372 56z" />
      <path stroke={pigment.vermilion} strokeWidth="5" d="M394 113V132M410 113V132" />
      <path fill={pigment.vermilion} d="M328 40L294 46L332 56z" />
      <circle cx="296" cy="40" r="20" fill={pigment.ochre} />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="3"
        d="M284 31H304M284 37.500H304M284 31h5a6.500 6.500 0 0 1 0 13h-5l13 11"
      />
      <path fill={pigment.vermilion} d="M330 26L304 42L328 42z" />
      <circle cx="346" cy="36" r="4.500" fill={pigment.ink} />
    </Poster>
  );
}

/** The ten best sellers of a kitchen shop: three on a podium, and seven beside it. */
export function EcommerceSeoEnd() {
  return (
    <Poster ground="pine">
      <path
        fill="none"
        stroke={pigment.concrete}
        strokeWidth="6"
        d="M46 131V76a21 21 0 0 1 42 0V131M306 76V72a17 17 0 0 1 34 0V76"
      />
      <path
        fill={pigment.shade}
        d="M52 78H82V94H52zM52 97H82V112H52zM52 115H82V131H52zM184 37H296V47H184zM196 37a44 19 0 0 1 88 0z"
      />
      <path fill={pigment.plaster} d="M108 131V99H190V90H290V108H368V131z" />
      <path
        fill={pigment.ink}
        d="M-200 131H680V141H-200zM235 126V106l-10 5v-9l12-8h9V126zM233 10H247V20H233zM296 36H334a5 5 0 0 1 0 10H296zM176 37H184V47H176z"
      />
      <g fill="none" stroke={pigment.ink} strokeWidth="7">
        <path
          transform="translate(167 117) scale(.7)"
          d="M-9.500-6a9.500 9.500 0 0 1 19 0c0 8-18 9-19 17.500h20"
        />
        <path
          transform="translate(311 119.500) scale(.52)"
          d="M-8-8.500a8 7 0 1 1 7 8.500a8 7.500 0 1 1-8 8.500"
        />
      </g>
      <path fill={pigment.vermilion} d="M191 47H289V80a10 10 0 0 1-10 10H201a10 10 0 0 1-10-10z" />
      <circle cx="142" cy="65" r="34" fill={pigment.ink} />
      <circle cx="142" cy="65" r="26" fill="none" stroke={pigment.shade} strokeWidth="4" />
      <circle cx="142" cy="65" r="18" fill={pigment.plaster} />
      <path stroke={pigment.ink} strokeWidth="9" strokeLinecap="round" d="M122 39L101 15" />
      <path
        stroke={pigment.ochre}
        strokeWidth="5"
        strokeLinecap="round"
        d="M135 58h2M147 61h2M134 70h2M144 72h2"
      />
      <path
        fill={pigment.ochre}
        d="M297 108L302 78H344L347 89L364 76V88L349 100L350 108zM84 92a8 8 0 0 1 8-8h18a8 8 0 0 1 8 8V131H84z"
      />
      <path fill={pigment.violet} d="M412 58H426V80L436 94V131H402V94L412 80z" />
      <path fill={pigment.ochre} d="M402 102H436V120H402z" />
      <path
        fill={pigment.vermilion}
        d="M87 72H115V84H87zM84 98H118V116H84zM412 44H426V55H412zM302 72H344V78H302z"
      />
      <circle cx="450" cy="105" r="26" fill={pigment.concrete} />
      <circle cx="450" cy="105" r="18" fill="none" stroke={pigment.shade} strokeWidth="4" />
      <path stroke={pigment.ochre} strokeWidth="10" strokeLinecap="round" d="M386 90L376 62" />
      <path fill={pigment.plaster} d="M370 92H412L404 131H378z" />
      <path fill={pigment.vermilion} d="M442 98H470L466 131H446z" />
      <path stroke={pigment.plaster} strokeWidth="5" strokeLinecap="round" d="M30 106L14 66" />
      <path fill={pigment.ink} d="M4 102H60A28 29 0 0 1 4 102z" />
    </Poster>
  );
}

/** A seesaw: a customer outweighs the coins, and the owner holds one coin more. */
export function PpcEnd() {
  const pile = (x: number, count: number) =>
    Array.from({ length: count }, (_, index) => `M${x} ${125 - index * 13}h26`).join('');
  return (
    <Poster ground="pine">
      <path fill={pigment.ink} d="M-200 131H680V141H-200zM208 131L240 91L272 131z" />
      <path
        stroke={pigment.ochre}
        strokeWidth="11"
        strokeLinecap="round"
        d={`${pile(10, 6)}${pile(50, 3)}`}
      />
      <path fill={pigment.ink} d="M90 131V90a26 26 0 0 1 52 0V131z" />
      <path stroke={pigment.ink} strokeWidth="13" d="M124 92L151 32" />
      <circle cx="114" cy="47" r="17" fill={pigment.plaster} />
      <g transform="translate(0 4) rotate(9 240 88)">
        <path fill={pigment.plaster} d="M118 84H364V95H118z" />
        <path
          stroke={pigment.ochre}
          strokeWidth="11"
          strokeLinecap="round"
          d="M156 77h34M156 64h34M156 51h34"
        />
        <path fill={pigment.vermilion} d="M287 84V60a27 27 0 0 1 54 0V84z" />
        <circle cx="314" cy="16" r="18" fill={pigment.plaster} />
      </g>
      <path stroke={pigment.ochre} strokeWidth="11" strokeLinecap="round" d="M166 22l34 5" />
      <circle cx="157" cy="25" r="9" fill={pigment.plaster} />
      <path fill={pigment.shade} d="M382 131V94a23 23 0 0 1 46 0V131z" />
      <path fill={pigment.ink} d="M432 131V84a23 23 0 0 1 46 0V131z" />
      <path stroke={pigment.plaster} strokeWidth="32" strokeLinecap="round" d="M405 54h0M455 44h0" />
    </Poster>
  );
}

/** One advertisement on three hoardings: behind a tree, half pasted by a person on a ladder, and upside down. */
export function GoogleAdsEnd() {
  const cup = (
    <>
      <path fill="none" stroke={pigment.vermilion} strokeWidth="7" d="M24-4h6a9 9 0 0 1 0 18h-8" />
      <path fill={pigment.vermilion} d="M-28-12H28V4A24 24 0 0 1 4 28H-4A24 24 0 0 1-28 4z" />
      <path fill={pigment.plaster} d="M-38 31H38V37H-38z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth="5" d="M-8-18q-6-5 0-9t0-9M8-18q-6-5 0-9t0-9" />
    </>
  );
  return (
    <Poster ground="pine">
      <path
        fill={pigment.ink}
        d="M-200 131H680V141H-200zM6 30H118V104H6zM14 104H24V131H14zM96 104H106V131H96zM140 15H340V102H140zM164 102H176V131H164zM270 102H282V131H270zM362 30H474V104H362zM380 104H390V131H380zM446 104H456V131H446z"
      />
      <path fill={pigment.ochre} d="M12 36H112V98H12zM146 21H334V96H146zM368 36H468V98H368z" />
      <g transform="translate(77 69) scale(.78)">{cup}</g>
      <g transform="translate(204 59) scale(.950)">{cup}</g>
      <g transform="translate(418 68) scale(.78) rotate(180)">{cup}</g>
      <path fill={pigment.shade} d="M280 21H334V96H252L280 46z" />
      <path fill={pigment.plaster} d="M280 46L252 96L238 70z" />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="5"
        d="M294 131L301 60M327 131L320 60M295 120H326M297 106H324"
      />
      <path fill={pigment.cobalt} d="M294 98V68a17 17 0 0 1 34 0V98z" />
      <path stroke={pigment.cobalt} strokeWidth="10" d="M306 68L277 44" />
      <circle cx="311" cy="40" r="12" fill={pigment.ink} />

      <path fill={pigment.violet} d="M22 92a20 20 0 0 1-4-40a33 33 0 0 1 60-9a25 25 0 0 1 0 49z" />
      <path stroke={pigment.ink} strokeWidth="9" d="M48 131V58M48 90L66 72M48 82L32 66" />
    </Poster>
  );
}
