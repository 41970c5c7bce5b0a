import { measured, spokenCount, spokenDate } from '../measurements.ts';
import { Link } from '../parts/link.tsx';

const { lighthouse, send } = measured;
const seconds = (lighthouse.lcpMs / 1000).toFixed(2);

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
          <div>
            <dt>Google Lighthouse</dt>
            <dd>
              <strong>{lighthouse.score} of 100</strong> in all five categories, on all {lighthouse.pages}{' '}
              pages.
            </dd>
            <dd>To repeat it: open a page in Chrome on a computer, press F12, choose Lighthouse.</dd>
          </div>
          <div>
            <dt>First view on a slow phone</dt>
            <dd>
              <strong>{seconds} s</strong> until the largest part is visible, on the slowest page.
            </dd>
            <dd>To repeat it: the same report, under “Largest Contentful Paint”.</dd>
          </div>
          <div>
            <dt>Data for a first visit</dt>
            <dd>
              <strong>{lighthouse.kilobytes} kB</strong> for the heaviest page. Later pages need less.
            </dd>
            <dd>To repeat it: F12, Network, then reload the page.</dd>
          </div>
          <div>
            <dt>Enquiries lost</dt>
            <dd>
              <strong>
                {spokenCount(send.lost)} of {spokenCount(send.acknowledged)}
              </strong>{' '}
              test enquiries, sent by {send.senders} senders at once.
            </dd>
            <dd>To try it: send one with your network switched off, then switch it on again.</dd>
          </div>
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
          <div>
            <dt>Google Lighthouse</dt>
            <dd>
              <strong>{lighthouse.score} of 100</strong>
            </dd>
          </div>
          <div>
            <dt>First view on a slow phone</dt>
            <dd>
              <strong>{seconds} s</strong>
            </dd>
          </div>
          <div>
            <dt>Enquiries lost</dt>
            <dd>
              <strong>
                {spokenCount(send.lost)} of {spokenCount(send.acknowledged)}
              </strong>
            </dd>
          </div>
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
