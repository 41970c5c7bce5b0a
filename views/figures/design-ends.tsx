import { Poster, pigment } from './poster.tsx';

/** The shoes of the visitors on the steps to the bright door: a child's by a stick, heels, trainers, boots, juttis. */
export function WebDesignEnd() {
  const child = 'M0 0V-17H11Q12-11 18-11Q27-10 27 0z';
  const heel = 'M0-38C7-27 17-21 30-14C39-9 50-8 51 0H33C23-2 17-12 9-18L7 0H3z';
  const trainer = 'M0 0V-31Q9-25 18-31L23-34L37-19Q55-18 55 0z';
  const boot = 'M0 0V-66H25V-28C25-23 30-20 38-19A15 15 0 0 1 53-4V0z';
  const curl = 'M54-3.500H68A10 10 0 0 0 68-23.500A5 5 0 0 0 65-14';
  return (
    <Poster ground="vermilion">
      <path fill={pigment.ochre} d="M66 42V6a34 34 0 0 1 68 0V42z" />
      <path fill={pigment.plaster} d="M18 38H182V80H18z" />
      <path fill={pigment.shade} d="M0 76H200V120H0z" />
      <path fill="none" stroke={pigment.ink} strokeWidth="6" d="M148 38V-8a9 9 0 0 1 18 0" />
      <path fill={pigment.ink} transform="translate(98 38)" d={child} />
      <path fill={pigment.vermilion} transform="translate(83 38)" d={child} />
      <path fill={pigment.ink} transform="translate(66 76)" d={heel} />
      <path fill={pigment.vermilion} transform="translate(46 76)" d={heel} />
      <g transform="translate(178 76) scale(-1 1)">
        <path fill={pigment.ink} d={trainer} />
        <path fill={pigment.violet} transform="translate(12)" d={trainer} />
        <path fill={pigment.shade} d="M12-7H67V0H12z" />
        <path stroke={pigment.plaster} strokeWidth="3.500" d="M30-19L38-27M36-14L44-22" />
      </g>
      <path fill={pigment.ink} transform="translate(22 120)" d={boot} />
      <path fill={pigment.pine} transform="translate(2 120)" d={boot} />
      <path fill={pigment.ochre} d="M2 54H27V62H2z" />
      <g transform="translate(194 120) scale(-1 1)">
        <path fill="none" stroke={pigment.ink} strokeWidth="7" d={curl} transform="translate(22)" />
        <path fill={pigment.ink} d="M60 0V-20C70-19 75-7 86-7V0z" />
        <path fill={pigment.cobalt} d="M0 0V-27C4-21 8-15 17-14C26-13 29-22 38-21C48-20 53-7 64-7V0z" />
        <path fill="none" stroke={pigment.cobalt} strokeWidth="7" d={curl} />
        <circle cx="38" cy="-10" r="5" fill={pigment.ochre} />
      </g>
    </Poster>
  );
}

/** The old house in an envelope, with an address and a stamp: on the stamp is the arch that it becomes. */
export function RedesignEnd() {
  const perforation = [0, 8, 16, 24, 32, 40];
  return (
    <Poster ground="vermilion">
      <path fill={pigment.shade} d="M12 66L100 0L188 66V78H12z" />
      <g transform="rotate(-7 100 66)">
        <path fill={pigment.ink} d="M54 0H146V100H54zM118-20H134V4H118zM46-5H154V6H46z" />
        <path
          fill={pigment.plaster}
          d="M66 15H82V35H66zM118 15H134V35H118zM66 47H82V67H66zM117 50L132 45L138 64L123 69z"
        />
        <path fill={pigment.ochre} d="M92 15H108V35H92z" />
      </g>
      <path fill={pigment.plaster} d="M12 58L100 91L188 58V120H12z" />
      <path fill={pigment.concrete} d="M12 120L100 91L188 120z" />
      <path fill={pigment.ink} d="M24 86H78V94H24zM24 101H62V107H24z" />
      <path fill={pigment.cobalt} d="M144 75H178V115H144z" />
      <path
        stroke={pigment.plaster}
        strokeWidth="4.500"
        strokeLinecap="round"
        d={perforation.map((y) => `M144 ${y + 75}h0M178 ${y + 75}h0`).join('')}
      />
      <path fill={pigment.ochre} d="M151 108V92a10 10 0 0 1 20 0V108z" />
    </Poster>
  );
}

