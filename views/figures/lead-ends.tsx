import { Poster, pigment } from './poster.tsx';

/** From the roof of the followers a kite with a cake on it flies to the roofs of people who do not follow yet. */
export function KiteOverRoofs() {
  const followers = [82, 112, 142];
  const strangers = [220, 250, 358, 394, 422, 464];
  const roofs = [114, 114, 102, 78, 78, 96];
  return (
    <Poster ground="pine">
      <path
        fill={pigment.ink}
        d={`M-200 132H680V141H-200zM14 58H48V82H14zM18 80h5v12h-5zM39 80h5v12h-5zM22 52h18v8h-18z${strangers.map((x, index) => person(x, roofs[index] ?? 0)).join('')}`}
      />
      <path fill={pigment.ochre} d={`${followers.map((x) => person(x, 90)).join('')}${person(328, 102)}`} />
      <path fill={pigment.plaster} d="M-20 90H190V132H-20zM306 102H376V132H306z" />
      <path fill={pigment.shade} d="M206 114H306V132H206zM444 96H500V132H444z" />
      <path fill={pigment.concrete} d="M376 78H444V132H376z" />
      <path
        fill={pigment.ochre}
        d="M10 132V112a10 10 0 0 1 20 0v20zM46 132V112a10 10 0 0 1 20 0v20zM82 132V112a10 10 0 0 1 20 0v20zM112 132V112a10 10 0 0 1 20 0v20z"
      />
      <path
        fill={pigment.ink}
        d="M146 110h38v22h-38zM220 132V122a6 6 0 0 1 12 0v10zM244 132V122a6 6 0 0 1 12 0v10zM268 132V122a6 6 0 0 1 12 0v10zM322 132V118a7 7 0 0 1 14 0v14zM348 132V118a7 7 0 0 1 14 0v14zM388 90h12v12h-12zM404 90h12v12h-12zM420 90h12v12h-12zM388 110h12v12h-12zM404 110h12v12h-12zM420 110h12v12h-12zM456 108h12v24h-12z"
      />
      <path fill={pigment.vermilion} d="M144 100H186L190 110H140z" />
      <path fill={pigment.plaster} d="M154 124h22v8h-22zM158 118h14v8h-14z" />
      <path fill="none" stroke={pigment.plaster} strokeWidth="2" d="M186 62Q224 74 284 52" />
      <g transform="translate(0 6) rotate(10 286 46)">
        <path fill={pigment.vermilion} d="M286 2L330 46L286 90L242 46z" />
        <path fill={pigment.ochre} d="M286 80L299 98H273z" />
        <path fill={pigment.plaster} d="M262 52h48v14h-48zM270 38h32v14h-32z" />
        <path fill={pigment.ochre} d="M262 56h48v4h-48zM279 31a7 7 0 0 1 14 0a7 7 0 0 1-14 0z" />
      </g>
      <path fill={pigment.vermilion} d={person(170, 90)} />
      <path fill="none" stroke={pigment.vermilion} strokeWidth="6" strokeLinecap="round" d="M174 80L186 62" />
    </Poster>
  );
}

/** Head and shoulders that stand on a roof. */
function person(x: number, y: number) {
  return `M${x - 11} ${y}v-7a11 11 0 0 1 22 0v7zM${x - 7} ${y - 26}a7 7 0 0 1 14 0a7 7 0 0 1-14 0z`;
}

/** A potter finishes a great vase in the light of a lamp, and the camera has them in its screen. */
export function PotterOnCamera() {
  return (
    <Poster ground="pine">
      <path fill={pigment.ochre} d="M378 18L398 52L346 132H110z" />
      <path
        fill={pigment.ink}
        d="M-200 132H680V141H-200zM-20 88H104V95H-20zM-20 88h12v46h-12zM92 88h7v46h-7zM420 88H500V95H420zM426 88h7v46h-7zM392 32h6v102h-6zM374 15l14-8l24 42l-14 8z"
      />
      <g transform="translate(-5)">
        <Potter />
      </g>
      <g transform="translate(4)">
        <path
          fill="none"
          stroke={pigment.ink}
          strokeWidth="6"
          d="M170 96L140 136M170 96L200 136M170 90V134"
        />
        <path
          fill={pigment.ink}
          d="M124 42a8 8 0 0 1 8-8H208a8 8 0 0 1 8 8V88a8 8 0 0 1-8 8H132a8 8 0 0 1-8-8zM140 26h30v10h-30z"
        />
        <path fill={pigment.ochre} d="M132 42H196V88H132z" />
        <g transform="translate(52 33) scale(.41)">
          <Potter />
        </g>
        <circle cx="206" cy="50" r="5" fill={pigment.vermilion} />
      </g>
      <path
        fill={pigment.plaster}
        d="M10 88c-8-8-8-22 2-26v-10h18v10c10 4 10 18 2 26zM435 88c-10-10-10-30 2-36v-14h16v14c12 6 12 26 2 36z"
      />
      <path
        fill={pigment.shade}
        d="M46 88c-4-6-8-12 0-18s2-12 12-14l12 4c-4 8 12 12 8 28zM472 88c-4-4-6-10-6-18h34v18z"
      />
    </Poster>
  );
}

