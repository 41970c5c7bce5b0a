import { Poster, pigment } from './poster.tsx';

/** The visitors have left their shoes before the bright door: a man's trainers, a woman's juttis, a child's sandals. */
export function WebDesignEnd() {
  return (
    <Poster ground="vermilion">
      <path fill={pigment.ink} d="M52 36V12a48 48 0 0 1 96 0V36z" />
      <path fill={pigment.ochre} d="M62 36V12a38 38 0 0 1 76 0V36z" />
      <path fill={pigment.plaster} d="M0 36H200V120H0z" />
      <path fill={pigment.ochre} d="M62 36H138L162 120H38z" />
      {[1, -1].map((side) => (
        <g key={side}>
          <g transform={`translate(38 78) scale(${side} 1)`}>
            <path fill={pigment.pine} d="M2-8Q0-36 13-36T27-10Q22 8 25 22Q26 36 14 36T4 22Q6 6 2-8z" />
            <path
              fill={pigment.plaster}
              d="M3-16Q3-36 13-36T26-16Q14-23 3-16zM9-10H20V-6H9zM9-2H20V2H9zM9 6H20V10H9z"
            />
            <path fill={pigment.ink} d="M9 18H20V31H9z" />
          </g>
          <g transform={`translate(100 80) scale(${side} 1)`}>
            <path fill={pigment.violet} d="M2-6Q6-26 2-42Q26-24 24-4Q21 8 23 20Q23 34 13 34T4 20Q6 6 2-6z" />
            <path fill={pigment.ink} d="M6 0Q13 10 21 0Q18 10 20 20Q20 30 13 30T7 20Q9 8 6 0z" />
            <circle cx="14" cy="-12" r="5" fill={pigment.ochre} />
          </g>
          <g transform={`translate(163 88) scale(${side} 1)`}>
            <path fill={pigment.cobalt} d="M2-6Q1-26 11-26T21-6Q18 4 19 14Q19 26 11 26T4 14Q5 4 2-6z" />
            <path fill="none" stroke={pigment.plaster} strokeWidth="5" d="M3 4L11-14L20 4" />
          </g>
        </g>
      ))}
    </Poster>
  );
}

/** The old house in an envelope, with an address and a stamp: on the stamp is the arch that it becomes. */
export function RedesignEnd() {
  const perforation = [0, 8, 16, 24, 32, 40];
  return (
    <Poster ground="vermilion">
      <path fill={pigment.shade} d="M12 66L100 6L188 66V78H12z" />
      <g transform="rotate(-7 100 66)">
        <path fill={pigment.ink} d="M52 6H148V100H52zM120-20H136V14H120zM44 3H156V14H44z" />
        <path
          fill={pigment.plaster}
          d="M66 27H83V46H66zM117 27H134V46H117zM66 56H83V75H66zM116 58L131 53L137 71L122 76z"
        />
        <path fill={pigment.ochre} d="M91.500 27H108.500V46H91.500z" />
      </g>
      <path fill={pigment.plaster} d="M12 60L100 93L188 60V120H12z" />
      <path fill={pigment.concrete} d="M12 120L100 93L188 120z" />
      <path fill={pigment.ink} d="M24 87H78V95H24zM24 102H62V108H24z" />
      <path fill={pigment.cobalt} d="M144 76H178V116H144z" />
      <path
        stroke={pigment.plaster}
        strokeWidth="4.5"
        strokeLinecap="round"
        d={perforation.map((y) => `M144 ${y + 76}h0M178 ${y + 76}h0`).join('')}
      />
      <path fill={pigment.ochre} d="M151 109V93a10 10 0 0 1 20 0V109z" />
    </Poster>
  );
}

/** A keyhole that is a person, and five different keys around it. */
export function CmsDesignEnd() {
  const shaft = 'M-5-74.5H5V-40H-5z';
  const keys = [
    [
      -97,
      'M5-62H14V-57H10V-52H14V-46H5z',
      'M-16-82A16 16 0 0 1 16-82A16 16 0 0 1-16-82M-7-82A7 7 0 0 0 7-82A7 7 0 0 0-7-82',
    ],
    [-60, 'M5-63H15V-46H5z', 'M-16-103H16V-72H-16zM-7-95V-80H7V-95z'],
    [0, 'M5-61L20-53L5-45z', 'M0-118L26-74H-26zM0-101L-11-83H11z'],
    [60, 'M5-65A9.5 9.5 0 0 1 5-46z', 'M-17-72V-88A17 17 0 0 1 17-88V-72zM-8-80H8V-88A8 8 0 0 0-8-88z'],
    [97, 'M5-61L16-53.5L5-46z', 'M-19-80L0-99L19-80L0-61zM-7-81L0-74L7-81L0-88z'],
  ] as const;
  return (
    <Poster ground="vermilion">
      <path fill={pigment.ink} d="M66 120V86a34 34 0 0 1 68 0V120z" />
      <circle cx="100" cy="78" r="15" fill={pigment.ochre} />
      <path fill={pigment.ochre} d="M77 120L86 100Q89 91 100 91T114 100L123 120z" />
      {keys.map(([angle, bit, bow]) => (
        <path
          key={angle}
          fill={pigment.plaster}
          transform={`translate(100 86) rotate(${angle})`}
          d={`${shaft}${bit}${bow}`}
        />
      ))}
    </Poster>
  );
}

