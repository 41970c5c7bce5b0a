import { Poster, pigment } from './poster.tsx';

/** A dome, an arch and a socket stacked inside a phone; a plug fits into the socket. */
export function AndroidApp() {
  return (
    <Poster ground="violet">
      <rect x="60" y="40" width="160" height="320" rx="20" fill={pigment.ink} />
      <path fill={pigment.ochre} d="M80 120a60 60 0 0 1 120 0z" />
      <path fill={pigment.plaster} d="M80 130h120v100h-30v-30a30 30 0 0 0-60 0v30h-30zM80 240h120v100H80z" />
      <path fill={pigment.ink} d="M110 260h110v20H110zM110 300h110v20H110z" />
      <path
        fill={pigment.vermilion}
        d="M320 240h-20a50 50 0 0 0-46 20H140v20h110v20H140v20h114a50 50 0 0 0 46 20h20z"
      />
    </Poster>
  );
}
