import { Poster, pigment } from './poster.tsx';

/** The dock of an iPad, with four apps. */
export function IosApp() {
  return (
    <Poster ground="violet" drawn="0 0 320 72">
      <g strokeWidth="28" strokeLinejoin="round">
        <path fill={pigment.vermilion} stroke={pigment.vermilion} d="M18 18h36v36h-36z" />
        <path fill={pigment.ink} stroke={pigment.ink} d="M100 18h36v36h-36z" />
        <path fill={pigment.pine} stroke={pigment.pine} d="M183 18h36v36h-36z" />
        <path fill={pigment.cobalt} stroke={pigment.cobalt} d="M266 18h36v36h-36z" />
      </g>
      <path
        fill={pigment.plaster}
        d="M14 36a22 22 0 0 1 44 0zM100 36a18 18 0 0 0 36 0a18 18 0 0 0-36 0M266 38L306 14L294 58z"
      />
      <path fill={pigment.ochre} d="M183 58a18 18 0 0 1 36 0z" />
    </Poster>
  );
}
