import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

// Two halves of one opened phone. Each has five compartments of 130, whose names are beside them in the page.

/** A map, a bell, a coin, a subscription that starts again, and a printer that has no cable. */
export function PhoneHalfOfApis() {
  return (
    <Canvas width={280} height={690} ground="none">
      <path fill={pigment.violet} d="M280 0H44A44 44 0 0 0 0 44V646A44 44 0 0 0 44 690H280z" />
      <path fill={pigment.pine} d="M20 150V44A24 24 0 0 1 44 20H280V150z" />
      <path fill={pigment.ochre} d="M20 150H280V280H20z" />
      <path fill={pigment.plaster} d="M20 280H280V410H20z" />
      <path fill={pigment.vermilion} d="M20 410H280V540H20z" />
      <path fill={pigment.cobalt} d="M20 540H280V670H44A24 24 0 0 1 20 646z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="9"
        d="M20 116L280 62M92 20V150M214 20L250 150"
      />
      <path fill={pigment.ochre} d="M168 128L138 78A35 35 0 1 1 198 78z" />
      <circle cx="168" cy="60" r="13" fill={pigment.ink} />
      <path
        fill={pigment.ink}
        d="M102 252V212A48 48 0 0 1 198 212V252H210V262H90V252zM134 266H166A16 10 0 0 1 134 266z"
      />
      <circle cx="196" cy="178" r="17" fill={pigment.vermilion} />
      <circle cx="150" cy="345" r="50" fill={pigment.violet} />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="8"
        d="M126 322H176M126 340H176M126 322H142A17 17 0 0 1 142 357H128L160 380"
      />
      <path fill="none" stroke={pigment.ink} strokeWidth="11" d="M196 505A48 48 0 1 1 203 466" />
      <path fill={pigment.ink} d="M222 454L196 492L178 458z" />
      <path fill={pigment.plaster} d="M136 448V502L180 475z" />
      <path fill={pigment.plaster} d="M112 554H188V606H112z" />
      <path stroke={pigment.ink} strokeWidth="6" d="M124 568H176M124 582H160" />
      <path fill={pigment.ink} d="M88 598H212V652H88z" />
      <path fill={pigment.ochre} d="M186 612H200V626H186z" />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="7"
        d="M222 584A22 22 0 0 1 232 608M230 566A42 42 0 0 1 252 608"
      />
    </Canvas>
  );
}

/** Brackets, three screens, a store of records, a task that starts again, and a box with one part taken out. */
export function PhoneHalfOfTechnologies() {
  return (
    <Canvas width={280} height={690} ground="none">
      <path fill={pigment.violet} d="M0 0H236A44 44 0 0 1 280 44V646A44 44 0 0 1 236 690H0z" />
      <path fill={pigment.ink} d="M0 20H236A24 24 0 0 1 260 44V150H0z" />
      <path fill={pigment.concrete} d="M0 150H260V280H0z" />
      <path fill={pigment.pine} d="M0 280H260V410H0z" />
      <path fill={pigment.ochre} d="M0 410H260V540H0z" />
      <path fill={pigment.vermilion} d="M0 540H260V646A24 24 0 0 1 236 670H0z" />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="13"
        d="M82 48L44 85L82 122M178 48L216 85L178 122"
      />
      <path stroke={pigment.plaster} strokeWidth="13" d="M146 42L114 128" />
      <path fill={pigment.ink} d="M24 192H64V268H24zM80 180H148V268H80zM164 166H244V268H164z" />
      <path
        fill={pigment.ochre}
        d="M30 200H58V258H30zM87 188H112V258H87zM116 188H141V258H116zM171 174H237V258H171z"
      />
      <path fill={pigment.plaster} d="M74 306A56 16 0 0 1 186 306V380A56 16 0 0 1 74 380z" />
      <path
        fill="none"
        stroke={pigment.pine}
        strokeWidth="6"
        d="M74 306A56 16 0 0 0 186 306M74 331A56 16 0 0 0 186 331M74 356A56 16 0 0 0 186 356"
      />
      <path fill={pigment.ink} d="M130 425A50 50 0 1 1 80 475H130z" />
      <path fill={pigment.vermilion} d="M122 417V467H72A50 50 0 0 1 122 417z" />
      <path fill={pigment.plaster} d="M60 586L120 564L180 586L120 610z" />
      <path fill={pigment.ochre} d="M60 590L117 614V660L60 636z" />
      <path fill={pigment.ink} d="M123 614L180 590V636L123 660z" />
      <path fill={pigment.plaster} d="M188 556H232V600H188z" />
    </Canvas>
  );
}

// Four icons as large as a quarter of the page.

