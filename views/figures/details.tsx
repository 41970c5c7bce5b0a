import { Poster, pigment } from './poster.tsx';

/** The pen, in the middle of a line. */
export function ContentEnd() {
  return (
    <Poster ground="pine">
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="5"
        d="M-4 90c19 0 24-52 12-52s-13 52 8 52c14 0 19-26 9-26s-9 26 7 26c14 0 19-26 9-26s-9 26 7 26c19 0 24-52 12-52s-13 52 8 52c14 0 19-26 9-26s-9 26 7 26c19 0 24-52 12-52s-13 52 8 52c14 0 19-26 9-26s-9 26 7 26H127"
      />
      <g transform="translate(129 92) rotate(62)">
        <path fill={pigment.ink} d="M-18-90v-58a18 18 0 0 1 36 0v58z" />
        <path fill={pigment.ochre} d="M-24-100h48v16h-48z" />
        <path fill={pigment.plaster} d="M-24-84h48c0 36-14 62-24 84c-10-22-24-48-24-84z" />
        <path fill={pigment.ink} d="M-1.5-56h3v44h-3z" />
        <circle cy="-56" r="7" fill={pigment.ink} />
      </g>
    </Poster>
  );
}

/** The long desk: four developers, and the chair in the middle is free. */
export function HireDevelopersEnd() {
  return (
    <Poster ground="cobalt">
      <path
        fill={pigment.ink}
        d="M18 6H94V58H18zM110 6H186V58H110zM202 6H278V58H202zM294 6H370V58H294zM386 6H462V58H386zM51 58h10v12h-10zM143 58h10v12h-10zM235 58h10v12h-10zM327 58h10v12h-10zM419 58h10v12h-10z"
      />
      <path fill={pigment.shade} d="M-200 68H680V80H-200z" />
      <path
        fill="none"
        stroke={pigment.ochre}
        strokeWidth="6"
        d="M134 17L119 32L134 47M162 17L177 32L162 47M155 17L141 47M240 14V50M222 32H258"
      />
      <path
        fill={pigment.plaster}
        d="M28 17h40v6h-40zM28 29h24v6h-24zM28 41h32v6h-32zM304 17h24v6h-24zM304 29h44v6h-44zM396 17h32v6h-32zM396 29h20v6h-20zM396 41h46v6h-46zM20 141V134a36 36 0 0 1 72 0v7zM112 141V134a36 36 0 0 1 72 0v7zM296 141V134a36 36 0 0 1 72 0v7zM388 141V134a36 36 0 0 1 72 0v7z"
      />
      <path
        stroke={pigment.plaster}
        strokeWidth="34"
        strokeLinecap="round"
        d="M56 77h0M148 77h0M332 77h0M424 77h0"
      />
      <path
        fill={pigment.vermilion}
        d="M33 141V126a10 10 0 0 1 10-10h26a10 10 0 0 1 10 10v15zM125 141V126a10 10 0 0 1 10-10h26a10 10 0 0 1 10 10v15zM213 141V106a12 12 0 0 1 12-12h30a12 12 0 0 1 12 12v35zM309 141V126a10 10 0 0 1 10-10h26a10 10 0 0 1 10 10v15zM401 141V126a10 10 0 0 1 10-10h26a10 10 0 0 1 10 10v15z"
      />
    </Poster>
  );
}

/** A first letter between its guides, and room for its neighbours. */
export function LogoDesignEnd() {
  return (
    <Poster ground="ochre">
      <path stroke={pigment.plaster} strokeWidth="4" d="M-200 26H680M-200 98H680M182 0V141M298 0V141" />
      <path
        fill={pigment.ink}
        fillRule="evenodd"
        d="M182 141L224 26H256L298 141H264L258 122H222L216 141zM231 96H249L240 66z"
      />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="3"
        strokeDasharray="9 6"
        d="M48 26H158V150H48zM322 26H432V150H322zM456 26H566V150H456zM-86 26H24V150H-86z"
      />
    </Poster>
  );
}

