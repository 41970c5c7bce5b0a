import { Poster, pigment } from './poster.tsx';

/** A screen with a play triangle stands before an amphitheatre full of people, below a curtain where there is height. */
export function YoutubeMarketing() {
  return (
    <Poster ground="violet" drawn="-24 44 368 356">
      <path fill={pigment.vermilion} d={`M-500-140H820V0${'a40 40 0 0 1-80 0'.repeat(17)}z`} />
      <path fill={pigment.plaster} d="M30 60h260v180h-260z" />
      <path fill={pigment.vermilion} d="M122 80l90 56l-90 56z" />
      <path fill={pigment.ink} d="M-34 400a194 194 0 0 1 388 0z" />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth={24}
        strokeLinecap="round"
        strokeDasharray="0 35.6"
        strokeDashoffset={-17.8}
        d="M-10 400a170 170 0 0 1 340 0M24 400a136 136 0 0 1 272 0M58 400a102 102 0 0 1 204 0M92 400a68 68 0 0 1 136 0M126 400a34 34 0 0 1 68 0"
      />
    </Poster>
  );
}
