import type { ReactNode } from 'react';
import type { DrawingName } from '../art/index.ts';
import { type Estimate, estimates, lengthOf, untoldTime } from '../estimates.ts';
import { facts } from '../facts.ts';
import { familyOf, usePageContext } from '../page-context.ts';
import { Link } from '../parts/link.tsx';
import { TitleRow } from './section.tsx';

/** What a buyer asks of every service, in this order and under these headings; by their ids the page's links lead there. */
export const answers = {
  'what-you-get': 'What you get',
  'how-long-it-takes': 'How long it takes',
  'what-it-costs': 'What decides the price',
  'what-we-need': 'What we need from you',
  'what-happens-next': 'What happens next',
} as const;

/** `Deliverables`, `Duration`, `Price`, `Needs` and `Next`, in this order. */
export function Essentials({
  title,
  picture,
  children,
}: {
  title: string;
  picture?: DrawingName;
  children: ReactNode;
}) {
  return (
    <section className="section section-essentials">
      <div className="frame">
        <TitleRow title={title} picture={picture} />
        <div className="essentials">{children}</div>
      </div>
    </section>
  );
}

function Essential({ id, children }: { id: keyof typeof answers; children: ReactNode }) {
  return (
    <section className={`essential ${looks[id]}`} id={id}>
      <h3>{answers[id]}</h3>
      {children}
    </section>
  );
}

/** A list on the page, a board, a band, a form to fill in, and steps: five answers that can be told apart at a glance. */
const looks = {
  'what-you-get': 'essential-list',
  'how-long-it-takes': 'essential-board',
  'what-it-costs': 'essential-band ground-accent',
  'what-we-need': 'essential-form',
  'what-happens-next': 'essential-list',
} as const satisfies Record<keyof typeof answers, string>;

/**
 * What is handed over, and in which form: `li` elements. Where work by the month follows, `monthly` has what that brings, and
 * the first piece of work ends with a report.
 */
export function Deliverables({ monthly, children }: { monthly?: ReactNode; children: ReactNode }) {
  return (
    <Essential id="what-you-get">
      {monthly && <h4>First</h4>}
      <ul className="ticks">
        {children}
        {monthly && <li>A first report</li>}
      </ul>
      {monthly && (
        <>
          <h4>Then each month, if you want it</h4>
          <ul className="ticks">{monthly}</ul>
        </>
      )}
    </Essential>
  );
}

/** How long the small job of the estimate takes and the large one, what starts the clock, and what makes it longer. */
export function Duration({ children }: { children: ReactNode }) {
  const { page } = usePageContext();
  const estimate = page && estimates[page];
  return (
    <Essential id="how-long-it-takes">
      {estimate ? <Schedule {...estimate} /> : <p className="essential-figure">{untoldTime}</p>}
      <p>
        {estimate &&
          `At the end you have ${estimate.result}. We count from the day we have your deposit and ${estimate.start}. `}
        {children}
      </p>
    </Essential>
  );
}

/** Two boards to scale, above a ruler of days or weeks. */
function Schedule({ min, max, unit, small, large }: Estimate) {
  const step = [5, 4, 2].find((length) => max % length === 0 && max > length) ?? 1;
  return (
    <>
      <ul className="schedule">
        {[[min, small] as const, [max, large] as const].map(([length, job]) => (
          <li key={job}>
            <b>{lengthOf(length, unit)}</b> for {job}
            <svg viewBox={`0 0 ${max} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 .5h${length}`} stroke="currentColor" />
            </svg>
          </li>
        ))}
      </ul>
      <div className="schedule-ruler" aria-hidden="true">
        {Array.from({ length: max / step }, (_, index) => index * step).map((start) => (
          <span key={start}>{start}</span>
        ))}
      </div>
    </>
  );
}

type PriceProps = {
  /** What else makes the small job cost little, and the large one much, in one or two sentences. */
  less: string;
  more: string;
  /** What third parties charge on top: shown under “Others bill you for”. */
  othersBill: string;
  /** Whether upkeep may follow: not after designs alone. */
  hasUpkeep?: boolean;
};

/**
 * What makes the price lower and what makes it higher, below the two jobs or the sum that the owner states. Below it is what
 * holds for every job, so no page says it again.
 */
export function Price({ less, more, othersBill, hasUpkeep = true }: PriceProps) {
  const { page } = usePageContext();
  const estimate = page && estimates[page];
  const family = familyOf(page);
  // What is printed or promoted has texts and pictures that we make, and the page says in which job.
  const isBuilt = family === 'design' || family === 'development' || family === 'apps';
  return (
    <Essential id="what-it-costs">
      <p className="essential-figure">{estimate ? priceOf(estimate) : untoldTime}</p>
      <dl className="price">
        <Term name="This costs less">{less}</Term>
        <Term name="This costs more">{more}</Term>
        <Term name="Others bill you for">{othersBill}.</Term>
        <Term name="Who does it">
          Our own team
          {isBuilt && ' puts in the texts and photos that you send, or writes the texts if the quote says so'}
          . One person is your contact.
        </Term>
      </dl>
      <h4>
        <Link to="terms">Our terms</Link> in short
      </h4>
      <dl className="price">
        <Term name="Deposit">
          You pay {facts.depositPercent}% before we start, and the rest in instalments.
          {family === 'marketing' &&
            ` For work by the month it is ${facts.depositPercent}% of the first month’s fee.`}
        </Term>
        <Term name="Changes">
          You may change a draft until you approve it. Delivered work counts as approved if you write nothing
          in {facts.feedbackDays} days.
        </Term>
        <Term name="After delivery">
          We repair faults free for {facts.faultDays} days.
          {isBuilt &&
            hasUpkeep &&
            ' Upkeep by the month follows, if you want it. Its quote names whom you call, and when.'}
        </Term>
        <Term name="Ownership">Paid work is yours, with all its files.</Term>
      </dl>
      <p>
        <Link to="packages" hash={family === 'marketing' ? 'by-the-month' : undefined}>
          How we charge, with a sample quote
        </Link>
      </p>
    </Essential>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the client has to send: `li` elements, and the accounts that we need to work in. The button copies the list. */
export function Needs({ access, children }: { access?: string; children: ReactNode }) {
  const { assets } = usePageContext();
  return (
    <Essential id="what-we-need">
      <div data-island={assets.islands['copy-list']}>
        <ul className="needs">
          {children}
          {access && <li>Access to {access}: you invite us</li>}
        </ul>
        <p>
          <button type="button">Copy this list</button> <output />
        </p>
      </div>
    </Essential>
  );
}

/** Four steps after an enquiry: `li` elements. */
export function Next({ children }: { children: ReactNode }) {
  return (
    <Essential id="what-happens-next">
      <ol className="next-steps">{children}</ol>
    </Essential>
  );
}

function priceOf({ price, small, large }: Estimate): string {
  if (!price) return `You pay less for ${small} than for ${large}.`;
  const inWords = (sum: number) => `Rs ${sum.toLocaleString('en-IN')}`;
  return `${inWords(price.min)} to ${inWords(price.max)}, plus GST`;
}
