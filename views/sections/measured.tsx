import type { ReactNode } from 'react';
import { facts } from '../facts.ts';
import { pigment } from '../figures/poster.tsx';
import { measured, spokenCount, spokenDate, spokenLoss } from '../measurements.ts';
import { Link } from '../parts/link.tsx';
import { Image } from '../samples/screen.tsx';

const { lighthouse, send } = measured;
const lcpSeconds = lighthouse.lcpMs / 1000;

const columns = 30;
const lines = 15;
const dots = columns * lines;
const enquiriesPerDot = Math.round(send.acknowledged / dots);

const circle = { cx: 85, cy: 85, r: 42.5, transform: 'rotate(-90 85 85)' };

/** Full marks are a full disc. */
const marks = disc(100, lighthouse.score);
/** How many of the seconds that a visitor waits are needed. */
const seconds = disc(facts.attentionSecondsMax, lcpSeconds);

/** A disc in as many equal parts as there are (an even number), with the first of them filled. */
function disc(parts: number, filled: number): ReactNode {
  return (
    <svg viewBox="0 0 170 170" aria-hidden="true" fill="none" strokeWidth="85">
      {filled < parts && <circle {...circle} stroke="#45464b" />}
      <circle {...circle} pathLength={parts} stroke={pigment.ochre} strokeDasharray={`${filled} ${parts}`} />
      {filled < parts && <path stroke="var(--ink)" strokeWidth="3" d={diameters(parts)} />}
    </svg>
  );
}

/** Lines through the centre: gaps of one width, which dashes of so thick a stroke do not give. */
function diameters(parts: number): string {
  return Array.from({ length: parts / 2 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / parts;
    const [x, y] = [Math.round(86 * Math.sin(angle)), Math.round(86 * Math.cos(angle))];
    return `M${85 + x} ${85 - y}L${85 - x} ${85 + y}`;
  }).join('');
}

/** A field of dots for the enquiries that were sent; what was lost is missing at its end. Its edges are those of discs. */
function field(): ReactNode {
  const stored = dots - Math.ceil(send.lost / enquiriesPerDot);
  const pitch = 332 / (columns - 1);
  const rows = Array.from({ length: Math.ceil(stored / columns) }, (_, row) => {
    const inRow = Math.min(columns, stored - row * columns);
    return `M4 ${round(4 + (row * 162) / (lines - 1))}h${round(pitch * (inRow - 0.9))}`;
  });
  return (
    <svg viewBox="0 0 340 170" aria-hidden="true" fill="none" stroke={pigment.ochre} strokeWidth="8">
      <path strokeLinecap="round" strokeDasharray={`0 ${round(pitch)}`} d={rows.join('')} />
    </svg>
  );
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

/** The figures that are shown at both places: on Who We Are, and on Home with a drawing. */
const figures = {
  score: { name: 'Google Lighthouse', value: lighthouse.score, unit: 'of 100' },
  seconds: { name: 'On a slow phone', value: lcpSeconds.toFixed(2), unit: 'seconds' },
  enquiries: {
    name: 'We sent',
    value: spokenCount(send.acknowledged),
    unit: `test enquiries. ${spokenLoss(send)}`,
  },
};

/** This site as the first case: its own measurements in words, and how a visitor can repeat each. */
export function Measured() {
  return (
    <section className="section section-figures ground" id="measured">
      <div className="frame">
        <div className="wide-head">
          <h2>This website is our first sample</h2>
          <p>
            We do not show clients’ figures. We show our own, and you can measure each again.{' '}
            <AskForFigures />
          </p>
        </div>
        <dl className="figures">
          <Measurement {...figures.score} drawing={<Image name="lighthouse" />}>
            in Google’s free test, in all five categories, on all {lighthouse.pages} pages.
          </Measurement>
          <Measurement {...figures.seconds} drawing={<Image name="stopWatch" />}>
            until the slowest page shows. A visitor waits {facts.attentionSecondsMax} seconds at most.
          </Measurement>
          <Measurement
            name="Data for a first visit"
            value={lighthouse.kilobytes}
            unit="kilobytes"
            drawing={<Image name="kitchenScales" />}
          >
            for the heaviest page. It takes little of your customer’s data pack.
          </Measurement>
          <Measurement {...figures.enquiries} drawing={<Image name="letterBox" />}>
            {send.senders} senders wrote at once. Your form can be built in the same way.
          </Measurement>
        </dl>
        <details className="measured-again">
          <summary>Measure it yourself</summary>
          <ul>
            <li>Lighthouse: open a page in Chrome on a computer, press F12, choose Lighthouse.</li>
            <li>Seconds: the same report, under “Largest Contentful Paint”.</li>
            <li>Data: the same report, under “enormous network payloads”: on a phone, before scrolling.</li>
            <li>Enquiries: send one with your network switched off, then switch it on again.</li>
            <li>
              Our runs: Lighthouse on {spokenDate(lighthouse.date)}, the best of up to five runs of each page;
              enquiries on {spokenDate(send.date)}.
            </li>
          </ul>
        </details>
      </div>
    </section>
  );
}

/** The same in three figures, with a link to the whole. */
export function MeasuredBand() {
  return (
    <section className="section section-measured ground ground-ink">
      <div className="frame">
        <div className="wide-head">
          <h2>Measured on this site</h2>
          <p>
            <AskForFigures />
          </p>
        </div>
      </div>
      <dl className="measured">
        <Measurement {...figures.score} drawing={marks}>
          in Google’s free test of speed, use and search, on {spokenDate(lighthouse.date)}. Run it on yours.
        </Measurement>
        <Measurement {...figures.seconds} drawing={seconds}>
          to show a page, with at most {lighthouse.kilobytes} kilobytes. A visitor waits{' '}
          {facts.attentionSecondsMax} seconds at most.
        </Measurement>
        <Measurement {...figures.enquiries} drawing={field()}>
          Your form can be built in the same way. Each dot is about {enquiriesPerDot} enquiries.{' '}
          <Link to="whoWeAre" hash="measured">
            Check these figures
          </Link>
        </Measurement>
      </dl>
    </section>
  );
}

/** What a client can have of the same kind. */
function AskForFigures() {
  return <Link to="contact">Ask for the same figures on your own website</Link>;
}

type MeasurementProps = {
  name: string;
  value: number | string;
  unit: string;
  drawing?: ReactNode;
  children: ReactNode;
};

function Measurement({ name, value, unit, drawing, children }: MeasurementProps) {
  return (
    <div>
      <dt>
        {drawing}
        <span>{name}</span>
      </dt>
      <dd>
        <p className="measured-value">
          <strong>{value}</strong> {unit}
        </p>
        {children}
      </dd>
    </div>
  );
}
