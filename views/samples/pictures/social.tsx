import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** A square picture whose ground goes on above and below it, for a place that is higher than wide. */
function Habit({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <Canvas width={240} height={240} ground="none">
      <path fill={ground} d="M0-240h240v720H0z" />
      {children}
    </Canvas>
  );
}

/** A calendar of a month's posts, one of which is struck out. */
export function MonthOfPosts() {
  return (
    <Habit ground={pigment.ochre}>
      <path fill={pigment.ink} d="M34 34H206V66H34zM70 16H84V50H70zM156 16H170V50H156z" />
      <path fill={pigment.plaster} d="M34 66H206V216H34z" />
      <path
        fill={pigment.shade}
        d="M50 82h30v30H50zM126 82h30v30h-30zM162 120h28v30h-28zM50 158h30v30H50zM126 158h30v30h-30z"
      />
      <path fill={pigment.pine} d="M88 82h30v30H88zM50 120h30v30H50zM162 158h28v30h-28z" />
      <path fill={pigment.cobalt} d="M88 120h30v30H88z" />
      <path stroke={pigment.vermilion} strokeWidth="14" d="M112 106L170 164M170 106L112 164" />
    </Habit>
  );
}

/** A designer, a writer and an editor behind one post. */
export function TeamOfThree() {
  return (
    <Habit ground={pigment.pine}>
      <circle cx="58" cy="78" r="28" fill={pigment.plaster} />
      <circle cx="182" cy="78" r="28" fill={pigment.ink} />
      <path fill={pigment.ochre} d="M6 196A52 82 0 0 1 110 196V480H6z" />
      <path fill={pigment.plaster} d="M130 196A52 82 0 0 1 234 196V480H130z" />
      <path fill={pigment.vermilion} d="M58 196A62 96 0 0 1 182 196V480H58z" />
      <circle cx="120" cy="56" r="32" fill={pigment.ochre} />
      <path fill={pigment.ink} d="M50 130H190V480H50z" />
      <path fill={pigment.plaster} d="M60 140H180V480H60z" />
      <path fill={pigment.cobalt} d="M60 140H180V204H60z" />
      <path fill={pigment.ochre} d="M110 204A40 40 0 0 1 180 176V204z" />
      <path stroke={pigment.ink} strokeWidth="9" d="M72 222H148" />
    </Habit>
  );
}

/** A large key with a name tag. */
export function OwnKey() {
  return (
    <Habit ground={pigment.concrete}>
      <circle cx="134" cy="66" r="34" fill="none" stroke={pigment.ink} strokeWidth="24" />
      <path fill={pigment.ink} d="M122 104H146V224H122zM146 160H184V182H146zM146 198H174V220H146z" />
      <path fill="none" stroke={pigment.vermilion} strokeWidth="7" d="M98 92L70 122" />
      <path fill={pigment.vermilion} d="M68 108L102 134V220H34V134z" />
      <circle cx="68" cy="134" r="7" fill={pigment.concrete} />
      <path stroke={pigment.plaster} strokeWidth="8" d="M48 168H88M48 190H76" />
    </Habit>
  );
}

/** Rows of the same grey head, struck out, and one guest. */
export function RealGuest() {
  return (
    <Habit ground={pigment.ink}>
      <g fill="#55524a">
        <circle cx="52" cy="38" r="16" />
        <circle cx="120" cy="38" r="16" />
        <circle cx="188" cy="38" r="16" />
        <path d="M26 84A26 28 0 0 1 78 84zM94 84A26 28 0 0 1 146 84zM162 84A26 28 0 0 1 214 84z" />
      </g>
      <path stroke={pigment.vermilion} strokeWidth="12" d="M22 98L218 14" />
      <circle cx="120" cy="140" r="30" fill={pigment.plaster} />
      <path fill={pigment.ochre} d="M58 240A62 66 0 0 1 182 240V480H58z" />
    </Habit>
  );
}

/** A question in one bubble and an answer with a tick in the next. */
export function AnsweredQuestion() {
  return (
    <Habit ground={pigment.vermilion}>
      <path fill={pigment.ink} d="M26 24H168V104H76L50 130V104H26z" />
      <circle cx="62" cy="64" r="10" fill={pigment.plaster} />
      <circle cx="97" cy="64" r="10" fill={pigment.plaster} />
      <circle cx="132" cy="64" r="10" fill={pigment.plaster} />
      <path fill={pigment.plaster} d="M78 120H214V200H192V226L166 200H78z" />
      <path fill="none" stroke={pigment.pine} strokeWidth="16" d="M116 158L138 180L180 138" />
    </Habit>
  );
}