function Potter() {
  return (
    <>
      <path
        fill={pigment.vermilion}
        d="M238 26H282V32C274 38 276 44 284 50C310 66 304 100 282 114H238C216 100 210 66 236 50C244 44 246 38 238 32z"
      />
      <path fill={pigment.plaster} d="M221 66H299L302 76H218z" />
      <path fill={pigment.ink} d="M222 114H298V121H222zM252 121h16v11h-16zM324 112h28v20h-28z" />
      <path fill={pigment.violet} d="M310 112V78A20 20 0 0 1 350 78V112H318V132H306V108a8 8 0 0 1 4-7z" />
      <path
        fill="none"
        stroke={pigment.violet}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M328 72L306 62L286 42M330 78L318 91H298"
      />
      <circle cx="322" cy="40" r="14" fill={pigment.plaster} />
    </>
  );
}

/** An elephant with one great coin, and twelve mice with one small coin each: they go the same way. */
export function ElephantAndMice() {
  const mice = Array.from({ length: 12 }, (_, index) => index * 39.5 + 1);
  const each = (path: string) => mice.map((x) => `M${x} ${path}`).join('');
  return (
    <Poster ground="pine">
      <g transform="translate(52)">
        <path
          fill={pigment.shade}
          d="M156 54A28 28 0 0 1 180 67A38 38 0 0 1 196 64H234A38 38 0 0 1 272 102V132H246V112A12 12 0 0 0 234 100H198a12 12 0 0 0-12 12V132H158V110H156A28 28 0 0 1 156 54z"
        />
        <path
          fill="none"
          stroke={pigment.shade}
          strokeWidth="15"
          d="M150 97H124A20 20 0 0 1 104 77V58a10 10 0 0 0-10-10"
          strokeLinecap="round"
        />
        <path fill={pigment.plaster} d="M136 97H152A16 16 0 0 1 136 112z" />
        <path fill={pigment.concrete} d="M154 64H190A36 36 0 0 1 154 100z" />
        <circle cx="143" cy="78" r="3.500" fill={pigment.ink} />
        <path fill={pigment.vermilion} d="M194 64H248V70A27 27 0 0 1 194 70z" />
        <circle cx="221" cy="38" r="27" fill={pigment.ochre} />
        <path
          fill="none"
          stroke={pigment.ink}
          strokeWidth="4"
          d="M209 26H233M209 34H233M209 26H217a8 8 0 0 1 0 16H211L227 56"
        />
      </g>
      <path
        fill={pigment.ink}
        d={`M-200 132H680V141H-200z${each('132l9-11a11 11 0 0 1 17 11z')}${each('117m4 0a5 5 0 0 1 10 0a5 5 0 0 1-10 0z')}`}
      />
      <path fill="none" stroke={pigment.ink} strokeWidth="2.500" d={each('130m24 0q8 1 8-5t7-5')} />
      <path fill={pigment.ochre} d={each('109m10 0a8.500 8.500 0 0 1 17 0a8.500 8.500 0 0 1-17 0z')} />
    </Poster>
  );
}

