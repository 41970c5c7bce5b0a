import { Poster, pigment } from './poster.tsx';

/** A single light stone block on a plinth, with the shadow of a bird across it. */
export function StaticWebsiteDesign() {
  return (
    <Poster ground="plaster">
      <path fill={pigment.vermilion} d="M80 40h120v280h-120z" />
      <path fill={pigment.shade} d="M200 40L240 72V320H200z" />
      <path fill={pigment.ink} d="M40 340h240v60h-240z" />
      <g transform="translate(196 130) rotate(-20)">
        <path
          fill={pigment.ink}
          d="M-90-30a76 76 0 0 1 90 30a76 76 0 0 1 90-30a90 90 0 0 0-90 70a90 90 0 0 0-90-70z"
        />
      </g>
    </Poster>
  );
}
