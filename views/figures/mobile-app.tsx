import { Poster, pigment } from './poster.tsx';

/** The apps of businesses with regular customers: a dairy, a gym, a sales team, a school, a clinic. */
export function MobileApp() {
  return (
    <Poster ground="violet" drawn="0 0 332 100">
      <g strokeWidth="40" strokeLinejoin="round">
        <path fill={pigment.violet} stroke={pigment.violet} d="M20 20h60v60h-60zM368 20h60v60h-60z" />
        <path fill={pigment.pine} stroke={pigment.pine} d="M136 20h60v60h-60z" />
        <path fill={pigment.plaster} stroke={pigment.plaster} d="M252 20h60v60h-60z" />
      </g>
      <path fill={pigment.plaster} d="M36 20h28v14l12 14v36H24V48l12 -14z" />
      <path
        fill={pigment.ochre}
        d="M128 34h14v32h-14zM190 34h14v32h-14zM142 44h48v12h-48zM36 12h28v10h-28z"
      />
      <path fill={pigment.vermilion} d="M246 40h72v40h-72zM264 24h36v16h-8v-8h-20v8h-8z" />
    </Poster>
  );
}
