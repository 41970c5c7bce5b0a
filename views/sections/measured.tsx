import type { ReactNode } from 'react';
import { facts } from '../facts.ts';
import { measured, spokenCount, spokenDate, spokenLoss } from '../measurements.ts';
import { Link } from '../parts/link.tsx';
import { Image } from '../samples/screen.tsx';

const { lighthouse, visit, send } = measured;
const lcpSeconds = lighthouse.lcpMs / 1000;

/** The figures that are also on Home, beside the reasons that they prove. */
export const figures = {
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
            until the slowest page shows. After {facts.attentionSecondsMax} seconds visitors leave.
          </Measurement>
          <Measurement
            name="Data for a first visit"
            value={visit.kilobytes}
            unit="kilobytes"
            drawing={<Image name="kitchenScales" />}
          >
            for the heaviest page, read to its end, without the map on our contact page.
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
            <li>
              Data: press F12, choose Network, load a page and scroll to its end. Add up what comes from this
              website.
            </li>
            <li>Enquiries: send one with your network switched off, then switch it on again.</li>
            <li>
              Our runs: Lighthouse on {spokenDate(lighthouse.date)}, the best of up to five runs of each page;
              data on {spokenDate(visit.date)}; enquiries on {spokenDate(send.date)}.
            </li>
          </ul>
        </details>
      </div>
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
  drawing: ReactNode;
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
