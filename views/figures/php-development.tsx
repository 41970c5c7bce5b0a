import { Poster, pigment } from './poster.tsx';

/** Machinery: a belt connects a large drive wheel with a small one. */
export function PhpDevelopment() {
  return (
    <Poster ground="cobalt" drawn="0 42 320 358">
      <path fill={pigment.ink} d="M-500 360H820V400H-500zM150 360L180 150h20L230 360z" />
      <circle cx="190" cy="150" r="94" fill={pigment.plaster} />
      <circle cx="190" cy="150" r="64" fill={pigment.cobalt} />
      <path fill={pigment.plaster} d="M182 80h16v140h-16zM120 142h140v16h-140z" />
      <circle cx="190" cy="150" r="24" fill={pigment.vermilion} />
      <circle cx="80" cy="320" r="34" fill={pigment.plaster} />
      <circle cx="80" cy="320" r="12" fill={pigment.vermilion} />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="16"
        d="M254.1 226.7L105.7 350.7A40 40 0 0 1 41.5 309.2L93.7 122.9A100 100 0 1 1 254.1 226.7z"
      />
    </Poster>
  );
}
