import { Poster, pigment } from './poster.tsx';

/** The apps of businesses with regular customers: a dairy, a gym, a sales team, a school, a clinic. */
export function MobileApp() {
  return (
    <Poster ground="violet" drawn="0 150 332 100">
      <path fill={pigment.ink} d="M0 120h460v280H0z" />
      <g strokeWidth="40" strokeLinejoin="round">
        <path fill={pigment.violet} stroke={pigment.violet} d="M20 170h60v60h-60zM368 170h60v60h-60z" />
        <path fill={pigment.pine} stroke={pigment.pine} d="M136 170h60v60h-60z" />
        <path fill={pigment.plaster} stroke={pigment.plaster} d="M252 170h60v60h-60z" />
      </g>
      <path fill={pigment.plaster} d="M36 170h28v14l12 14v36H24V198l12 -14z" />
      <path
        fill={pigment.ochre}
        d="M128 184h14v32h-14zM190 184h14v32h-14zM142 194h48v12h-48zM36 162h28v10h-28z"
      />
      <path fill={pigment.vermilion} d="M246 190h72v40h-72zM264 174h36v16h-8v-8h-20v8h-8z" />
    </Poster>
  );
}
