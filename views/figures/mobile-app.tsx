import { Poster, pigment } from './poster.tsx';

/** A phone as an apartment house at night, some of its windows lit. */
export function MobileApp() {
  return (
    <Poster ground="violet" drawn="10 40 300 360">
      <circle cx="60" cy="80" r="40" fill={pigment.plaster} />
      <path fill={pigment.ink} d="M120 400V70a30 30 0 0 1 30 -30h120a30 30 0 0 1 30 30V400z" />
      <g strokeWidth="12" strokeLinejoin="round">
        <path
          fill={pigment.violet}
          stroke={pigment.violet}
          d="M146 96h28v28h-28zM246 96h28v28h-28zM196 156h28v28h-28zM146 216h28v28h-28zM196 216h28v28h-28zM246 276h28v28h-28zM146 276h28v28h-28z"
        />
        <path
          fill={pigment.ochre}
          stroke={pigment.ochre}
          d="M196 96h28v28h-28zM146 156h28v28h-28zM246 216h28v28h-28zM196 276h28v28h-28z"
        />
        <path fill={pigment.plaster} stroke={pigment.plaster} d="M246 156h28v28h-28z" />
      </g>
      <path fill={pigment.ochre} d="M180 400V360a30 30 0 0 1 60 0V400z" />
      <path fill={pigment.plaster} d="M180 58h60v12h-60z" />
    </Poster>
  );
}