/** A keyhole that is a person, and five different keys around it. */
export function CmsDesignEnd() {
  const shaft = 'M-5-79H5V-42H-5z';
  const keys = [
    [
      -68,
      'M5-62H14V-57H10V-51H14V-45H5z',
      'M-16-88A16 16 0 0 1 16-88A16 16 0 0 1-16-88M-7-88A7 7 0 0 0 7-88A7 7 0 0 0-7-88',
    ],
    [-34, 'M5-62H15V-44H5z', 'M-16-110H16V-79H-16zM-7-102V-87H7V-102z'],
    [0, 'M5-68L16-61.500L5-55L16-48.500L5-42z', 'M0-116L23-79H-23zM0-102L-10-86H10z'],
    [34, 'M5-64A10 10 0 0 1 5-44z', 'M-17-78V-97A17 17 0 0 1 17-97V-78zM-8-87H8V-97A8 8 0 0 0-8-97z'],
    [68, 'M5-63L17-53L5-43z', 'M-19-86L0-105L19-86L0-67zM-8-86L0-78L8-86L0-94z'],
  ] as const;
  return (
    <Poster ground="vermilion">
      <path fill={pigment.ink} d="M64 120V84a36 36 0 0 1 72 0V120z" />
      <circle cx="100" cy="76" r="15" fill={pigment.ochre} />
      <path fill={pigment.ochre} d="M77 120L86 98Q89 89 100 89T114 98L123 120z" />
      {keys.map(([angle, bit, bow]) => (
        <path
          key={angle}
          fill={pigment.plaster}
          transform={`translate(100 84) rotate(${angle})`}
          d={`${shaft}${bit}${bow}`}
        />
      ))}
    </Poster>
  );
}

/** One day's calls on a pad, counted in receivers: four upright ones, and one across. */
export function WebPortalDesignEnd() {
  const receiver = 'M0 8A8 8 0 0 1 8 0H20V21H10V73H20V94H8A8 8 0 0 1 0 86z';
  return (
    <Poster ground="vermilion">
      <path fill={pigment.plaster} d="M12-16H188V120H12z" />
      <path fill={pigment.ochre} d="M12-16H188V6H12z" />
      <path
        stroke={pigment.ink}
        strokeWidth="6"
        strokeLinecap="round"
        d="M28-23V-8M56.800-23V-8M85.600-23V-8M114.400-23V-8M143.200-23V-8M172-23V-8"
      />
      {[28, 55, 82, 109, 158].map((x) => (
        <path key={x} fill={pigment.ink} transform={`translate(${x} 20)`} d={receiver} />
      ))}
      <path
        fill={pigment.vermilion}
        stroke={pigment.plaster}
        strokeWidth="2.500"
        transform="translate(78 68) rotate(-118) scale(1.240) translate(-8 -47)"
        d={receiver}
      />
    </Poster>
  );
}

/** A long bill comes out of the card machine, and its end is on the parcel. */
export function EcommerceDesignEnd() {
  return (
    <Poster ground="vermilion">
      <path fill={pigment.pine} d="M96 48H128V76H96z" />
      <path fill={pigment.concrete} d="M168 54H190V76H168z" />
      <path fill={pigment.ochre} d="M96 76H198V120H96zM108 48H116V76H108z" />
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
      <path fill={pigment.cobalt} d="M2 80H50V110H2z" />
      <path fill={pigment.plaster} d="M2 86H50V92H2z" />
      <path fill={pigment.ochre} d="M10 97H20V104H10z" />
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

/** A balance: five pages are on one pan, one price on the other. */
export function StaticDesignEnd() {
  const lines = 'M-11-53H11V-46H-11zM-11-39H11V-34H-11zM-11-28H11V-23H-11z';
  return (
    <Poster ground="vermilion">
      <path
        fill={pigment.ink}
        d="M62 120A38 38 0 0 1 138 120zM46 84H154V94H46zM46 70H56V94H46zM144 70H154V94H144z"
      />
      <path fill={pigment.plaster} d="M76 120A24 24 0 0 1 124 120z" />
      <path fill={pigment.vermilion} d="M96 120L100 91L104 120z" />
      {[-36, 36, -18, 18].map((angle, index) => (
        <g key={angle} transform={`translate(51 58) rotate(${angle})`}>
          <path fill={index < 2 ? pigment.shade : pigment.cobalt} d="M-17-60H17V0H-17z" />
          <path fill={index < 2 ? pigment.ink : pigment.plaster} d={lines} />
        </g>
      ))}
      <path fill={pigment.plaster} d="M33-8H69V58H33z" />
      <path fill={pigment.ink} d="M33-8H69V3H33zM39 47H63V52H39z" />
      <path fill={pigment.vermilion} d="M38 38a13 13 0 0 1 26 0z" />
      <path fill={pigment.ink} d="M8 58H94A43 16 0 0 1 8 58zM106 58H192A43 16 0 0 1 106 58z" />
      <path fill={pigment.ochre} d="M118 58L126 6H172L180 58z" />
      <path fill="none" stroke={pigment.ochre} strokeWidth="8" d="M136 6a13 13 0 0 1 26 0" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="5"
        d="M136 17H164M136 26H164M136 17H144a8 9 0 0 1 0 18H136L154 53"
      />
    </Poster>
  );
}
