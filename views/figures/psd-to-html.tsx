import { Poster, pigment } from './poster.tsx';

/** Layers lift apart: a whole sheet, the same sheet halved, and its halves become brackets. */
export function PsdToHtml() {
  return (
    <Poster ground="ochre" drawn="10 20 300 380">
      <path fill={pigment.vermilion} d="M160 20L280 80L160 140L40 80z" />
      <path fill={pigment.plaster} d="M152 140V260L32 200zM168 140V260L288 200z" />
      <path
        fill={pigment.ink}
        d="M140 260V290L80 320L140 350V380L20 320zM180 260V290L240 320L180 350V380L300 320z"
      />
    </Poster>
  );
}
