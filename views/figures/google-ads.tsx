import { Poster, pigment } from './poster.tsx';

/** Six windows of one façade, each lit in its own way. */
export function GoogleAds() {
  return (
    <Poster ground="pine" drawn="10 16 300 384">
      <path
        fill={pigment.ink}
        d="M20 20h130v110H20zM170 20h130v110H170zM20 145h130v110H20zM170 145h130v110H170zM20 270h130v110H20zM170 270h130v110H170z"
      />
      <path fill={pigment.plaster} d="M30 30h120v100H30zM180 30h120v100H180zM220 165h40v80h-40z" />
      <circle cx="90" cy="80" r="28" fill="none" stroke={pigment.vermilion} strokeWidth={16} />
      <path fill={pigment.ochre} d="M180 130a60 60 0 0 1 120 0zM30 155h120v100H30zM56 286l68 39l-68 39z" />
      <path
        fill={pigment.vermilion}
        d="M30 155h120v40a20 20 0 0 1-40 0a20 20 0 0 1-40 0a20 20 0 0 1-40 0zM180 280h120v100H180z"
      />
      <path
        fill={pigment.plaster}
        d="M206 380v-40a30 30 0 0 1 60 0h14l-23 28l-23-28h14a12 12 0 0 0-24 0v40z"
      />
    </Poster>
  );
}
