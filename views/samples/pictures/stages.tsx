import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** A Kathak dancer who turns; her skirt is a wheel. */
export function Dancer() {
  return (
    <Canvas width={640} height={400} ground={pigment.cobalt}>
      <path fill={pigment.ink} d="M0 340H640V400H0z" />
      <circle cx="320" cy="150" r="142" fill={pigment.plaster} />
      <path fill={pigment.vermilion} d="M112 364A208 208 0 0 1 528 364z" />
      <path fill={pigment.ochre} d="M142 364A178 178 0 0 1 498 364z" />
      <path fill={pigment.vermilion} d="M162 364A158 158 0 0 1 478 364z" />
      <path
        stroke={pigment.ochre}
        strokeWidth="5"
        d="M320 206V364M320 206L240 364M320 206L400 364M320 206L180 330M320 206L460 330"
      />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="18"
        strokeLinejoin="round"
        strokeLinecap="round"
        d="M296 134L216 156L190 66M344 134L424 112L490 146M320 96V124"
      />
      <path fill={pigment.pine} d="M280 122H360L344 214H296z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="7" d="M186 86L206 81M456 138L466 122" />
      <circle cx="348" cy="46" r="19" fill={pigment.ink} />
      <circle cx="320" cy="70" r="32" fill={pigment.ink} />
      <path fill={pigment.ochre} d="M298 66Q320 44 342 66V80A22 22 0 0 1 298 80z" />
      <circle cx="360" cy="40" r="9" fill={pigment.vermilion} />
    </Canvas>
  );
}

/** The front of a school behind a neem tree. */
export function School() {
  return (
    <Canvas width={640} height={300} ground={pigment.cobalt}>
      <circle cx="90" cy="58" r="36" fill={pigment.ochre} />
      <path fill={pigment.plaster} d="M40 120H420V250H40z" />
      <path fill={pigment.vermilion} d="M24 120L230 34L436 120z" />
      <circle cx="230" cy="88" r="18" fill={pigment.plaster} />
      <path stroke={pigment.ink} strokeWidth="4" d="M230 74V88L240 94" fill="none" />
      <path
        fill={pigment.ink}
        d="M196 250V190A34 34 0 0 1 264 190V250zM68 150H104V190H68zM124 150H160V190H124zM300 150H336V190H300zM356 150H392V190H356zM68 206H104V236H68zM124 206H160V236H124zM300 206H336V236H300zM356 206H392V236H356z"
      />
      <path fill={pigment.ink} d="M520 140H536V252H520z" />
      <path
        fill={pigment.pine}
        d="M528 20A58 58 0 0 1 582 70A50 50 0 0 1 572 164H482A50 50 0 0 1 474 70A58 58 0 0 1 528 20z"
      />
      <path fill={pigment.ochre} d="M0 250H640V300H0z" />
      <path fill={pigment.plaster} d="M196 250H264L296 300H164z" />
    </Canvas>
  );
}

/** The car of a driving school on a road, with its board on the roof. */
export function LearnerCar() {
  return (
    <Canvas width={640} height={340} ground={pigment.ochre}>
      <circle cx="500" cy="104" r="70" fill={pigment.vermilion} />
      <path fill={pigment.pine} d="M0 236A130 130 0 0 1 240 200A150 110 0 0 1 420 236z" />
      <path fill={pigment.ink} d="M0 236H640V340H0z" />
      <path stroke={pigment.plaster} strokeWidth="8" strokeDasharray="52 40" d="M0 312H640" />
      <path fill={pigment.vermilion} d="M262 58H366V96H262z" />
      <path fill={pigment.plaster} d="M306 64H314V82H334V90H306z" />
      <path fill={pigment.cobalt} d="M112 262V196L176 176L238 100H398L462 176L534 196V262z" />
      <path fill={pigment.plaster} d="M208 174L252 118H308V174zM324 118H390L434 174H324z" />
      <path fill={pigment.ochre} d="M510 202H534V222H510z" />
      <circle cx="204" cy="262" r="40" fill={pigment.plaster} />
      <circle cx="204" cy="262" r="32" fill={pigment.ink} />
      <circle cx="204" cy="262" r="12" fill={pigment.shade} />
      <circle cx="440" cy="262" r="40" fill={pigment.plaster} />
      <circle cx="440" cy="262" r="32" fill={pigment.ink} />
      <circle cx="440" cy="262" r="12" fill={pigment.shade} />
    </Canvas>
  );
}

