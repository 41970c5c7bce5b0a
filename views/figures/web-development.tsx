import { Poster, pigment } from './poster.tsx';

/** A calendar of bookings as a building site: a crane lowers the next booked day into its place. */
export function WebDevelopment() {
  return (
    <Poster ground="cobalt" drawn="0 20 320 380">
      <path fill={pigment.ochre} d="M0 60H40L60 20L80 60H320V80H80V400H40V80H0z" />
      <path fill={pigment.ink} d="M0 80h32v40H0z" />
      <path fill={pigment.plaster} d="M120 180H320V400H120z" />
      <path fill={pigment.vermilion} d="M120 180H320V216H120z" />
      <path
        fill={pigment.ink}
        d="M144 164h12v32h-12zM284 164h12v32h-12zM132 228h36v36h-36zM176 272h36v36h-36zM220 272h36v36h-36zM132 316h36v36h-36zM264 316h36v36h-36z"
      />
      <path
        fill={pigment.shade}
        d="M176 228h36v36h-36zM220 228h36v36h-36zM264 228h36v36h-36zM132 272h36v36h-36zM264 272h36v36h-36zM176 316h36v36h-36zM220 316h36v36h-36zM132 360h36v40h-36zM176 360h36v40h-36zM220 360h36v40h-36zM264 360h36v40h-36z"
      />
      <path fill="none" stroke={pigment.plaster} strokeWidth="6" d="M238 80V124L212 148M238 124L264 148" />
      <path fill={pigment.ochre} d="M206 146h64v64h-64z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="10" d="M220 178l14 14 24-26" />
    </Poster>
  );
}
