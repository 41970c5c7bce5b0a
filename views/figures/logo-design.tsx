import { Poster, pigment } from './poster.tsx';

/** An elephant as a logo, with the circles and guide lines that it is constructed from. */
export function LogoDesign() {
  return (
    <Poster ground="ochre" drawn="0 84 320 296">
      <g fill="none" stroke={pigment.plaster} strokeWidth={6}>
        <path d="M-500 120H820M-500 317H820M20 0V400M300 0V400" />
        <circle cx="220" cy="280" r="37" />
        <circle cx="70" cy="270" r="47" />
      </g>
      <path
        fill={pigment.ink}
        d="M140 320V200A80 80 0 0 1 300 200V320H260V280A40 40 0 0 0 180 280V320zM80 180A60 60 0 1 1 120 236.6V270A50 50 0 0 1 20 270H60A10 10 0 0 0 80 270z"
      />
      <path fill={pigment.vermilion} d="M160 140h40v40a40 40 0 0 1-80 0a40 40 0 0 1 40-40z" />
    </Poster>
  );
}
