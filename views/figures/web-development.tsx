import { Poster, pigment } from './poster.tsx';

/** Modules as concrete blocks that plug into each other, a crane lowering the last. */
export function WebDevelopment() {
  return (
    <Poster ground="cobalt" drawn="10 20 300 380">
      <path fill={pigment.ochre} d="M20 60H60L80 20L100 60H300V80H100V400H60V80H20z" />
      <path fill={pigment.ink} d="M20 80h30v40h-30z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth="6" d="M260 80V130" />
      <path fill={pigment.vermilion} d="M220 140h20a20 20 0 0 1 40 0h20V220H280a20 20 0 0 0 -40 0H220z" />
      <path fill={pigment.plaster} d="M140 240h20a20 20 0 0 1 40 0h20V320H140z" />
      <path fill={pigment.ink} d="M140 320h20a20 20 0 0 1 40 0h40a20 20 0 0 1 40 0h20v80H140z" />
    </Poster>
  );
}
