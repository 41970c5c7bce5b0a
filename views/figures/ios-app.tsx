import { Poster, pigment } from './poster.tsx';

/** A polished pebble settles into the round well of a courtyard shaped like a phone. */
export function IosApp() {
  return (
    <Poster ground="violet">
      <rect x="60" y="20" width="200" height="360" rx="40" fill={pigment.plaster} />
      <circle cx="152" cy="208" r="72" fill={pigment.ink} />
      <circle cx="172" cy="188" r="68" fill={pigment.ochre} />
      <path fill="none" stroke={pigment.plaster} strokeWidth={12} d="M128 188a44 44 0 0 1 44-44" />
      <path fill={pigment.ink} d="M120 340h80v12h-80z" />
    </Poster>
  );
}
