import { Poster, pigment } from './poster.tsx';

/** Three boxes of growing size, one on the other; the chosen one has a tick on it. */
export function Packages() {
  return (
    <Poster ground="ink" drawn="0 0 320 380">
      <path fill={pigment.plaster} d="M100 20H220V110H100zM-500 380H820V400H-500z" />
      <path fill={pigment.ochre} d="M60 110H280V240H60z" />
      <path fill={pigment.vermilion} d="M20 240H300V380H20zM148 20h24v40h-24zM154 110h32v130h-32z" />
      <path fill={pigment.plaster} d="M140 240h40v60h-40z" />
      <circle cx="170" cy="175" r="48" fill={pigment.pine} />
      <path fill="none" stroke={pigment.plaster} strokeWidth="14" d="M146 175l18 18l34-40" />
    </Poster>
  );
}
