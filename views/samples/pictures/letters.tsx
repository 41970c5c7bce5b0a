import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

const { ink, ochre, pine, plaster, shade, vermilion, cobalt } = pigment;
const night = '#14306F';

const columns = Array.from({ length: 10 }, (_, index) => index);

/** The letters in a row of pigeonholes, at most two in each: their colours, widths and heights. */
const mail = [
  [[plaster, 70, 62]],
  [
    [vermilion, 46, 70],
    [plaster, 60, 44],
  ],
  [],
  [[ochre, 84, 50]],
  [[plaster, 60, 78]],
  [
    [pine, 50, 64],
    [plaster, 76, 40],
  ],
  [[shade, 80, 56]],
] as const;

/** The pigeonholes of a sorting office, as wide as the window. One is lit, and its letter is out of it. */
export function PigeonHoles() {
  return (
    <Canvas width={1440} height={420} ground={cobalt}>
      {[0, 1, 2].map((row) =>
        columns.map((column) => {
          const x = 16 + column * 144;
          const y = 20 + row * 140;
          const isLit = row === 1 && column === 4;
          return (
            <g key={column}>
              <path fill={isLit ? ochre : night} d={`M${x} ${y}h112v96h-112z`} />
              {!isLit &&
                (mail[(column * 3 + row * 5) % mail.length] ?? []).map(([color, width, height], index) => (
                  <path
                    key={color}
                    fill={color}
                    d={`M${x + 8 + index * 36} ${y + 96}v-${height}h${Math.min(width, 96 - index * 36)}v${height}z`}
                  />
                ))}
              <path fill={isLit ? vermilion : plaster} d={`M${x + 34} ${y + 104}h44v16h-44z`} />
            </g>
          );
        }),
      )}
    </Canvas>
  );
}

/** A pillar box on the lower edge of the picture, and letters on their way to its slot. */
export function PillarBox() {
  return (
    <Canvas width={960} height={720} ground={ochre}>
      {[
        { x: 30, y: 450, scale: 1 },
        { x: 220, y: 250, scale: 1.1 },
        { x: 440, y: 110, scale: 1 },
      ].map(({ x, y, scale }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(-14) scale(${scale})`}>
          <path fill={plaster} d="M0 0H180V112H0z" />
          <path fill={shade} d="M0 0H180L90 70z" />
          <circle cx="90" cy="60" r="18" fill={vermilion} />
        </g>
      ))}
      <g transform="translate(660)">
        <path fill={vermilion} d="M34 130H266V690H34zM20 100a130 92 0 0 1 260 0z" />
        <path fill="#8E2610" d="M34 134H70V690H34z" />
        <path fill={ink} d="M8 100H292V134H8zM18 640H282V690H300V720H0V690H18z" />
        <path fill={plaster} d="M90 176l104 -14l12 84H100z" />
        <path fill={cobalt} d="M166 180l20 -3l4 24l-20 3z" />
        <path fill={ink} d="M70 236H230V262H70z" />
        <path fill={plaster} d="M84 310H216V470H84z" />
        <path fill={cobalt} d="M100 328h100v20H100z" />
        <path fill={ink} d="M100 366h100v12H100zM100 394h100v12H100zM100 422h60v12H100z" />
        <circle cx="206" cy="556" r="16" fill={ochre} />
      </g>
    </Canvas>
  );
}
