import type { ReactNode } from 'react';
import { skin as brown } from '../../figures/person.tsx';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { cobalt, concrete, ink, ochre, pine, plaster, vermilion, violet } = pigment;
const dark = '#7E3F22';
const light = '#BF7746';

type PersonProps = {
  x: number;
  y: number;
  size?: number;
  skin: string;
  clothes: string;
  children: ReactNode;
};

/** Head and shoulders. What is on the head is drawn around the middle of the face. */
function Person({ x, y, size = 1, skin, clothes, children }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill={clothes} d="M-84 320V100a64 64 0 0 1 64 -64h40a64 64 0 0 1 64 64v220z" />
      <path fill={skin} d="M-22 20h44v30a22 22 0 0 1 -44 0zM-35 -10a35 35 0 0 1 70 0V0a35 35 0 0 1 -70 0z" />
      {children}
    </g>
  );
}

const beard = <path fill={ink} d="M-36 -12v12q0 52 36 52t36 -52v-12q-2 26 -36 26t-36 -26z" />;
const moustache = <path fill={plaster} d="M-24 16q12 -14 24 -4q12 -10 24 4q-12 8 -24 2q-12 6 -24 -2z" />;
const bun = (
  <>
    <path fill={ink} d="M-41 4v-18a41 41 0 0 1 80 -6q-36 2 -58 -10q-4 22 -10 34z" />
    <circle cx="-44" cy="-36" r="20" fill={ink} />
  </>
);
const plaits = (
  <path
    fill={ink}
    d="M-38 6v-16a38 38 0 0 1 76 0v16q-4 -26 -38 -34q-34 8 -38 34zM-50 8h16v86l-8 14l-8 -14zM34 8h16v86l-8 14l-8 -14z"
  />
);
const shortHair = (
  <path fill={ink} d="M-38 -4v-8a38 38 0 0 1 76 0v8q-8 -22 -22 -24q-24 6 -44 0q-8 8 -10 24z" />
);

function Turban({ colour }: { colour: string }) {
  return (
    <>
      <path fill={colour} d="M-50 -8a50 58 0 0 1 100 0q-50 -24 -100 0z" />
      <path fill="none" stroke={ink} strokeWidth="3" d="M-36 -40q46 -4 78 24M-20 -56q36 0 60 24" />
    </>
  );
}

function Scarf({ colour }: { colour: string }) {
  return (
    <path
      fill={colour}
      d="M-58 130V-12a56 54 0 0 1 112 0v60l-18 -10q8 -40 -2 -62q-34 -10 -66 4q-8 50 0 74z"
    />
  );
}

/** A phone in a hand, with a post on it. */
function Phone({ hand }: { hand: string }) {
  return (
    <g transform="translate(-2 6) rotate(10 60 60)">
      <rect x="20" y="20" width="56" height="104" rx="9" fill={ink} />
      <path fill={plaster} d="M27 30h42v84h-42z" />
      <path fill={vermilion} d="M27 30h42v34h-42z" />
      <circle cx="48" cy="47" r="11" fill={ochre} />
      <path fill={hand} d="M6 82h32a11 11 0 0 1 0 22h-32z" />
    </g>
  );
}

/** A phone before the chest, which takes a photo. */
function Camera({ hand }: { hand: string }) {
  return (
    <>
      <rect x="-52" y="62" width="104" height="60" rx="9" fill={ink} />
      <circle cx="26" cy="86" r="13" fill={plaster} />
      <circle cx="26" cy="86" r="6" fill={vermilion} />
      <path fill={hand} d="M-62 84h22a11 11 0 0 1 0 24h-22zM62 84h-14a11 11 0 0 0 0 24h14z" />
    </>
  );
}

const pitch = 240;

