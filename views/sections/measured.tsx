import type { ReactNode } from 'react';
import { measured, spokenCount, spokenDate } from '../measurements.ts';
import { Link } from '../parts/link.tsx';

const { lighthouse, send } = measured;
const score = `${lighthouse.score} of 100`;
const largestPaint = `${(lighthouse.lcpMs / 1000).toFixed(2)} s`;
const lost = `${spokenCount(send.lost)} of ${spokenCount(send.acknowledged)}`;

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
            check="To repeat it: open a page in Chrome on a computer, press F12, choose Lighthouse."
          >
            in all five categories, on all {lighthouse.pages} pages.
          </Measurement>
          <Measurement
            name="First view on a slow phone"
            value={largestPaint}
            check="To repeat it: the same report, under “Largest Contentful Paint”."
          >
            until the largest part is visible, on the slowest page.
          </Measurement>
          <Measurement
            name="Data for a first visit"
            value={`${lighthouse.kilobytes} kB`}
            check="To repeat it: F12, Network, then reload the page."
          >
            for the heaviest page. Later pages need less.
          </Measurement>
          <Measurement
            name="Test enquiries lost"
            value={lost}
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
          <Measurement name="Google Lighthouse" value={score} />
          <Measurement name="First view on a slow phone" value={largestPaint} />
          <Measurement name="Test enquiries lost" value={lost} />
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

type MeasurementProps = { name: string; value: string; check?: string; children?: ReactNode };

function Measurement({ name, value, check, children }: MeasurementProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong> {children}
      </dd>
      {check && <dd>{check}</dd>}
    </div>
  );
}