/** One day's calls on a pad, counted in strokes, and the receiver with its cord. A phone shows the part below zero. */
export function WebPortalDesignEnd() {
  const strokes = 'M32 32V100M48 30V101M64 33V99M80 31V102';
  const fifth = 'M22 86L87 47';
  return (
    <Poster ground="vermilion">
      <path fill={pigment.plaster} d="M12-110H188V120H12z" />
      <path fill={pigment.ochre} d="M12-110H188V-82H12z" />
      <g fill="none" stroke={pigment.ink} strokeWidth="6" strokeLinecap="round">
        <path d="M28-118V-98M56.800-118V-98M85.600-118V-98M114.400-118V-98M143.200-118V-98M172-118V-98" />
        <path
          strokeWidth="8"
          d="M32-68V-18M48-70V-17M64-67V-19M80-69V-16M120-68V-17M136-70V-18M152-67V-19M168-69V-17"
        />
        <path strokeWidth="8" d={strokes} />
        <path d="M152 98C190 86 186 114 166 109S148 124 160 126" />
      </g>
      <path
        stroke={pigment.vermilion}
        strokeWidth="9"
        strokeLinecap="round"
        d={`${fifth}M22-28L89-58M111-29L178-57`}
      />
      <g transform="translate(143 60) rotate(52)" fill={pigment.vermilion}>
        <path fill="none" stroke={pigment.vermilion} strokeWidth="13" d="M-32 10Q-32-10 0-10T32 10" />
        <rect x="-46" y="4" width="29" height="18" rx="5" />
        <rect x="17" y="4" width="29" height="18" rx="5" />
      </g>
    </Poster>
  );
}

/** A long bill comes out of the card machine, and its end is on the parcel. */
export function EcommerceDesignEnd() {
  return (
    <Poster ground="vermilion">
      <path fill={pigment.pine} d="M96 48H128V76H96z" />
      <path fill={pigment.concrete} d="M168 54H190V76H168z" />
      <path fill={pigment.ochre} d="M96 76H200V120H96zM108 48H116V76H108z" />
      <path fill={pigment.ink} d="M176 54H182V76H176z" />
      <path
        fill={pigment.plaster}
        d="M44 70V38a61 61 0 0 1 122 0V112L159 106L152.500 112L145.500 106L139 112L132 106V38a27 27 0 0 0-54 0V70z"
      />
      <path
        fill={pigment.ink}
        d="M50 26H65V30H50zM50 36H65V40H50zM50 46H65V50H50zM68 26H74V30H68zM68 36H74V40H68zM68 46H74V50H68zM136 26H142V30H136zM136 36H142V40H136zM136 46H142V50H136zM136 56H142V60H136zM136 66H142V70H136zM145 26H160V30H145zM145 36H160V40H145zM145 46H160V50H145zM145 56H160V60H145zM145 66H160V70H145z"
      />
      <path fill={pigment.vermilion} d="M137 86H161V97H137z" />
      <path fill={pigment.cobalt} d="M6 80H50V110H6z" />
      <path fill={pigment.plaster} d="M6 86H50V92H6z" />
      <path fill={pigment.ochre} d="M13 97H23V104H13z" />
      <path fill={pigment.ink} d="M32 56H90V120H32z" />
      <path fill={pigment.ochre} d="M40 64H82V80H40z" />
      <path
        fill={pigment.concrete}
        d="M40 86H50V94H40zM56 86H66V94H56zM72 86H82V94H72zM40 100H50V108H40zM56 100H66V108H56z"
      />
      <path fill={pigment.vermilion} d="M72 100H82V108H72z" />
    </Poster>
  );
}

/** A balance, which is level: five pages are on one pan, one price on the other. */
export function StaticDesignEnd() {
  const lines = 'M-11-51H11V-44H-11zM-11-38H11V-33H-11zM-11-27H11V-22H-11z';
  return (
    <Poster ground="vermilion">
      <path fill={pigment.ink} d="M95-22H105V120H95zM72 120A28 14 0 0 1 128 120zM44-20H156V-11H44z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="3.500"
        d="M13 90L49-14L85 90M115 90L151-14L187 90"
      />
      <circle cx="100" cy="-15" r="12" fill={pigment.ochre} />
      {[-28, 28, -14, 14].map((angle, index) => (
        <g key={angle} transform={`translate(49 92) rotate(${angle})`}>
          <path fill={index < 2 ? pigment.shade : pigment.cobalt} d="M-16-58H16V0H-16z" />
          <path fill={index < 2 ? pigment.ink : pigment.ochre} d={lines} />
        </g>
      ))}
      <path fill={pigment.plaster} d="M31 27H67V92H31z" />
      <path
        fill={pigment.ink}
        d="M36 63H62V69H36zM36 75H53V80H36zM8 89H90A41 15 0 0 1 8 89zM110 89H192A41 15 0 0 1 110 89z"
      />
      <path fill={pigment.ochre} d="M36 32H62V57H36z" />
      <path fill={pigment.vermilion} d="M39 57a10 10 0 0 1 20 0z" />
      <path fill={pigment.ochre} d="M121 89L129 41H173L181 89z" />
      <path fill="none" stroke={pigment.ochre} strokeWidth="8" d="M140 42a11 11 0 0 1 22 0" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="5"
        d="M137 50H165M137 59H165M137 50H145a8 8.500 0 0 1 0 17H137L155 85"
      />
    </Poster>
  );
}