/** A lamp in the shape of a question mark shines on a letter in the typewriter; questions have come by telephone. */
export function QuestionLamp() {
  return (
    <Poster ground="pine">
      <path fill={pigment.ochre} d="M240 52L276 58L262 132H120L140 92z" />
      <path
        fill={pigment.plaster}
        d="M154 14H222V90H154zM10 42l27-6l12 60H22zM76 30h28v66H76zM364 74H446V84H364zM370 94H452V104H370zM362 114H444V124H362z"
      />
      <path
        fill={pigment.shade}
        d="M44 46h29v50H44zM366 84H448V94H366zM360 104H446V114H360zM368 124H450V132H368z"
      />
      <path
        fill={pigment.ink}
        d="M-200 132H680V141H-200zM4 96a8 8 0 0 1 8-8H98a8 8 0 0 1 8 8v12H84v-8H26v8H4zM140 78H236V92H140zM130 88H246L258 132H118zM186 26h26v5h-26zM186 38h26v5h-26zM164 48h48v5h-48zM164 58h48v5h-48zM164 68h22v5h-22zM289 84h8v36h-8z"
      />
      <path
        fill={pigment.ochre}
        d="M33 98H77L96 132H14zM384 46H424V60A14 14 0 0 1 410 74H398A14 14 0 0 1 384 60z"
      />
      <path fill={pigment.vermilion} d="M126 80h14v10h-14zM236 80h14v10h-14zM402 74H412V132H402z" />
      <path fill="none" stroke={pigment.ochre} strokeWidth="5" d="M422 52h8a6 6 0 0 1 0 12h-10" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="5"
        d="M19 54a7 7 0 1 1 8.500 6l1 6m.8 4l1 5M52 60a7 7 0 1 1 7 7v5m0 4v5M83 48a7 7 0 1 1 7 7v5m0 4v5"
      />
      <circle cx="55" cy="117" r="8.500" fill="none" stroke={pigment.plaster} strokeWidth="6" />
      <path fill="none" stroke={pigment.vermilion} strokeWidth="5" d="M167 26a6 6 0 1 1 6 6v3m0 3v5" />
      <path
        stroke={pigment.plaster}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0 15"
        d="M150.500 102H230M143 114H240M150.500 126H230"
      />
      <path fill="none" stroke={pigment.vermilion} strokeWidth="16" d="M261 46A32 32 0 1 1 293 78V96" />
      <path fill={pigment.plaster} d="M238 54a20 20 0 0 1 39 7z" />
      <circle cx="293" cy="118" r="14" fill={pigment.vermilion} />
    </Poster>
  );
}

/** A postman with a box of letters rides past the doors, and a letter is in each that he has passed. */
export function PostmanAtDoors() {
  return (
    <Poster ground="pine">
      <path fill={pigment.plaster} d="M-20 44H48V132H-20zM112 52H170V132H112zM372 24H436V132H372z" />
      <path fill={pigment.shade} d="M48 26H112V132H48zM304 42H372V132H304zM436 46H500V132H436z" />
      <path fill={pigment.ochre} d="M170 6H304V132H170z" />
      <path fill={pigment.vermilion} d="M61 132V84a19 19 0 0 1 38 0V132zM385 132V84a19 19 0 0 1 38 0V132z" />
      <path fill={pigment.cobalt} d="M-4 132V84a19 19 0 0 1 38 0V132zM324 132V84a19 19 0 0 1 38 0V132z" />
      <path fill={pigment.violet} d="M122 132V84a19 19 0 0 1 38 0V132zM450 132V84a19 19 0 0 1 38 0V132z" />
      <path
        fill={pigment.ink}
        d="M-200 132H680V141H-200zM332 96h22v5h-22zM393 96h22v5h-22zM458 96h22v5h-22zM2 96h26v5h-26zM67 96h26v5h-26zM128 96h26v5h-26zM60 38h8v12h-8zM76 38h8v12h-8zM92 38h8v12h-8zM384 36h8v12h-8zM400 36h8v12h-8zM416 36h8v12h-8zM214 60h24v6h-24zM238 108h20v6h-20z"
      />
      <path fill={pigment.plaster} d="M4 82h22v16h-22zM69 82h22v16h-22zM130 82h22v16h-22z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M178 106a25 25 0 1 0 50 0a25 25 0 1 0-50 0M264 106a25 25 0 1 0 50 0a25 25 0 1 0-50 0M203 106L226 74H268L244 106H203M222 64L240 106M262 58H274L289 106"
      />
      <path fill={pigment.concrete} d="M182 40V20H204V40z" />
      <path fill={pigment.plaster} d="M194 40l5-28l24 5l-4 23z" />
      <path
        fill="none"
        stroke={pigment.ink}
        strokeWidth="2"
        d="M184 21l7 8l4-3M200 14l9 13l12-9M5 83l10 8l10-8M70 83l10 8l10-8M131 83l10 8l10-8"
      />
      <path fill={pigment.vermilion} d="M178 34H224V68A6 6 0 0 1 218 74H184A6 6 0 0 1 178 68z" />
      <path
        fill="none"
        stroke={pigment.cobalt}
        strokeWidth="12"
        strokeLinejoin="round"
        d="M230 62L262 78L248 110"
      />
      <path fill={pigment.cobalt} d="M218 64L236 36A17 17 0 0 1 264 46L246 70z" />
      <path
        fill="none"
        stroke={pigment.cobalt}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M254 44L258 60L272 58"
      />
      <circle cx="260" cy="26" r="12" fill={pigment.plaster} />
      <path fill={pigment.vermilion} d="M247 24a13 13 0 0 1 26 0h8v4h-34z" />
    </Poster>
  );
}

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
