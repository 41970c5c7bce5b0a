import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

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
