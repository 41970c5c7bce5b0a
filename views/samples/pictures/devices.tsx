import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

type Screen = { x: number; y: number; width: number; height: number };

/** The app, on any screen: a hammer, what it costs, and a button. On a wide screen the hammer is at the left. */
function App({ x, y, width, height }: Screen) {
  const isWide = width > height * 1.2;
  const [picture, rest] = isWide
    ? [
        { x, y, width: width / 2, height },
        { x: x + width / 2, y, width: width / 2, height },
      ]
    : [
        { x, y, width, height: height * 0.6 },
        { x, y: y + height * 0.6, width, height: height * 0.4 },
      ];
  const size = Math.min(picture.width, picture.height) / 96;
  const [left, top] = [picture.x + picture.width / 2 - 48 * size, picture.y + picture.height / 2 - 52 * size];
  const [margin, bar] = [rest.width * 0.1, rest.height * 0.16];
  return (
    <>
      <path fill={pigment.plaster} d={`M${x} ${y}h${width}v${height}h${-width}z`} />
      <path
        fill={pigment.ochre}
        d={`M${picture.x} ${picture.y}h${picture.width}v${picture.height}h${-picture.width}z`}
      />
      <path
        fill={pigment.ink}
        transform={`translate(${left} ${top}) scale(${size})`}
        d="M12 18H62L84 34V48H12zM36 48H54V88H36z"
      />
      <path
        fill={pigment.ink}
        d={`M${rest.x + margin} ${rest.y + rest.height * 0.14}h${rest.width * 0.6}v${bar}h${-rest.width * 0.6}z`}
      />
      <path
        fill={pigment.violet}
        d={`M${rest.x + margin} ${rest.y + rest.height * 0.5}h${rest.width * 0.8}v${rest.height * 0.36}h${-rest.width * 0.8}z`}
      />
    </>
  );
}

type DeviceProps = Screen & { body: string; edge: number; head?: number; foot?: number; round?: number };

/** A body, and the screen in it: `edge` at the sides, `head` above it and `foot` below it. */
function Device({ x, y, width, height, body, edge, head = edge, foot = edge, round = 12 }: DeviceProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={round} fill={body} />
      <App x={x + edge} y={y + head} width={width - 2 * edge} height={height - head - foot} />
    </>
  );
}

/** Rows of keys from x and y, each key with the given width and height. */
function keys(x: number, y: number, columns: number, rows: number, width: number, height: number) {
  return Array.from(
    { length: columns * rows },
    (_, at) =>
      `M${x + (at % columns) * (width + 10)} ${y + Math.floor(at / columns) * (height + 10)}h${width}v${height}h-${width}z`,
  ).join('');
}

/** Twelve devices from edge to edge, small and large, old and new, with one app on all of them. */
export function TwelveDevices() {
  const { ink, plaster, pine, cobalt, shade, concrete, violet, ochre, vermilion } = pigment;
  return (
    <Canvas width={1440} height={520} ground={vermilion}>
      <Device x={-80} y={56} width={204} height={520} body={ink} edge={12} head={24} round={26} />
      <Device x={140} y={-60} width={144} height={272} body={shade} edge={14} foot={48} />
      <circle cx="212" cy="188" r="15" fill={ink} />
      <Device
        x={140}
        y={228}
        width={144}
        height={340}
        body={cobalt}
        edge={14}
        head={30}
        foot={150}
        round={30}
      />
      <path fill={plaster} d={keys(158, 434, 3, 3, 29, 22)} />
      <Device x={300} y={-30} width={272} height={216} body={plaster} edge={18} round={20} />
      <Device x={300} y={202} width={128} height={262} body={pine} edge={14} head={34} foot={44} round={10} />
      <path fill={plaster} d="M342 214H386V224H342zM350 432H378V450H350z" />
      <Device x={444} y={202} width={128} height={330} body={ink} edge={10} head={16} foot={60} round={20} />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="7"
        d="M454 330L496 300L482 250L506 218M496 300L532 322L566 296M532 322L524 372L566 400M524 372L492 472"
      />
      {/* A counter's device, with its receipt. */}
      <path fill={plaster} d="M884 70V4L900 16L917 4L934 16L951 4L968 16L984 4V70z" />
      <path fill={ink} d="M900 32H968V40H900z" />
      <Device x={868} y={52} width={132} height={500} body={pine} edge={14} foot={252} round={14} />
      <path fill={plaster} d={keys(882, 314, 3, 4, 28, 30)} />
      <path fill={ochre} d="M882 474H986V500H882z" />
      {/* One that folds. */}
      <path
        fill={ink}
        d="M1030 56H1150L1262 16Q1276 12 1276 26V206Q1276 214 1268 217L1150 256H1030A14 14 0 0 1 1016 242V70A14 14 0 0 1 1030 56z"
      />
      <path fill={ochre} d="M1026 66H1144V246H1026z" />
      <path fill={plaster} d="M1156 65L1266 26V207L1156 244z" />
      <path
        fill={ink}
        d="M1042 114H1102L1128 134V152H1042zM1070 152H1090V200H1070zM1170 94L1224 75V103L1170 122z"
      />
      <path fill={violet} d="M1170 156L1252 128V180L1170 208z" />
      <Device x={1016} y={272} width={122} height={300} body={cobalt} edge={12} head={20} round={22} />
      <Device
        x={1154}
        y={272}
        width={122}
        height={216}
        body={shade}
        edge={14}
        head={30}
        foot={38}
        round={12}
      />
      <Device x={1292} y={-56} width={260} height={520} body={plaster} edge={20} round={20} />
      {/* In a hand. */}
      <path fill={cobalt} d="M624 520L640 450H808L824 520z" />
      <path fill={concrete} d="M590 330H846V392A92 92 0 0 1 754 484H690A100 100 0 0 1 590 384z" />
      <Device x={604} y={16} width={232} height={430} body={ink} edge={14} head={30} foot={30} round={30} />
      <path
        fill="none"
        stroke={concrete}
        strokeWidth="32"
        strokeLinecap="round"
        d="M604 430V320M840 300H836M840 344H836M840 388H836"
      />
    </Canvas>
  );
}
