import { Poster, pigment } from './poster.tsx';

/** Trees stand on rising steps, each larger than the one below it. */
export function ValueGrowth() {
  return (
    <Poster ground="ochre">
      <path
        fill={pigment.ink}
        d="M0 400V350H37V310h6v40H80V290H126V220h8v70H180V220H245V110h10v110H320V400z"
      />
      <circle cx="40" cy="300" r="18" fill={pigment.pine} />
      <circle cx="130" cy="206" r="34" fill={pigment.pine} />
      <circle cx="250" cy="90" r="50" fill={pigment.pine} />
      <path fill={pigment.vermilion} d="M220 400v-90a30 30 0 0 1 60 0v90z" />
    </Poster>
  );
}