/** Lines of code and a cursor. */
export function CodeIcon() {
  return (
    <Canvas width={240} height={240} ground={pigment.cobalt}>
      <path fill={pigment.plaster} d="M44 52H124V72H44zM72 88H172V108H72zM72 160H132V180H72z" />
      <path fill={pigment.ochre} d="M136 52H188V72H136zM100 124H156V144H100z" />
      <path fill={pigment.vermilion} d="M170 116H186V152H170z" />
    </Canvas>
  );
}

/** A lock that has a face on it. */
export function LockIcon() {
  return (
    <Canvas width={240} height={240} ground={pigment.ochre}>
      <path fill="none" stroke={pigment.ink} strokeWidth="20" d="M80 112V82A40 40 0 0 1 160 82V112" />
      <path fill={pigment.ink} d="M52 106H188V206H52z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="8"
        strokeLinecap="round"
        d="M98 134V148M142 134V148M122 136V160H115M98 176Q120 190 142 176"
      />
    </Canvas>
  );
}

/** A place on a map, in a message, and a coin. */
export function MessageIcon() {
  return (
    <Canvas width={240} height={240} ground={pigment.pine}>
      <path fill={pigment.plaster} d="M36 44H204V164H112L72 206V164H36z" />
      <path fill={pigment.vermilion} d="M104 146L78 106A31 31 0 1 1 130 106z" />
      <circle cx="104" cy="90" r="11" fill={pigment.plaster} />
      <circle cx="180" cy="176" r="40" fill={pigment.ochre} />
      <circle cx="180" cy="176" r="20" fill={pigment.ink} />
    </Canvas>
  );
}

/** A paper plane leaves three ticked tests behind. */
export function PlaneIcon() {
  return (
    <Canvas width={240} height={240} ground={pigment.vermilion}>
      <path fill={pigment.plaster} d="M212 36L40 104L96 130z" />
      <path fill={pigment.ochre} d="M212 36L96 130L112 190z" />
      <path fill={pigment.ink} d="M212 36L112 190L134 148L172 164z" />
      <path stroke={pigment.ink} strokeWidth="14" d="M24 168H60M40 196H84M24 224H64" />
    </Canvas>
  );
}

// The heads of a comparison.

/** Two phones with two different apps. */
export function TwoApps() {
  return (
    <Canvas width={480} height={300} ground={pigment.ochre}>
      <path fill={pigment.ink} d="M72 40H218V300H72zM262 40H408V300H262z" />
      <path fill={pigment.plaster} d="M84 64H206V300H84z" />
      <path fill={pigment.violet} d="M274 64H396V300H274z" />
      <path fill={pigment.vermilion} d="M84 64H206V140A61 61 0 0 1 84 140z" />
      <path fill={pigment.ink} d="M100 226H190V244H100zM100 258H160V276H100z" />
      <path fill={pigment.ochre} d="M290 82H380V172H290z" />
      <path
        fill={pigment.plaster}
        d="M290 190H330V230H290zM340 190H380V230H340zM290 240H330V280H290zM340 240H380V280H340z"
      />
    </Canvas>
  );
}

/** One sun on the screens of two phones. */
export function OneAppForTwo() {
  return (
    <Canvas width={480} height={300} ground={pigment.vermilion}>
      <path fill={pigment.ink} d="M72 40H218V300H72zM262 40H408V300H262z" />
      <path fill={pigment.plaster} d="M84 64H206V300H84zM274 64H396V300H274z" />
      <path fill={pigment.violet} d="M206 82V282A112 100 0 0 1 206 82zM274 82V282A112 100 0 0 0 274 82z" />
      <path stroke={pigment.ochre} strokeWidth="12" d="M160 182H320" />
      <circle cx="160" cy="182" r="17" fill={pigment.ochre} />
      <circle cx="320" cy="182" r="17" fill={pigment.ochre} />
    </Canvas>
  );
}

/** A phone with the line of an address, and the globe below it. */
export function PageOfThePhone() {
  return (
    <Canvas width={480} height={300} ground={pigment.pine}>
      <path fill={pigment.ink} d="M142 40H338V300H142z" />
      <path fill={pigment.plaster} d="M156 64H324V300H156z" />
      <path fill={pigment.ochre} d="M168 78H312V108H168z" />
      <path fill={pigment.ink} d="M180 90H256V97H180z" />
      <circle cx="240" cy="204" r="72" fill={pigment.violet} />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="7"
        d="M168 204H312M240 132V276M240 132A46 72 0 0 0 240 276A46 72 0 0 0 240 132M180 166H300M180 242H300"
      />
    </Canvas>
  );
}
