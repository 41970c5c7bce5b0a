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

/** Phones of many sizes and ages, with the same app. */
export function AndroidAppEnd() {
  const play = (x: number, y: number, size: number) =>
    `M${x} ${y}V${y + size}L${x + size * 0.86} ${y + size / 2}z`;
  return (
    <Poster ground="violet">
      <path
        fill={pigment.ink}
        d="M8 65a7 7 0 0 1 7-7H53a7 7 0 0 1 7 7V141H8zM74 31a9 9 0 0 1 9-9H133a9 9 0 0 1 9 9V141H74zM156 96a6 6 0 0 1 6-6H196a6 6 0 0 1 6 6V141H156zM216 45a9 9 0 0 1 9-9H331a9 9 0 0 1 9 9V141H216zM354 77a6 6 0 0 1 6-6H390a6 6 0 0 1 6 6V141H354zM410 17a9 9 0 0 1 9-9H463a9 9 0 0 1 9 9V141H410z"
      />
      <path fill={pigment.ochre} d="M14 68H54V112H14zM222 44H276V132H222zM280 44H334V132H280z" />
      <path fill={pigment.plaster} d="M80 34H136V128H80zM416 24H466V124H416z" />
      <path fill={pigment.vermilion} d="M161 98H197V130H161z" />
      <path fill={pigment.pine} d="M359 82H391V130H359z" />
      <path
        fill={pigment.concrete}
        d="M15 118H25V124H15zM29 118H39V124H29zM43 118H53V124H43zM15 129H25V135H15zM29 129H39V135H29zM43 129H53V135H43z"
      />
      <path fill="none" stroke={pigment.ink} strokeWidth="2" d="M80 60L104 52L98 34M104 52L112 74L136 66" />
      <path
        fill={pigment.violet}
        d={`${play(24, 78, 24)}${play(94, 84, 34)}${play(260, 64, 48)}${play(428, 54, 40)}`}
      />
      <path fill={pigment.plaster} d={`${play(172, 105, 18)}${play(367, 96, 20)}`} />
      <path fill={pigment.vermilion} d="M452 32H458V42H452z" />
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
