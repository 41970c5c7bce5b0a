import { Poster, pigment } from './poster.tsx';

/** A tower whose signal spreads in quarter rings over a small town. */
export function SlideMarketing() {
  return (
    <Poster ground="pine">
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="24"
        d="M308 80A248 248 0 0 1 60 328M228 80A168 168 0 0 1 60 248M148 80A88 88 0 0 1 60 168"
      />
      <path fill={pigment.ink} d="M50 80H70L100 400H20zM240 300h80v100h-80z" />
      <circle cx="60" cy="80" r="40" fill={pigment.ochre} />
      <path fill={pigment.vermilion} d="M120 360h60v40h-60z" />
      <path fill={pigment.plaster} d="M180 400v-50a30 30 0 0 1 60 0v50zM260 400v-60a10 10 0 0 1 20 0v60z" />
      <path fill={pigment.ink} d="M200 400v-30a10 10 0 0 1 20 0v30z" />
    </Poster>
  );
}