/** An open window with its shutters beside it, and who is in it. */
function Open({ at, room, children }: { at: number; room: string; children: ReactNode }) {
  return (
    <g transform={`translate(${at * pitch} 0)`}>
      <path fill={vermilion} d="M4 22H36V340H4zM204 22H236V340H204z" />
      <path
        stroke={ink}
        strokeWidth="5"
        d="M10 48H30M10 74H30M10 100H30M10 126H30M10 152H30M10 178H30M10 204H30M10 230H30M10 256H30M10 282H30M10 308H30M210 48H230M210 74H230M210 100H230M210 126H230M210 152H230M210 178H230M210 204H230M210 230H230M210 256H230M210 282H230M210 308H230"
      />
      <path fill={ink} d="M36 10H204V340H36z" />
      <path fill={room} d="M46 20H194V340H46z" />
      <clipPath id={`w${at}`}>
        <path d="M46 20H194V340H46z" />
      </clipPath>
      <g clipPath={`url(#w${at})`}>{children}</g>
    </g>
  );
}

/** Six open windows of a house: people who read a post, answer it, or take its photo. */
export function SixNeighbours() {
  return (
    <Canvas width={1440} height={340} ground={violet}>
      <Open at={0} room={ochre}>
        <Person x={112} y={106} skin={brown} clothes={cobalt}>
          {bun}
          <Phone hand={brown} />
        </Person>
      </Open>
      <Open at={1} room={concrete}>
        <Person x={120} y={112} skin={light} clothes={pine}>
          {beard}
          <Turban colour={vermilion} />
          <Camera hand={light} />
        </Person>
      </Open>
      <Open at={2} room={ochre}>
        <Person x={120} y={110} skin={brown} clothes={violet}>
          <Scarf colour={pine} />
          <path fill={plaster} d="M-40 108h84l-14 22h-56z" />
          <path fill={vermilion} d="M-28 78h60v30h-60z" />
          <path fill={plaster} d="M-28 78h60v10h-60zM-2 58h8v20h-8z" />
          <circle cx="2" cy="54" r="8" fill={ochre} />
        </Person>
      </Open>
      <Open at={3} room={concrete}>
        <Person x={112} y={110} skin={dark} clothes={ochre}>
          {shortHair}
          <Phone hand={dark} />
        </Person>
      </Open>
      <Open at={4} room={ochre}>
        <Person x={120} y={118} size={0.92} skin={light} clothes={plaster}>
          {plaits}
          <path fill={vermilion} d="M-30 50L0 66L30 50V84L0 70L-30 84z" />
          <path
            fill={light}
            d="M44 120V50a12 12 0 0 1 24 0v70zM44 50V22h8v20h4V16h8v26h4V22h6v34a14 14 0 0 1 -30 0z"
          />
        </Person>
      </Open>
      <Open at={5} room={concrete}>
        <Person x={112} y={108} skin={brown} clothes={vermilion}>
          {moustache}
          <path fill={cobalt} d="M-41 -10a41 46 0 0 1 82 0h26v12H-41z" />
          <Phone hand={brown} />
        </Person>
      </Open>
    </Canvas>
  );
}

/** Eight people behind a wall. The offer has reached four of them. */
export function EightPeople() {
  return (
    <Canvas width={1440} height={344} ground={cobalt}>
      <Person x={90} y={84} skin={brown} clothes={ochre}>
        {bun}
        <Phone hand={brown} />
      </Person>
      <Person x={270} y={84} skin={light} clothes={pine}>
        {beard}
        <Turban colour={vermilion} />
        <Camera hand={light} />
      </Person>
      <Person x={450} y={84} skin={dark} clothes={plaster}>
        <Scarf colour={vermilion} />
      </Person>
      <Person x={630} y={84} skin={brown} clothes={violet}>
        {moustache}
        <path fill={ochre} d="M-41 -10a41 46 0 0 1 82 0h26v12H-41z" />
        <Phone hand={brown} />
      </Person>
      <Person x={810} y={84} skin={ink} clothes={ink}>
        {plaits}
      </Person>
      <Person x={990} y={84} skin={ink} clothes={ink}>
        <path fill={ink} d="M-50 -8a50 58 0 0 1 100 0z" />
      </Person>
      <Person x={1170} y={84} skin={ink} clothes={ink}>
        {bun}
      </Person>
      <Person x={1350} y={84} skin={ink} clothes={ink}>
        <Scarf colour={ink} />
      </Person>
      <path fill={ink} d="M0 328H1440V344H0z" />
    </Canvas>
  );
}
