import { Poster, pigment } from './poster.tsx';

/** A page as the floor plan of a house; its one bright door is the call to action. */
export function WebDesign() {
  return (
    <Poster ground="vermilion" drawn="18 8 284 352">
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="16"
        d="M120 352H28V28H292V352H200M28 88H292M188 164H292M28 240H292"
      />
      <path fill={pigment.plaster} d="M30 90H196V238H30z" />
      <path fill={pigment.ink} d="M36 96H180A144 136 0 0 0 36 232z" />
      <path fill={pigment.ochre} d="M120 360V280A80 80 0 0 1 200 360z" />
      <circle cx="58" cy="58" r="10" fill={pigment.plaster} />
    </Poster>
  );
}
