import { Poster, pigment } from './poster.tsx';

/** Three seats at a long desk with screens of code: two developers, and a chair that is free. */
export function HireDevelopers() {
  return (
    <Poster ground="cobalt">
      <path fill={pigment.ink} d="M52 40H228V190H52zM0 70H36V190H0zM244 70H320V190H244zM128 190h24v50h-24z" />
      <path fill={pigment.shade} d="M0 232H320V256H0z" />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="14"
        d="M106 78L70 115L106 152M174 78L210 115L174 152M152 74L128 156"
      />
      <path
        fill={pigment.plaster}
        d="M0 88h24v12H0zM0 114h14v12H0zM260 88h60v12h-60zM276 114h44v12h-44zM260 140h30v12h-30zM72 400V354a68 68 0 0 1 136 0V400zM0 400V290a68 68 0 0 1 40 64V400zM104 246a36 36 0 0 1 72 0a36 36 0 0 1-72 0M0 212a36 36 0 0 1 0 68z"
      />
      <path
        fill={pigment.vermilion}
        d="M96 400V348a20 20 0 0 1 20-20h48a20 20 0 0 1 20 20V400zM320 328h-48a20 20 0 0 0-20 20V400H320zM0 328a20 20 0 0 1 20 20V400H0z"
      />
    </Poster>
  );
}
