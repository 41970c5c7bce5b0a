import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** The icon of the app for dealers in fittings. */
export function HammerIcon() {
  return (
    <Canvas width={96} height={96} ground={pigment.ochre}>
      <path fill={pigment.ink} d="M20 22H62L80 36V46H20zM40 46H54V82H40z" />
    </Canvas>
  );
}

/** The ground of a locked phone: hills before the rising sun. */
export function Hills() {
  return (
    <Canvas width={240} height={150} ground="#5C2236">
      <circle cx="166" cy="66" r="44" fill="#F3B79B" />
      <path fill="#B4566B" d="M0 150V96A76 76 0 0 1 140 96A60 60 0 0 1 240 80V150z" />
      <path fill="#2E0F1B" d="M0 150A96 66 0 0 1 150 122A70 40 0 0 1 240 112V150z" />
    </Canvas>
  );
}

/** The ground of a locked phone: the deep fins of a front, and their shadows. */
export function Fins() {
  return (
    <Canvas width={240} height={204} ground="#33475B">
      <path fill="#8FA3AD" d="M0 204V72H48V204zM96 204V72H144V204zM192 204V72H240V204z" />
      <path fill={pigment.plaster} d="M48 204V30H96V204zM144 204V30H192V204z" />
      <path fill={pigment.ink} d="M48 30L96 100V204H48zM144 30L192 100V204H144z" />
      <path fill="#C9622F" d="M0 204V160A24 24 0 0 1 48 160V204zM192 204V160A24 24 0 0 1 240 160V204z" />
    </Canvas>
  );
}

/** Pictures of the skin that are covered, and a face in a frame that uncovers them. */
export function LockedPhotos() {
  return (
    <Canvas width={240} height={200} ground={pigment.concrete}>
      <path fill="#E9C3AE" d="M0 0H76V96H0zM164 104H240V200H164z" />
      <path fill="#C98F74" d="M82 0H158V96H82zM0 104H76V200H0z" />
      <path fill="#8A5A44" d="M164 0H240V96H164zM82 104H158V200H82z" />
      <path fill={pigment.ink} d="M68 48H172V152H68z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="7"
        strokeLinecap="round"
        d="M84 78V64H98M142 64H156V78M156 122V136H142M98 136H84V122M106 88V98M134 88V98M122 90V108H115M104 118Q120 130 136 118"
      />
    </Canvas>
  );
}

/** A milk bottle on a doorstep in the evening. */
export function MilkBottle() {
  return (
    <Canvas width={240} height={190} ground="#0B5C72">
      <circle cx="178" cy="52" r="26" fill={pigment.ochre} />
      <path fill={pigment.ink} d="M0 150H240V190H0z" />
      <path fill={pigment.concrete} d="M98 24H142V50L160 78V160H80V78L98 50z" />
      <path fill={pigment.plaster} d="M80 96H160V160H80z" />
      <path fill={pigment.vermilion} d="M94 14H146V30H94zM80 112H160V138H80z" />
      <path fill={pigment.ochre} d="M24 100H68V160H24z" />
      <path fill={pigment.ink} d="M34 92H58V100H34zM34 112H58V118H34zM34 126H58V132H34z" />
    </Canvas>
  );
}

/** Powder of four colours in bowls, and a cloud of it. */
export function Holi() {
  return (
    <Canvas width={240} height={190} ground={pigment.plaster}>
      <circle cx="82" cy="70" r="54" fill={pigment.ochre} />
      <circle cx="150" cy="62" r="46" fill={pigment.vermilion} />
      <circle cx="120" cy="108" r="40" fill={pigment.violet} />
      <circle cx="196" cy="92" r="20" fill={pigment.pine} />
      <circle cx="34" cy="112" r="14" fill={pigment.vermilion} />
      <path fill={pigment.ink} d="M0 158H240V190H0z" />
      <path fill={pigment.pine} d="M24 158A34 34 0 0 1 92 158z" />
      <path fill={pigment.ochre} d="M148 158A34 34 0 0 1 216 158z" />
    </Canvas>
  );
}
