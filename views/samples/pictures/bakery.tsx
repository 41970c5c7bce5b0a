import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** A mango cake on a stand. */
export function MangoCake() {
  return (
    <Canvas width={240} height={240} ground={pigment.ochre}>
      <path fill={pigment.vermilion} d="M240 0V240H0A240 240 0 0 1 240 0z" />
      <path fill={pigment.plaster} d="M48 108H192V188H48zM76 56H164V108H76z" />
      <path
        fill={pigment.ochre}
        stroke={pigment.ink}
        strokeWidth="6"
        d="M48 108H192V128A18 18 0 0 1 156 128A18 18 0 0 1 120 128A18 18 0 0 1 84 128A18 18 0 0 1 48 128z"
      />
      <path fill={pigment.pine} d="M118 32Q132 4 160 12Q152 36 124 36z" />
      <circle cx="114" cy="38" r="24" fill={pigment.ochre} />
      <path fill={pigment.ink} d="M24 188H216V200H24zM108 200H132V224H108zM76 224H164V234H76z" />
    </Canvas>
  );
}

/** A cake box in an open refrigerator. */
export function Fridge() {
  return (
    <Canvas width={240} height={130} ground={pigment.cobalt}>
      <path fill={pigment.plaster} d="M28 0H160V130H28z" />
      <path fill={pigment.concrete} d="M40 0H148V130H40z" />
      <path fill={pigment.ink} d="M40 84H148V90H40zM160 0H168V130H160z" />
      <path fill={pigment.shade} d="M168 0L222 14V130H168z" />
      <path fill={pigment.ochre} d="M58 42H130V84H58z" />
      <path fill={pigment.vermilion} d="M88 42H100V84H88z" />
      <path fill={pigment.pine} d="M58 98H82V130H58z" />
      <circle cx="116" cy="112" r="16" fill={pigment.vermilion} />
    </Canvas>
  );
}

/** A piping bag at the third tier of a cake. */
export function Icing() {
  return (
    <Canvas width={240} height={280} ground={pigment.ink}>
      <circle cx="120" cy="170" r="104" fill={pigment.violet} />
      <path fill={pigment.plaster} d="M40 204H200V260H40zM66 152H174V204H66zM90 106H150V152H90z" />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="12"
        strokeLinecap="round"
        strokeDasharray="0 18"
        d="M50 204H196M76 152H172M98 106H124"
      />
      <path fill={pigment.vermilion} d="M130 96L138 60L214 0H240V44L150 80z" />
      <path fill={pigment.ochre} d="M126 102L134 66L152 82z" />
      <path fill={pigment.ochre} d="M20 260H220V272H20z" />
    </Canvas>
  );
}
