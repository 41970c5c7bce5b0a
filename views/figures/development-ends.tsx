import { Poster, pigment } from './poster.tsx';

/** A snail: slow, because of the plugins that it pulls. */
export function WordpressDevelopmentEnd() {
  const boxes = [
    pigment.ochre,
    pigment.plaster,
    pigment.vermilion,
    pigment.ochre,
    pigment.pine,
    pigment.plaster,
  ];
  return (
    <Poster ground="cobalt">
      <path fill={pigment.ink} d="M-200 131H680v10H-200z" />
      <path stroke={pigment.shade} strokeWidth="4" d="M-200 116H178" />
      {boxes.map((fill, index) => {
        const x = 70 - index * 62;
        return (
          <g key={x} fill={fill}>
            <path d={`M${x} ${index % 2 ? 84 : 68}h48V124h-48z`} />
            <path d={`M${x + 8} ${index % 2 ? 70 : 54}h8v20h-8zM${x + 32} ${index % 2 ? 70 : 54}h8v20h-8z`} />
            <path
              stroke={pigment.ink}
              strokeWidth="14"
              strokeLinecap="round"
              d={`M${x + 11} 124h0M${x + 37} 124h0`}
            />
          </g>
        );
      })}
      <g transform="translate(-92)">
        <path
          fill={pigment.plaster}
          d="M222 131C232 108 260 104 300 104H392V62a22 22 0 0 1 44 0V100a31 31 0 0 1 -31 31z"
        />
        <path stroke={pigment.plaster} strokeWidth="5" d="M403 50L394 18M424 50L436 18" />
        <circle cx="394" cy="16" r="7" fill={pigment.ochre} />
        <circle cx="436" cy="16" r="7" fill={pigment.ochre} />
        <path fill="none" stroke={pigment.ink} strokeWidth="4" d="M434 82a12 12 0 0 1 -16 4" />
        <circle cx="318" cy="68" r="60" fill={pigment.vermilion} />
        <path
          fill="none"
          stroke={pigment.ochre}
          strokeWidth="11"
          d="M318 68a10 10 0 0 1 20 0a21 21 0 0 1 -42 0a32 32 0 0 1 64 0a42 42 0 0 1 -84 0"
        />
      </g>
    </Poster>
  );
}

/** A lens over the parcels on the belt: in one of them a lamp has been found. */
export function EcommerceDevelopmentEnd() {
  const rollers = Array.from({ length: 23 }, (_, index) => index * 40 - 200);
  return (
    <Poster ground="cobalt">
      <path fill={pigment.ink} d="M-200 108H680v33H-200z" />
      {rollers.map((x) => (
        <circle key={x} cx={x} cy="124.500" r="8" fill={pigment.plaster} />
      ))}
      <path
        fill={pigment.vermilion}
        d="M10 62h46v46h-46zM332 46h56v62h-56zM-130 60h48v48h-48zM500 56h60v52h-60z"
      />
      <path fill={pigment.ochre} d="M66 44h60v64h-60zM396 68h40v40h-40zM-66 50h62v58h-62z" />
      <path fill={pigment.plaster} d="M134 76h50v32h-50zM444 54h46v54h-46z" />
      <path
        fill={pigment.ink}
        d="M28 62h10v46h-10zM91 44h10v64h-10zM154 76h10v32h-10zM355 46h10v62h-10zM411 68h10v40h-10zM462 54h10v54h-10zM-111 60h10v48h-10zM-40 50h10v58h-10zM525 56h10v52h-10z"
      />
      <path stroke={pigment.vermilion} strokeWidth="20" d="M278 106L324 152" />
      <circle cx="244" cy="68" r="48" fill={pigment.plaster} stroke={pigment.vermilion} strokeWidth="13" />
      <path fill={pigment.ochre} d="M228 34h32l16 36h-64z" />
      <path fill={pigment.ink} d="M239 70h10v20h16v9h-42v-9h16z" />
    </Poster>
  );
}

/** A honeycomb of crates as wide as the window, and one more that a crane lowers to its place. */
export function MagentoDevelopmentEnd() {
  const row = Array.from({ length: 18 }, (_, index) => index * 52 - 212);
  const upper = row.filter((x) => x < 140 || x > 300).map((x) => x + 26);
  return (
    <Poster ground="cobalt">
      <path fill="none" stroke={pigment.ink} strokeWidth="6" d="M-200 3H680M230 3V22" />
      {upper
        .filter((_, index) => index % 4 !== 1)
        .map((x) => (
          <Crate key={x} x={x} y={41} />
        ))}
      <path fill={pigment.ink} d="M-400 115H880V141H-400z" />
      {row.map((x) => (
        <Crate key={x} x={x} y={88} />
      ))}
      <Crate x={230} y={20} top={pigment.vermilion} left={pigment.ochre} right={pigment.ink} />
    </Poster>
  );
}

type CrateProps = { x: number; y: number; top?: string; left?: string; right?: string };

function Crate({ x, y, top = pigment.plaster, left = pigment.shade, right = pigment.ink }: CrateProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {/* Half a unit wider than the next, so that no ground is seen between two. */}
      <path fill={right} d="M26.5 14.500V47L0 62.500V14.500z" />
      <path fill={left} d="M-26.5 14.500V47L0 62.500V29z" />
      <path fill={top} d="M0 0L26.5 15L0 30.500L-26.5 15z" />
    </g>
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
