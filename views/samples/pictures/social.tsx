import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** A calendar of a month's posts, one of which is struck out. */
export function MonthOfPosts() {
  return (
    <Canvas width={240} height={360} ground={pigment.ochre}>
      <path fill={pigment.ink} d="M30 70H210V110H30zM66 50H82V90H66zM158 50H174V90H158z" />
      <path fill={pigment.plaster} d="M30 110H210V310H30z" />
      <path
        fill={pigment.shade}
        d="M46 128h32v32H46zM128 128h32v32h-32zM168 174h28v32h-28zM46 220h32v32H46zM128 220h32v32h-32zM87 266h32v28H87z"
      />
      <path
        fill={pigment.pine}
        d="M87 128h32v32H87zM46 174h32v32H46zM168 220h28v32h-28zM128 266h32v28h-32z"
      />
      <path fill={pigment.cobalt} d="M87 174h32v32H87z" />
      <path stroke={pigment.vermilion} strokeWidth="14" d="M116 162L172 218M172 162L116 218" />
    </Canvas>
  );
}

/** A designer, a writer and an editor behind one post. */
export function TeamOfThree() {
  return (
    <Canvas width={240} height={360} ground={pigment.pine}>
      <circle cx="60" cy="112" r="34" fill={pigment.plaster} />
      <circle cx="180" cy="112" r="34" fill={pigment.ink} />
      <path fill={pigment.ochre} d="M0 250A60 94 0 0 1 120 250V360H0z" />
      <path fill={pigment.plaster} d="M120 250A60 94 0 0 1 240 250V360H120z" />
      <path fill={pigment.vermilion} d="M50 250A70 110 0 0 1 190 250V360H50z" />
      <circle cx="120" cy="86" r="38" fill={pigment.ochre} />
      <path fill={pigment.ink} d="M44 224H196V360H44z" />
      <path fill={pigment.plaster} d="M54 234H186V360H54z" />
      <path fill={pigment.cobalt} d="M54 234H186V314H54z" />
      <path fill={pigment.ochre} d="M120 314A40 40 0 0 1 186 282V314z" />
      <path stroke={pigment.ink} strokeWidth="10" d="M68 334H150" />
    </Canvas>
  );
}

/** A large key with a name tag. */
export function OwnKey() {
  return (
    <Canvas width={240} height={360} ground={pigment.concrete}>
      <circle cx="120" cy="112" r="52" fill="none" stroke={pigment.ink} strokeWidth="32" />
      <path fill={pigment.ink} d="M104 170H136V330H104zM136 256H180V284H136zM136 302H168V330H136z" />
      <path fill="none" stroke={pigment.vermilion} strokeWidth="8" d="M76 150L52 190" />
      <path fill={pigment.vermilion} d="M56 178L88 206V318H20V206z" />
      <circle cx="54" cy="206" r="7" fill={pigment.concrete} />
      <path stroke={pigment.plaster} strokeWidth="9" d="M34 246H74M34 270H62" />
    </Canvas>
  );
}

/** Rows of the same grey head, struck out, and one guest. */
export function RealGuest() {
  return (
    <Canvas width={240} height={360} ground={pigment.ink}>
      <g fill="#55524a">
        <circle cx="48" cy="54" r="20" />
        <circle cx="120" cy="54" r="20" />
        <circle cx="192" cy="54" r="20" />
        <circle cx="48" cy="144" r="20" />
        <circle cx="120" cy="144" r="20" />
        <circle cx="192" cy="144" r="20" />
        <path d="M18 110A30 34 0 0 1 78 110zM90 110A30 34 0 0 1 150 110zM162 110A30 34 0 0 1 222 110zM18 200A30 34 0 0 1 78 200zM90 200A30 34 0 0 1 150 200zM162 200A30 34 0 0 1 222 200z" />
      </g>
      <path stroke={pigment.vermilion} strokeWidth="14" d="M14 200L226 30" />
      <circle cx="120" cy="242" r="32" fill={pigment.plaster} />
      <path fill={pigment.ochre} d="M54 360A66 76 0 0 1 186 360z" />
    </Canvas>
  );
}

/** A question in one bubble and an answer with a tick in the next. */
export function AnsweredQuestion() {
  return (
    <Canvas width={240} height={360} ground={pigment.vermilion}>
      <path fill={pigment.ink} d="M20 50H180V160H80L44 196V160H20z" />
      <circle cx="62" cy="106" r="12" fill={pigment.plaster} />
      <circle cx="100" cy="106" r="12" fill={pigment.plaster} />
      <circle cx="138" cy="106" r="12" fill={pigment.plaster} />
      <path fill={pigment.plaster} d="M60 196H220V306H196V342L160 306H60z" />
      <path fill="none" stroke={pigment.pine} strokeWidth="22" d="M100 250L130 280L184 218" />
    </Canvas>
  );
}

/** A telephone on the highest of three steps, a heart on the lowest. */
export function CallsFirst() {
  return (
    <Canvas width={240} height={360} ground={pigment.cobalt}>
      <path fill={pigment.ink} d="M0 300H80V360H0zM160 250H240V360H160z" />
      <path fill={pigment.ochre} d="M80 180H160V360H80z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth="24" d="M74 90C74 140 110 164 166 160" />
      <path fill={pigment.plaster} d="M58 60H94V100H58zM138 136H178V174H138z" />
      <path fill={pigment.ochre} d="M174 196H226V232H200L186 248V232H174z" />
      <path fill={pigment.vermilion} d="M40 292L14 264A15 15 0 0 1 40 248A15 15 0 0 1 66 264z" />
    </Canvas>
  );
}

/** A kitchen drawer before a camera and a lamp. */
export function FilmingADrawer() {
  return (
    <Canvas width={960} height={540} ground={pigment.ochre}>
      <path fill={pigment.plaster} d="M0 0H960V60L540 420H0z" />
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