/** A table lamp that is lit, before a dark wall. */
export function TableLamp() {
  return (
    <Canvas width={480} height={400} ground={pigment.ink}>
      <path fill="#63420f" d="M0 340H480V400H0z" />
      <path fill={pigment.ochre} d="M176 172H304L470 340H10z" />
      <path fill={pigment.plaster} d="M200 172H280L356 340H124z" />
      <path fill={pigment.vermilion} d="M190 40H290L340 172H140z" />
      <path fill={pigment.ochre} d="M240 40H290L340 172H240z" />
      <path fill={pigment.ink} d="M231 172H249V326H231zM172 322H308V340H172z" />
      <circle cx="240" cy="246" r="28" fill={pigment.ink} />
      <path fill={pigment.plaster} d="M229 20H251V40H229z" />
    </Canvas>
  );
}

/** A lorry on the hill road to the plains. */
export function Lorry() {
  return (
    <Canvas width={480} height={220} ground={pigment.ochre}>
      <path fill={pigment.pine} d="M0 170L120 60L200 130L300 30L480 170V220H0z" />
      <path fill={pigment.ink} d="M0 178H480V220H0z" />
      <path fill={pigment.vermilion} d="M70 62H286V170H70z" />
      <path fill={pigment.ochre} d="M70 76H286V88H70zM70 146H286V154H70z" />
      <path fill={pigment.plaster} d="M108 102H136V130H108zM164 102H192V130H164zM220 102H248V130H220z" />
      <path fill={pigment.cobalt} d="M292 170V72H356L400 120V170z" />
      <path fill={pigment.plaster} d="M316 88H350L374 118H316z" />
      <circle cx="128" cy="174" r="27" fill={pigment.ink} />
      <circle cx="128" cy="174" r="10" fill={pigment.plaster} />
      <circle cx="226" cy="174" r="27" fill={pigment.ink} />
      <circle cx="226" cy="174" r="10" fill={pigment.plaster} />
      <circle cx="350" cy="174" r="27" fill={pigment.ink} />
      <circle cx="350" cy="174" r="10" fill={pigment.plaster} />
    </Canvas>
  );
}

/** Four floor tiles whose quarter circles meet. */
export function FloorTiles() {
  return (
    <Canvas width={240} height={160} ground={pigment.concrete}>
      <path fill={pigment.shade} d="M0 0H80V80H0zM80 80H160V160H80zM160 0H240V80H160z" />
      <path
        fill={pigment.ink}
        d="M0 80A80 80 0 0 1 80 0V40A40 40 0 0 0 40 80zM160 80A80 80 0 0 1 80 160V120A40 40 0 0 0 120 80z"
      />
      <path fill={pigment.vermilion} d="M80 0A80 80 0 0 1 160 80H120A40 40 0 0 0 80 40z" />
      <path
        fill={pigment.ochre}
        d="M80 160A80 80 0 0 1 0 80H40A40 40 0 0 0 80 120zM240 0V80H160A80 80 0 0 1 240 0zM240 160H160V80A80 80 0 0 1 240 160z"
      />
    </Canvas>
  );
}

/** A cement floor with a sheet of plastic on it, taped on four sides, and drops below the plastic. */
export function PlasticTest() {
  return (
    <Canvas width={640} height={300} ground={pigment.shade}>
      <path fill={pigment.concrete} d="M0 0H640V52H0z" />
      <path fill={pigment.ink} opacity={0.12} d="M0 52H640V60H0z" />
      <path fill="#a9cfe8" d="M210 84H430L520 262H120z" />
      <path fill={pigment.plaster} opacity={0.6} d="M210 84H300L180 262H120z" />
      <path
        fill={pigment.cobalt}
        d="M270 124l9 17a10 10 0 1 1-18 0zM352 112l9 17a10 10 0 1 1-18 0zM404 146l10 19a11 11 0 1 1-20 0zM318 158l11 21a12 12 0 1 1-22 0zM226 184l11 22a13 13 0 1 1-22 0zM374 194l12 24a14 14 0 1 1-24 0zM448 206l11 22a13 13 0 1 1-22 0zM296 212l11 20a12 12 0 1 1-22 0z"
      />
      <path
        fill={pigment.ochre}
        d="M188 76H452L458 92H182zM102 254H538L546 278H94zM196 72L216 80 132 282 96 282zM444 72L544 282 508 282 424 80z"
      />
    </Canvas>
  );
}
