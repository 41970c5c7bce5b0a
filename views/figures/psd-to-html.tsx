import { Poster, pigment } from './poster.tsx';

/** The brackets of code, on the uppermost layer of a design. */
export function PsdToHtml() {
  return (
    <Poster ground="ochre" drawn="0 100 320 200">
      <path
        fill={pigment.ink}
        d="M100 100v56L60 200l40 44v56L0 200zM220 100l100 100-100 100v-56l40-44-40-44z"
      />
      <path fill={pigment.vermilion} d="M170 100h44L150 300h-44z" />
    </Poster>
  );
}
