import { Poster, pigment } from './poster.tsx';

/** Two arcs come from two sides and meet to make one circle. */
export function ValueCustomer() {
  return (
    <Poster ground="plaster">
      <path fill="none" stroke={pigment.vermilion} strokeWidth={60} d="M0 290H160A90 90 0 0 0 160 110" />
      <path fill="none" stroke={pigment.cobalt} strokeWidth={60} d="M320 110H160A90 90 0 0 0 160 290" />
      <circle cx="160" cy="200" r="40" fill={pigment.ochre} />
    </Poster>
  );
}
