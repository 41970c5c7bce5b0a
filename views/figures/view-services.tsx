import { Poster, pigment } from './poster.tsx';

/** A cabinet of drawers, one of them open and full. */
export function ViewServices() {
  return (
    <Poster ground="cobalt">
      <path fill={pigment.plaster} d="M60 40h200v360h-200z" />
      <path fill="none" stroke={pigment.cobalt} strokeWidth="8" d="M60 124H260M60 204H260" />
      <path fill={pigment.ink} d="M140 76h40a20 20 0 0 1-40 0zM140 156h40a20 20 0 0 1-40 0z" />
      <path fill={pigment.ink} d="M60 208H260L300 280H20z" />
      <path fill={pigment.vermilion} d="M80 280V244a24 24 0 0 1 48 0V280z" />
      <path fill={pigment.plaster} d="M136 280V256a24 24 0 0 1 48 0V280z" />
      <path fill={pigment.pine} d="M192 280V244a24 24 0 0 1 48 0V280z" />
      <path fill={pigment.ochre} d="M20 272h280v88h-280z" />
      <path fill={pigment.ink} d="M136 304h48a24 24 0 0 1-48 0z" />
    </Poster>
  );
}
