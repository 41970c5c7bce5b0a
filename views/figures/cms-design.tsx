import { Poster, pigment } from './poster.tsx';

/** A rack of slabs, from which the owner takes one. */
export function CmsDesign() {
  return (
    <Poster ground="vermilion" drawn="0 40 320 360">
      <path fill={pigment.ink} d="M-500 40H120V400H-500z" />
      <path
        fill={pigment.plaster}
        d="M20 76h140v24h-140zM20 196h120v24h-120zM20 256h160v24h-160zM20 316h130v24h-130z"
      />
      <path fill={pigment.ochre} d="M100 136h200v24h-200z" />
      <path fill={pigment.vermilion} d="M20 136h80v24h-80z" />
      <circle cx="240" cy="190" r="30" fill={pigment.plaster} />
      <path fill={pigment.plaster} d="M190 400V280a50 50 0 0 1 100 0V400z" />
    </Poster>
  );
}
