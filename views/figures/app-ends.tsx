import { Poster, pigment } from './poster.tsx';

/** Customers hold up their phones. */
export function MobileAppEnd() {
  const people = [
    {
      x: 24,
      y: 30,
      sleeve: pigment.ochre,
      screen: pigment.vermilion,
      drawn: 'M-9 22A9 9 0 0 1 9 22zM-12 34H12V40H-12z',
    },
    {
      x: 96,
      y: 62,
      sleeve: pigment.plaster,
      screen: pigment.ochre,
      drawn: 'M-12 10H12V34H-12zM-12 42H4V47H-12z',
    },
    {
      x: 168,
      y: 12,
      sleeve: pigment.vermilion,
      screen: pigment.plaster,
      drawn: 'M0 8L12 28H-12zM-12 38H12V44H-12z',
    },
    {
      x: 240,
      y: 48,
      sleeve: pigment.pine,
      screen: pigment.ochre,
      drawn: 'M-12 10H-2V20H-12zM2 10H12V20H2zM-12 24H-2V34H-12zM2 24H12V34H2z',
    },
    {
      x: 312,
      y: 22,
      sleeve: pigment.ochre,
      screen: pigment.plaster,
      drawn: 'M-12 16A12 12 0 0 1 12 16A12 12 0 0 1-12 16M-12 38H6V44H-12z',
    },
    {
      x: 384,
      y: 64,
      sleeve: pigment.vermilion,
      screen: pigment.ochre,
      drawn: 'M-12 12H12V18H-12zM-12 24H12V30H-12zM-12 36H0V42H-12z',
    },
    {
      x: 456,
      y: 34,
      sleeve: pigment.plaster,
      screen: pigment.vermilion,
      drawn: 'M-9 30A9 9 0 0 0 9 30zM-12 14H12V20H-12z',
    },
  ];
  return (
    <Poster ground="violet">
      {people.map(({ x, y, sleeve, screen, drawn }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path fill={sleeve} d="M-17 78H19V200H-17z" />
          <path fill={pigment.concrete} d="M-24 46H26V66A22 22 0 0 1 4 84H-4A22 22 0 0 1-24 66z" />
          <rect x="-21" y="-8" width="42" height="76" rx="6" fill={pigment.ink} />
          <path fill={screen} d="M-17 0H17V58H-17z" />
          <path fill={pigment.ink} d={drawn} />
          <path
            stroke={pigment.concrete}
            strokeWidth="9"
            strokeLinecap="round"
            d="M-23 68L-14 44M18 40H24M17 51H24M18 62H24"
          />
        </g>
      ))}
    </Poster>
  );
}

/** A street at night: the shutters are down, and a phone among them is the shop that is open. */
export function AndroidAppEnd() {
  const stripe = (x: number) => `M${x} 14h22v20a11 11 0 0 1-22 0z`;
  return (
    <Poster ground="violet">
      <path
        fill={pigment.ink}
        d="M0 40H180V141H0zM300 40H480V141H300zM188 18A14 14 0 0 1 202 4H278A14 14 0 0 1 292 18V141H188z"
      />
      <path fill={pigment.ochre} d="M196 14H284V141H196z" />
      <path fill={pigment.pine} d="M6 66H82V141H6zM398 66H474V141H398z" />
      <path fill={pigment.cobalt} d="M98 66H174V141H98zM306 66H382V141H306z" />
      <path
        stroke={pigment.ink}
        strokeWidth="76"
        strokeDasharray="3 9"
        d="M44 75V141M136 75V141M344 75V141M436 75V141"
      />
      <path
        fill={pigment.vermilion}
        d={`M6 46H82V60H6zM98 46H174V60H98zM306 46H382V60H306zM398 46H474V60H398z${stripe(196)}${stripe(240)}`}
      />
      <path
        fill={pigment.plaster}
        d={`M345 4A14 14 0 1 0 359 22A15 15 0 0 1 345 4z${stripe(218)}${stripe(262)}M196 110H284V141H196z`}
      />
      <path fill={pigment.ink} d="M212 56H256L270 68V82L256 72H248V110H232V72H212z" />
      <path fill={pigment.violet} d="M208 118H272V132H208z" />
    </Poster>
  );
}

/** Two hands hold a phone on its side, and a thumb swipes a page away from its edge. */
export function IosAppEnd() {
  const skin = '#8A5A44';
  const nail = '#E9C3AE';
  return (
    <Poster ground="violet">
      <path fill={pigment.pine} d="M0 92L92 68V141H0z" />
      <path fill={pigment.vermilion} d="M480 92L388 68V141H480z" />
      <path fill={skin} d="M84 141V76A20 20 0 0 1 104 56H376A20 20 0 0 1 396 76V141z" />
      <rect x="104" y="10" width="272" height="200" rx="26" fill={pigment.ink} />
      <path fill={pigment.ochre} d="M130 20H216V141H114V36A16 16 0 0 1 130 20z" />
      <path fill={pigment.plaster} d="M216 20H350A16 16 0 0 1 366 36V141H216z" />
      <path fill={pigment.pine} d="M232 36H350V96H232z" />
      <path fill={pigment.vermilion} d="M257 96A34 34 0 0 1 325 96z" />
      <path fill={pigment.ink} d="M232 108H318V117H232zM232 125H288V134H232zM208 20H216V141H208z" />
      <g fill={pigment.violet}>
        <rect x="126" y="34" width="30" height="30" rx="7" />
        <rect x="166" y="74" width="30" height="30" rx="7" />
      </g>
      <g fill={pigment.vermilion}>
        <rect x="166" y="34" width="30" height="30" rx="7" />
        <rect x="126" y="74" width="30" height="30" rx="7" />
      </g>
      <path stroke={skin} strokeWidth="36" strokeLinecap="round" d="M102 136L204 90M378 136L352 112" />
      <path stroke={nail} strokeWidth="16" strokeLinecap="round" d="M203 91L209 88M352 112L348 108" />
    </Poster>
  );
}
