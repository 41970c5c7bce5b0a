import { Poster, pigment } from './poster.tsx';

/** The dock of an iPad, with four apps. */
export function IosApp() {
  return (
    <Poster ground="violet" drawn="0 164 320 72">
      <path fill="#f0cd8f" d="M3 160h314v80H3z" />
      <g strokeWidth="28" strokeLinejoin="round">
        <path fill={pigment.vermilion} stroke={pigment.vermilion} d="M18 182h36v36h-36z" />
        <path fill={pigment.ink} stroke={pigment.ink} d="M100 182h36v36h-36z" />
        <path fill={pigment.pine} stroke={pigment.pine} d="M183 182h36v36h-36z" />
        <path fill={pigment.cobalt} stroke={pigment.cobalt} d="M266 182h36v36h-36z" />
      </g>
      <path
        fill={pigment.plaster}
        d="M14 200a22 22 0 0 1 44 0zM100 200l18 -18l18 18l-18 18zM266 202L306 178L294 222z"
      />
      <path fill={pigment.ochre} d="M183 222a18 18 0 0 1 36 0z" />
    </Poster>
  );
}
