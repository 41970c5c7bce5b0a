import { Head, Person, skin } from '../../figures/person.tsx';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { ink, ochre, pine, plaster, vermilion, cobalt } = pigment;

/** A packer at a bench, between a lamp and parcels. The page draws the gate around it, and the belt below. */
export function PackingBench() {
  return (
    <Canvas width={1200} height={400} ground={ink}>
      <path fill={ochre} d="M96 70h88l36 110H60z" />
      <path fill={vermilion} d="M140 70h44l36 110h-80z" />
      <path fill={plaster} d="M132 180h16V384h52v16H80v-16h52z" />
      <circle cx="470" cy="124" r="112" fill={ochre} />
      <Person x={470} y={124} scale={2.4} head="turban" color={vermilion} clothes={plaster} />
      <path fill={ochre} d="M250 300H690v28H250z" />
      <path fill={cobalt} d="M278 328H662v72H278z" />
      <path fill={vermilion} d="M414 222H526V300H414z" />
      <path fill={ink} d="M460 222h20V300h-20z" />
      <path stroke={skin} strokeWidth="34" strokeLinecap="round" d="M414 258V276M526 258V276" />
      <path fill={plaster} d="M600 270h64v30h-64z" />
      <path fill={vermilion} d="M736 240H840V400H736z" />
      <path fill={ochre} d="M890 296h180V400H890z" />
      <path fill={plaster} d="M930 210h110v86H930z" />
      <path fill={ink} d="M778 240h20V400h-20zM968 210h24V400h-24z" />
    </Canvas>
  );
}

/** A rider on a scooter, who waits for a parcel. */
export function Rider() {
  return (
    <Canvas width={312} height={360} ground={pine}>
      <g transform="translate(-903 -165)">
        <path fill={ink} d="M914 396h190v20H914z" />
        <Head x={1070} y={212} scale={1.3} head="short" />
        <path fill={plaster} d="M1036 214a36 38 0 0 1 74-6h10v10z" />
        <path fill={vermilion} d="M1020 396V304a44 44 0 0 1 44-44h20a30 30 0 0 1 30 30v106z" />
        <path fill={cobalt} d="M1020 380h96l26 90h-44l-14-46h-64z" />
        <path
          fill={plaster}
          d="M936 484v-12a56 56 0 0 1 56-56h100v40h24L1132 332h30l28 152h-40l-8-28l-16 28z"
        />
        <path fill="none" stroke={vermilion} strokeWidth="30" d="M1080 292L1098 336L1140 328" />
        <path fill={ink} d="M1104 316h72v24h-72z" />
        <circle cx="1176" cy="372" r="18" fill={ochre} />
        <circle cx="990" cy="484" r="41" fill={ink} />
        <circle cx="990" cy="484" r="14" fill={plaster} />
        <circle cx="1168" cy="484" r="41" fill={ink} />
        <circle cx="1168" cy="484" r="14" fill={plaster} />
      </g>
    </Canvas>
  );
}
