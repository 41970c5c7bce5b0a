import { Poster, pigment } from './poster.tsx';

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
      <path fill={pigment.plaster} d={folds.map((x) => `M${x} 30l60-24v135h-60z`).join('')} />
      <path fill={pigment.shade} d={folds.map((x) => `M${x + 60} 6l60 24v111h-60z`).join('')} />
      <path
        fill={pigment.vermilion}
        d="M12 141V86C12 76 20 65 30 61s18 1 18 11v69zM252 141V86c0-10 8-21 18-25s18 1 18 11v69z"
      />
      <path
        fill={pigment.ink}
        d="M72 37l36 14v9l-36-14zM72 57l36 14v9l-36-14zM72 77l20 8v9l-20-8zM132 51l36-14v40l-36 14zM312 37l36 14v9l-36-14zM312 57l36 14v9l-36-14zM312 77l20 8v9l-20-8zM372 51l36-14v40l-36 14zM432 37l36 14v40l-36-14z"
      />
      <path fill={pigment.cobalt} d="M192 141V60l36 14v67z" />
    </Poster>
  );
}

/** A belt takes pictures of pages, with the handles of a drawing program, into a machine that makes websites of them. */
export function PsdToHtmlEnd() {
  const sheets = [-132, -48, 36, 120];
  const each = (path: string) => sheets.map((x) => `M${x} ${path}`).join('');
  return (
    <Poster ground="ochre">
      <path fill={pigment.plaster} d={each('33h60v88h-60z')} />
      <path fill={pigment.vermilion} d={each('41m6 0h48v30h-48z')} />
      <path fill={pigment.ochre} d={each('71m18 0a12 12 0 0 1 24 0z')} />
      <path fill={pigment.ink} d={each('78m6 0h48v7h-48zm0 12h32v4h-32zm0 9h40v4h-40zm0 9h24v4h-24z')} />
      <path fill="none" stroke={pigment.cobalt} strokeWidth="2" d={each('33h60v88h-60z')} />
      <path stroke={pigment.cobalt} strokeWidth="8" d={each('33m-4 0h8m52 0h8m-68 84h8m52 0h8')} />
      <path fill={pigment.ink} d="M164 121V58a76 46 0 0 1 152 0v63z" />
      <path
        fill="none"
        stroke={pigment.plaster}
        strokeWidth="10"
        d="M214 50L190 74L214 98M252 44L228 104M266 50L290 74L266 98"
      />
      <path fill={pigment.ink} d="M330 39h86v58h-86zM318 105h110v16h-110zM440 53h36v68h-36z" />
      <path fill={pigment.plaster} d="M336 45h74v46h-74zM444 60h28v52h-28z" />
      <path fill={pigment.vermilion} d="M340 49h34v38h-34zM447 63h22v18h-22z" />
      <path fill={pigment.ochre} d="M345 87a12 12 0 0 1 24 0zM451 81a7 7 0 0 1 14 0z" />
      <path
        fill={pigment.ink}
        d="M380 53h26v7h-26zM380 66h18v4h-18zM380 76h22v4h-22zM447 86h22v5h-22zM447 96h14v4h-14zM447 104h18v3h-18z"
      />
      <path fill={pigment.plaster} d="M318 105h110l-8 6h-94z" />
      <path fill={pigment.ink} d="M-200 121H680V141H-200z" />
      <path
        stroke={pigment.ochre}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0 20"
        d="M-190 131H680"
      />
    </Poster>
  );
}
