import { Poster, pigment } from './poster.tsx';

/** A phone as an apartment house at night, some of its windows lit. */
export function MobileApp() {
  return (
    <Poster ground="violet" drawn="10 40 300 360">
      <circle cx="60" cy="80" r="40" fill={pigment.plaster} />
      <path fill={pigment.ink} d="M120 400V70a30 30 0 0 1 30 -30h120a30 30 0 0 1 30 30V400z" />
      <g fill="none" strokeWidth="20" strokeLinejoin="round">
        <path
          stroke={pigment.violet}
          d="M150 100h20v20h-20zM250 100h20v20h-20zM200 160h20v20h-20zM150 220h20v20h-20zM200 220h20v20h-20zM250 280h20v20h-20zM150 280h20v20h-20z"
        />
        <path
          stroke={pigment.ochre}
          d="M200 100h20v20h-20zM150 160h20v20h-20zM250 220h20v20h-20zM200 280h20v20h-20z"
        />
        <path stroke={pigment.plaster} d="M250 160h20v20h-20z" />
      </g>
      <path fill={pigment.ochre} d="M180 400V360a30 30 0 0 1 60 0V400z" />
      <path fill={pigment.plaster} d="M180 58h60v12h-60z" />
    </Poster>
  );
}
