import { Poster, pigment } from './poster.tsx';

/** A pen above a water tower, from which channels lead to fields. */
export function ContentMarketing() {
  return (
    <Poster ground="pine">
      <path fill={pigment.ink} d="M120 0h80v40h-80z" />
      <path fill={pigment.ochre} d="M110 40h100v20h-100z" />
      <path
        fill={pigment.plaster}
        d="M110 60h100c0 70-30 120-50 160c-20-40-50-90-50-160zM-500 280H820v20H-500zM90 220h140a70 70 0 0 1-140 0z"
      />
      <circle cx="160" cy="110" r="14" fill={pigment.ink} />
      <path fill={pigment.ink} d="M157 110h6v80h-6z" />
      <path
        fill={pigment.cobalt}
        d="M104 220h112a56 56 0 0 1-40 53.7v26.3H820v100H-500V300h644v-26.3a56 56 0 0 1-40-53.7z"
      />
      <path
        fill={pigment.ochre}
        d="M-150 320h60v80h-60zM-70 320h60v80h-60zM10 320h60v80h-60zM90 320h60v80h-60zM170 320h60v80h-60zM250 320h60v80h-60zM330 320h60v80h-60zM410 320h60v80h-60z"
      />
      <path
        fill={pigment.pine}
        d="M-150 400a30 30 0 0 1 60 0zM-70 400a30 30 0 0 1 60 0zM10 400a30 30 0 0 1 60 0zM90 400a30 30 0 0 1 60 0zM170 400a30 30 0 0 1 60 0zM250 400a30 30 0 0 1 60 0zM330 400a30 30 0 0 1 60 0zM410 400a30 30 0 0 1 60 0z"
      />
    </Poster>
  );
}
