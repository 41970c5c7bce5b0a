import type { ReactNode } from 'react';
import { facts } from '../facts.ts';
import { pigment } from '../figures/poster.tsx';
import { measured, spokenCount, spokenDate } from '../measurements.ts';
import { Link } from '../parts/link.tsx';

const { lighthouse, send } = measured;
const score = `${lighthouse.score} of 100`;
const largestPaint = `${(lighthouse.lcpMs / 1000).toFixed(2)} s`;
const lost = `${spokenCount(send.lost)} of ${spokenCount(send.acknowledged)}`;

// Drawn with dashes, 320 units wide.
/** A fin for each of 100 marks. */
const marks = <path strokeDasharray="2 1.2" d={`M0 20H${lighthouse.score * 3.2}`} />;
/** How many of the seconds that a visitor waits are needed. */
const seconds = ruler(facts.attentionSecondsMax, lighthouse.lcpMs / 1000);
/** How many tenths of a megabyte are needed. */
const data = ruler(10, lighthouse.kilobytes / 100);
/** A dot for each sender, in two rows. */
const senders = (
  <path
    strokeLinecap="round"
    strokeWidth="8"
    strokeDasharray={`0 ${640 / send.senders}`}
    d="M6 10H320M6 30H320"
  />
);

function ruler(parts: number, filled: number): ReactNode {
  const part = 319 / parts;
  return (
    <>
      <path d={`M0 20H${filled * part}`} />
      <path stroke={pigment.shade} strokeDasharray={`1 ${part - 1}`} d="M0 20H320" />
    </>
  );
}

/** This site as the first case: its own measurements, and how a visitor can repeat each. */
export function Measured() {
  return (
    <section className="section section-measured ground ground-ink" id="measured">
      <div className="frame">
        <div className="measured-head">
          <h2>This website is our first sample</h2>
          <p>
            We do not show clients’ figures. We show our own: each was measured, and you can measure it again.
          </p>
        </div>
        <dl className="measured">
          <Measurement
            name="Google Lighthouse"
            value={score}
            drawing={marks}
            check="To repeat it: open a page in Chrome on a computer, press F12, choose Lighthouse."
          >
            in all five categories, on all {lighthouse.pages} pages.
          </Measurement>
          <Measurement
            name="First view on a slow phone"
            value={largestPaint}
            drawing={seconds}
            check="To repeat it: the same report, under “Largest Contentful Paint”."
          >
            until the largest part is visible, on the slowest page. Visitors give a site{' '}
            {facts.attentionSecondsMax} seconds at most.
          </Measurement>
          <Measurement
            name="Data for a first visit"
            value={`${lighthouse.kilobytes} kB`}
            drawing={data}
            check="To repeat it: F12, Network, then reload the page."
          >
            for the heaviest page, of the 1,000 in a megabyte. Later pages need less.
          </Measurement>
          <Measurement
            name="Test enquiries lost"
            value={lost}
            drawing={senders}
            check="To try it: send one with your network switched off, then switch it on again."
          >
            sent by {send.senders} senders at once.
          </Measurement>
        </dl>
        <p className="measured-date">
          Lighthouse: {spokenDate(lighthouse.date)}, the best of up to five runs of each page. Enquiries:{' '}
          {spokenDate(send.date)}.
        </p>
      </div>
    </section>
  );
}

/** The same in three figures, with a link to the whole. */
export function MeasuredBand() {
  return (
    <section className="section section-measured ground ground-ink">
      <div className="frame">
        <h2>Measured on this website</h2>
        <dl className="measured">
          <Measurement name="Google Lighthouse" value={score} drawing={marks}>
            Full marks in Google’s own test of speed, easy use and search.
          </Measurement>
          <Measurement name="First view on a slow phone" value={largestPaint} drawing={seconds}>
            It opens before a customer loses patience. Visitors give a site {facts.attentionSecondsMax}{' '}
            seconds at most.
          </Measurement>
          <Measurement name="Test enquiries lost" value={lost} drawing={senders}>
            Each customer who writes reaches you, even when {send.senders} write at once.
          </Measurement>
        </dl>
        <p className="measured-date">
          <Link to="whoWeAre" hash="measured">
            How to check these figures
          </Link>
        </p>
      </div>
    </section>
  );
}

type MeasurementProps = {
  name: string;
  value: string;
  drawing: ReactNode;
  check?: string;
  children: ReactNode;
};

function Measurement({ name, value, drawing, check, children }: MeasurementProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        <svg viewBox="0 0 320 40" aria-hidden="true" fill="none" stroke={pigment.ochre} strokeWidth="40">
          {drawing}
        </svg>
        {children}
      </dd>
      {check && <dd>{check}</dd>}
    </div>
  );
}