/** A telephone on the highest of three steps, a heart on the lowest. */
export function CallsFirst() {
  return (
    <Habit ground={pigment.cobalt}>
      <path fill={pigment.ink} d="M0 204H84V480H0zM156 176H240V480H156z" />
      <path fill={pigment.ochre} d="M84 132H156V480H84z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth="18" d="M96 40C96 82 116 100 156 100" />
      <path fill={pigment.plaster} d="M82 20H110V52H82zM136 86H166V114H136z" />
      <path fill={pigment.ochre} d="M172 124H224V160H198L184 174V160H172z" />
      <path fill={pigment.vermilion} d="M42 196L18 170A14 14 0 0 1 42 154A14 14 0 0 1 66 170z" />
    </Habit>
  );
}

/** A kitchen drawer before a camera and a lamp. */
export function FilmingADrawer() {
  return (
    <Canvas width={960} height={540} ground={pigment.ochre}>
      <path fill={pigment.shade} d="M0 0H960V60L540 420H0z" />
      <path fill={pigment.pine} d="M0 450H960V540H0z" />
      <path fill={pigment.vermilion} d="M60 150H420V450H60z" />
      <path fill={pigment.ink} d="M40 126H440V156H40z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="6" d="M60 256H420M60 350H420" />
      <path fill={pigment.ink} d="M190 300H290V314H190zM190 396H290V410H190z" />
      <path fill={pigment.cobalt} d="M120 168H500V246H120z" />
      <path fill={pigment.ochre} d="M270 200H400V214H270z" />
      <path fill={pigment.ink} d="M500 168H516V246H500z" />
      <path stroke={pigment.ink} strokeWidth="14" d="M730 300L660 456M730 300L800 456M730 300V456" />
      <path fill={pigment.ink} d="M640 190H830V310H640zM600 216L640 236V266L600 286z" />
      <circle cx="690" cy="160" r="40" fill={pigment.ink} />
      <circle cx="782" cy="152" r="48" fill={pigment.ink} />
      <circle cx="690" cy="160" r="14" fill={pigment.ochre} />
      <circle cx="782" cy="152" r="17" fill={pigment.ochre} />
      <circle cx="804" cy="216" r="9" fill={pigment.vermilion} />
      <path stroke={pigment.ink} strokeWidth="10" d="M900 90V456" />
      <path fill={pigment.ink} d="M840 60L930 20L950 110L880 120z" />
    </Canvas>
  );
}

/** The same video in three shapes: upright, square and wide. */
export function ThreeShapesOfVideo() {
  return (
    <Canvas width={480} height={270} ground={pigment.cobalt}>
      <path fill={pigment.ink} d="M30 24H146V246H30z" />
      <path fill={pigment.ochre} d="M40 40H136V226H40z" />
      <path fill={pigment.plaster} d="M170 76H290V246H170zM314 132H456V246H314z" />
      <path fill={pigment.ochre} d="M180 86H280V186H180zM324 142H446V212H324z" />
      <path
        fill={pigment.vermilion}
        d="M66 100L116 132L66 164zM210 110L256 136L210 162zM366 156L404 177L366 198z"
      />
      <path stroke={pigment.ink} strokeWidth="9" d="M182 208H262M182 228H240M326 230H400" />
    </Canvas>
  );
}

/** Four people before a screen; the one who stays is lit. */
export function ChosenViewers() {
  return (
    <Canvas width={480} height={270} ground={pigment.pine}>
      <path fill={pigment.plaster} d="M90 20H390V150H90z" />
      <path fill={pigment.vermilion} d="M210 50L278 85L210 120z" />
      <g fill={pigment.ochre}>
        <circle cx="72" cy="196" r="30" />
        <circle cx="184" cy="196" r="30" />
        <circle cx="296" cy="196" r="30" />
        <path d="M20 270A52 44 0 0 1 124 270zM132 270A52 44 0 0 1 236 270zM244 270A52 44 0 0 1 348 270z" />
      </g>
      <circle cx="408" cy="196" r="30" fill={pigment.ink} />
      <path fill={pigment.ink} d="M356 270A52 44 0 0 1 460 270z" />
    </Canvas>
  );
}

/** A bell beside a pan: a new recipe is announced. */
export function BellForARecipe() {
  return (
    <Canvas width={480} height={270} ground={pigment.vermilion}>
      <path fill={pigment.ink} d="M30 150H250A110 90 0 0 1 30 150zM250 150H330V172H246z" />
      <path fill={pigment.ochre} d="M60 150A80 60 0 0 1 220 150z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth="9" d="M100 74V40M140 66V26M180 74V40" />
      <path fill={pigment.plaster} d="M350 206V120A50 56 0 0 1 450 120V206H470V224H330V206z" />
      <circle cx="400" cy="52" r="14" fill={pigment.plaster} />
      <path fill={pigment.plaster} d="M376 232H424A24 24 0 0 1 376 232z" />
    </Canvas>
  );
}