/** Flyers pinned in a row, each with strips to tear off; some are gone. */
export function FlyerDesignEnd() {
  const places = [-187, -94, -1, 92, 185, 278, 371, 464, 557];
  const each = (path: string) => places.map((x) => `M${x + 9} ${path}`).join('');
  return (
    <Poster ground="ochre">
      <path fill={pigment.plaster} d={each('14h80v127h-80z')} />
      <path fill={pigment.vermilion} d={each('22m8 0h64v38h-64z')} />
      <path fill={pigment.ochre} d={each('60m18 0a22 22 0 0 1 44 0z')} />
      <path fill={pigment.ink} d={each('68m8 0h64v8h-64zm0 14h40v6h-40z')} />
      <path stroke={pigment.ochre} strokeWidth="3" d={each('100m16 0v41m16-41v41m16-41v41m16-41v41')} />
      <path fill={pigment.ochre} d="M101 100h17v41H101zM226 100h17v41H226zM344 100h17v41H344z" />
      <path stroke={pigment.cobalt} strokeWidth="9" strokeLinecap="round" d={each('15m40 0h0')} />
    </Poster>
  );
}

/** An open sheet with many folds. */
export function BrochureDesignEnd() {
  const folds = Array.from({ length: 6 }, (_, index) => index * 120 - 120);
  return (
    <Poster ground="ochre">
      <path fill={pigment.plaster} d={folds.map((x) => `M${x} 24l60-24v141h-60z`).join('')} />
      <path fill={pigment.shade} d={folds.map((x) => `M${x + 60} 0l60 24v117h-60z`).join('')} />
      <path fill={pigment.vermilion} d="M12 141V80a18 18 0 0 1 36-14v75zM252 141V80a18 18 0 0 1 36-14v75z" />
      <path
        fill={pigment.ink}
        d="M72 37l36 14v9l-36-14zM72 57l36 14v9l-36-14zM72 77l20 8v9l-20-8zM132 51l36-14v40l-36 14zM312 37l36 14v9l-36-14zM312 57l36 14v9l-36-14zM312 77l20 8v9l-20-8zM372 51l36-14v40l-36 14zM432 37l36 14v40l-36-14z"
      />
      <path fill={pigment.cobalt} d="M192 141V60l36 14v67z" />
    </Poster>
  );
}

/** A bag, a card, a signboard, a bill and a cup, each with room for a logo. */
export function GraphicDesignEnd() {
  return (
    <Poster ground="ochre">
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="6"
        d="M33 42V30a22 22 0 0 1 44 0v12M408 80h20a20 20 0 0 1 0 40h-24"
      />
      <path fill={pigment.ink} d="M10 38H100V141H10zM196 24H330V86H196zM208 86h6v55h-6zM312 86h6v55h-6z" />
      <path
        fill={pigment.vermilion}
        d="M114 70H182V141H114zM344 62H410V122a19 19 0 0 1-19 19H363a19 19 0 0 1-19-19z"
      />
      <path fill={pigment.plaster} d="M114 112H182V141H114zM222 108h70v33h-70z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="3"
        strokeDasharray="7 5"
        d="M31 92a24 24 0 0 1 48 0a24 24 0 0 1-48 0M132 91a16 16 0 0 1 32 0a16 16 0 0 1-32 0M241 55a22 22 0 0 1 44 0a22 22 0 0 1-44 0M360 98a17 17 0 0 1 34 0a17 17 0 0 1-34 0"
      />
    </Poster>
  );
}

/** The layers of a design, from above, which become angle brackets. */
export function PsdToHtmlEnd() {
  return (
    <Poster ground="ochre">
      <path fill={pigment.ink} d="M34 78L112 18V46L70 78L112 110V138zM446 78L368 18V46L410 78L368 110V138z" />
      <path fill={pigment.vermilion} d="M140 62L240 12L340 62L240 112z" />
      <path fill={pigment.plaster} d="M140 84L240 134L340 84V98L254 141H226L140 98z" />
      <path fill={pigment.ink} d="M140 112L198 141H170L140 126zM340 112L282 141H310L340 126z" />
    </Poster>
  );
}

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
