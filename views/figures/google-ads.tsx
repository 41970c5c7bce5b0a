import { Poster, pigment } from './poster.tsx';

/** Six windows of one façade, each lit in its own way. On a phone the façade is wide instead of high. */
export function GoogleAds() {
  return (
    <Poster ground="ochre" drawn="10 150 300 250">
      <path
        fill={pigment.ink}
        d="M20 40h130v110H20zM170 40h130v110H170zM20 165h130v110H20zM170 165h130v110H170zM20 290h130v110H20zM170 290h130v110H170zM-140 165h130v110H-140zM330 165h130v110H330zM-140 290h130v110H-140zM330 290h130v110H330z"
      />
      <path
        fill={pigment.plaster}
        d="M30 50h120v100H30zM180 50h120v100H180zM30 175h120v100H30zM220 185h40v80h-40zM-130 175h120v100H-130zM340 175h120v100H340zM340 300h120v100H340z"
      />
      <g fill="none" stroke={pigment.vermilion} strokeWidth={16}>
        <circle cx="90" cy="100" r="28" />
        <circle cx="-70" cy="225" r="28" />
        <circle cx="400" cy="350" r="28" />
      </g>
      <path
        fill={pigment.ochre}
        d="M180 150a60 60 0 0 1 120 0zM340 275a60 60 0 0 1 120 0zM-130 400a60 60 0 0 1 120 0zM56 306l68 39l-68 39z"
      />
      <path
        fill={pigment.vermilion}
        d="M30 175h120v40a20 20 0 0 1-40 0a20 20 0 0 1-40 0a20 20 0 0 1-40 0zM180 300h120v100H180z"
      />
      <path
        fill={pigment.plaster}
        d="M206 400v-40a30 30 0 0 1 60 0h14l-23 28l-23-28h14a12 12 0 0 0-24 0v40z"
      />
    </Poster>
  );
}
