import { Poster, pigment } from './poster.tsx';

/** A page of search results, as wide as there is room. The first is ours, and a lens enlarges it. */
export function Seo() {
  return (
    <Poster ground="plaster" drawn="10 22 340 378">
      <path fill={pigment.ochre} d="M-500 70H820V200H-500z" />
      <path
        fill={pigment.shade}
        d="M84 256h100v20h-100zM84 290h100v12h-100zM84 336h160v20h-160zM84 370h212v12h-212z"
      />
      <path fill="none" stroke={pigment.ink} strokeWidth="40" d="M200 200L284 284" />
      <circle cx="136" cy="136" r="98" fill={pigment.ochre} stroke={pigment.ink} strokeWidth="24" />
      <path fill={pigment.ink} d="M112 88h84v36h-84zM250 112h46v20h-46zM250 144h46v12h-46z" />
      <path fill={pigment.vermilion} d="M66 124V106a18 18 0 0 1 36 0v18z" />
      <path fill={pigment.plaster} d="M66 142h130v16h-130zM66 170h90v16h-90z" />
    </Poster>
  );
}
