import { Poster, pigment } from './poster.tsx';

/** The sign of the Play store. */
export function AndroidApp() {
  return (
    <Poster ground="violet" drawn="104 88 136 160">
      <path fill={pigment.plaster} d="M104 92V244L176 168z" />
      <path fill={pigment.pine} d="M104 92L200 146L176 168z" />
      <path fill={pigment.vermilion} d="M104 244L200 190L176 168z" />
      <path fill={pigment.ochre} d="M200 146L236 168L200 190L176 168z" />
    </Poster>
  );
}
