import type { absent } from '../site.ts';

export function Absent({ service }: { service: (typeof absent)[number] }) {
  return <h1>{service.label}</h1>;
}
