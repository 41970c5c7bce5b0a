import { Poster, pigment } from './poster.tsx';

/** A lamp over a shop shelf: its cone of light falls on one product among many. */
export function EcommerceSeo() {
  return (
    <Poster ground="plaster">
      <path fill={pigment.ochre} d="M200 80h60l60 240H140z" />
      <path fill={pigment.pine} d="M226-60h8V40a40 40 0 0 1 36 40h-80a40 40 0 0 1 36-40z" />
      <path fill={pigment.ink} d="M20 320V200l10-20V140h20v40l10 20V320zM76 320v-64a28 28 0 0 1 56 0v64z" />
      <path fill={pigment.vermilion} d="M208 200h44v26a48 48 0 0 1 6 94h-56a48 48 0 0 1 6-94z" />
      <path fill={pigment.pine} d="M-500 320H820v20H-500z" />
      <path fill={pigment.ink} d="M-500 340H820v60H-500z" />
    </Poster>
  );
}
