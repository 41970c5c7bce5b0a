import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

/** A page of writing under an open clapperboard. */
export function BoardScript() {
  return (
    <Canvas width={480} height={270} ground={pigment.ochre}>
      <path fill={pigment.plaster} d="M76 26H236V270H76z" />
      <path stroke={pigment.ink} strokeWidth="12" d="M98 66H170M98 104H180M98 132H176M98 160H176" />
      <path stroke={pigment.vermilion} strokeWidth="12" d="M98 204H176M98 232H150" />
      <path fill={pigment.ink} d="M194 136H404V250H194zM188 98L404 37L414 73L198 134z" />
      <path
        fill={pigment.plaster}
        d="M218 90L254 80L276 112L240 122zM286 70L322 60L344 93L308 103zM354 51L388 42L408 75L376 84z"
      />
      <path fill={pigment.vermilion} d="M264 160L340 193L264 226z" />
    </Canvas>
  );
}

/** A potter's wheel on a screen, with a line of captions. */
export function BoardVideos() {
  return (
    <Canvas width={480} height={270} ground={pigment.violet}>
      <path fill={pigment.ink} d="M50 24H430V246H50z" />
      <path fill={pigment.plaster} d="M64 38H416V218H64z" />
      <path
        fill={pigment.vermilion}
        d="M204 62H276L262 84C320 110 312 148 274 166H206C168 148 160 110 218 84z"
      />
      <path fill={pigment.pine} d="M64 166H416V218H64z" />
      <path fill={pigment.ink} d="M120 178H360V208H120z" />
      <path stroke={pigment.plaster} strokeWidth="8" d="M136 193H236M250 193H344" />
      <path fill={pigment.vermilion} d="M64 226H300V236H64z" />
      <circle cx="300" cy="231" r="12" fill={pigment.vermilion} />
    </Canvas>
  );
}

/** The page of a channel, with a key on it. */
export function BoardChannel() {
  return (
    <Canvas width={480} height={270} ground={pigment.pine}>
      <path fill={pigment.plaster} d="M50 30H430V270H50z" />
      <path fill={pigment.cobalt} d="M50 30H430V110H50z" />
      <circle cx="130" cy="120" r="52" fill={pigment.plaster} />
      <circle cx="130" cy="120" r="42" fill={pigment.ochre} />
      <path fill={pigment.shade} d="M80 190H190V252H80zM204 190H314V252H204z" />
      <path fill={pigment.ink} d="M204 130H290V144H204zM204 156H262V166H204z" />
      <circle cx="358" cy="118" r="34" fill="none" stroke={pigment.vermilion} strokeWidth="20" />
      <path fill={pigment.vermilion} d="M348 158H368V256H348zM368 206H394V222H368zM368 236H386V252H368z" />
    </Canvas>
  );
}

/** A stack of coins below a line that it does not cross. */
export function BoardCampaign() {
  return (
    <Canvas width={480} height={270} ground={pigment.cobalt}>
      <path fill={pigment.pine} d="M0 234H480V270H0z" />
      <path
        stroke={pigment.ochre}
        strokeWidth="26"
        strokeLinecap="round"
        d="M70 220H130M70 188H130M70 156H130"
      />
      <path
        stroke={pigment.ochre}
        strokeWidth="26"
        strokeLinecap="round"
        d="M210 220H270M210 188H270M210 156H270M210 124H270M210 92H270"
      />
      <path
        stroke={pigment.ochre}
        strokeWidth="26"
        strokeLinecap="round"
        d="M350 220H410M350 188H410M350 156H410M350 124H410"
      />
      <path stroke={pigment.plaster} strokeWidth="12" strokeDasharray="40 20" d="M10 52H480" />
    </Canvas>
  );
}

/** Columns that show how many still watch, and a telephone at their end. */
export function BoardReport() {
  return (
    <Canvas width={480} height={270} ground={pigment.vermilion}>
      <path fill={pigment.plaster} d="M40 28H100V270H40zM116 66H176V270H116zM192 112H252V270H192z" />
      <path fill={pigment.ochre} d="M268 148H328V270H268z" />
      <path fill={pigment.ink} d="M352 86H448V270H352z" />
      <path fill={pigment.plaster} d="M362 102H438V270H362z" />
      <path fill={pigment.pine} d="M362 102H438V166H362z" />
      <path fill={pigment.vermilion} d="M388 116L418 134L388 152z" />
    </Canvas>
  );
}
