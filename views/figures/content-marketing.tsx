import { Poster, pigment } from './poster.tsx';

/** A pen that fills the basin of a fountain. The arcade below it is drawn by the opening. */
export function ContentMarketing() {
  return (
    <Poster ground="pine" drawn="40 40 240 360">
      <path fill={pigment.cobalt} d="M0 400a160 160 0 0 1 320 0z" />
      <path
        fill="none"
        stroke={pigment.cobalt}
        strokeWidth="24"
        d="M-52 400a212 212 0 0 1 424 0M-104 400a264 264 0 0 1 528 0"
      />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="12"
        d="M106 400a54 54 0 0 1 108 0M54 400a106 106 0 0 1 212 0"
      />
      <path fill={pigment.ink} d="M100 40h120v50H100z" />
      <path fill={pigment.ochre} d="M84 90h152v20H84z" />
      <path fill={pigment.plaster} d="M84 110h152c0 60-46 92-76 126c-30-34-76-66-76-126z" />
      <path fill={pigment.ink} d="M144 146a16 16 0 0 1 32 0l-12 14v60h-8v-60z" />
    </Poster>
  );
}
