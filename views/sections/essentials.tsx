import { createElement, type ReactNode } from 'react';
import { estimates } from '../estimates.ts';
import { facts } from '../facts.ts';
import { groupOf, usePageContext } from '../page-context.ts';
import { Link } from '../parts/link.tsx';
import { ReplyHours } from '../parts/reply-hours.tsx';
import { type GroupName, needsPath, type PageName } from '../site.ts';
import { WideSection } from './section.tsx';

type Props = { title: string; children: ReactNode };

/**
 * The answers to a buyer's questions: time, price, deliverables, what we need, and the next steps. On each page they are one
 * scene, which style sheets draw (README of `views`).
 */
export function Essentials({ title, children }: Props) {
  const { drawing, ground } = useLook();
  return (
    <WideSection name={`essentials ${drawing}-section`} title={title} ground={ground}>
      <div className={`essentials ${drawing}`}>{children}</div>
    </WideSection>
  );
}

type Look = {
  drawing: string;
  /** Where the cells for the days are, unless below the result: on each job, or drawn by the style sheet alone. */
  cells?: 'jobs' | 'drawn';
  ground?: 'concrete' | 'ink' | 'accent' | 'violet' | 'cobalt';
};

/** The style sheet that draws the scene of each group: `essentials-<drawing>.css`, and `essentials-works.css` for development. */
const looks: Record<GroupName, Look> = {
  design: { drawing: 'calendar' },
  development: { drawing: 'brickwork', ground: 'concrete', cells: 'drawn' },
  graphic: { drawing: 'docket', ground: 'ink' },
  app: { drawing: 'store', ground: 'accent', cells: 'jobs' },
  seo: { drawing: 'ruler', ground: 'ink' },
  lead: { drawing: 'sheets', ground: 'accent' },
  sem: { drawing: 'receipt', ground: 'concrete' },
  smo: { drawing: 'feed', ground: 'violet' },
};

/** What differs from the look of the group. */
const pageLooks: Partial<Record<PageName, Partial<Look>>> = {
  redesign: { drawing: 'slider' },
  webPortalDesign: { cells: 'drawn' },
  staticDesign: { cells: 'drawn' },
  psdToHtml: { cells: 'drawn' },
  digitalMarketing: { cells: 'drawn' },
  sem: { cells: 'drawn' },
  googleAds: { cells: 'drawn' },
  facebookMarketing: { ground: 'cobalt', cells: 'drawn' },
  youtubeMarketing: { drawing: 'film', ground: 'ink' },
};

/** The page's own look, or that of its group, which every page with essentials has. */
function useLook(): Look {
  const { page } = usePageContext();
  const group = groupOf(page);
  if (!group) throw new Error('Only the pages of services have essentials.');
  return { ...looks[group], ...(page && pageLooks[page]) };
}

/**
 * What is finished, what starts the clock and what makes it longer, with a cell for each day or week. The two jobs of the
 * price say how long each takes (`JobTime`).
 */
export function Duration({ children }: { children: ReactNode }) {
  const { page } = usePageContext();
  const estimate = page && estimates[page];
  const { drawing, cells } = useLook();
  return (
    <section className={`essential ${drawing}-time`}>
      <h3>{estimate?.result ?? 'When it is ready'}</h3>
      {!estimate && <Unknown drawing={drawing} />}
      {estimate && !cells && <Cells {...estimate} drawing={drawing} />}
      <p>
        {estimate && `Counted from ${estimate.start}. `}
        {children}
      </p>
    </section>
  );
}

function Unknown({ drawing }: { drawing: string }) {
  return <p className={`essential-figure ${drawing}-words`}>We tell you in the quote</p>;
}

/** A cell for each day or week: `i` for those that the work takes at least, `b` for those that it may take. */
function Cells({ min, max, drawing }: { min: number; max: number; drawing: string }) {
  return (
    <p className={`${drawing}-cells`} aria-hidden="true">
      {Array.from({ length: max }, (_, index) => createElement(index < min ? 'i' : 'b', { key: index }))}
    </p>
  );
}

/**
 * The time of the job with the lower price (`min`) or the higher one (`max`). Renders nothing without an estimate. On the
 * pages of apps each job has its own cells: a battery, the road to a milestone, the floor of a room.
 */
export function JobTime({ job }: { job: 'min' | 'max' }) {
  const { page } = usePageContext();
  const estimate = page && estimates[page];
  const { drawing, cells } = useLook();
  if (!estimate) return null;
  return (
    <>
      <span className="job-time">
        <strong>{estimate[job]}</strong> {estimate.unit}
      </span>
      {cells === 'jobs' && <Cells min={estimate[job]} max={estimate.max} drawing={drawing} />}
    </>
  );
}

type PriceProps = {
  /** The two jobs that are compared: “A small website or a large one”. */
  title: string;
  /** What third parties charge on top. */
  extra: ReactNode;
  /** `Factor` elements. */
  children: ReactNode;
};

export function Price({ title, extra, children }: PriceProps) {
  return (
    <section className="essential essential-price">
      <h3>{title}</h3>
      <PriceBody extra={extra}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">
                <JobTime job="min" /> Costs less
              </th>
              <th scope="col">
                <JobTime job="max" /> Costs more
              </th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </PriceBody>
    </section>
  );
}

/** What is said about a price, below the sum that the owner states for the page's service, where there is one. */
export function PriceBody({ extra, children }: Omit<PriceProps, 'title'>) {
  const { page } = usePageContext();
  const price = page && estimates[page]?.price;
  return (
    <>
      {price && <p className="essential-figure">{rupees(price)}</p>}
      {children}
      <p>
        {price ? '' : 'Free quote, '}
        {facts.depositPercent}% deposit. {extra} <Link to="packages">Prices and a sample quote</Link>
      </p>
    </>
  );
}

/** A row of the scale: its name, what makes the price lower, and what makes it higher. */
export function Factor({ name, low, high }: { name: string; low: string; high: string }) {
  return (
    <tr>
      <th scope="row">
        <span>{name}</span>
      </th>
      <td>{low}</td>
      <td>{high}</td>
    </tr>
  );
}

/** What is handed over, and in which form: `li` elements. */
export function Deliverables({ title, children }: Props) {
  return (
    <div className="essential essential-get">
      <h3>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/**
 * What the client has to send: `li` elements. The link copies the list, or opens it as plain text without script. It has no
 * title where it is the answer of a question.
 */
export function Needs({ title, children }: Partial<Props>) {
  const { assets, path } = usePageContext();
  return (
    <div className="essential" data-island={assets.islands['copy-list']}>
      {title && <h3>{title}</h3>}
      <ul className="needs">{children}</ul>
      <p>
        <a href={needsPath(path)} rel="nofollow">
          Copy this list
        </a>{' '}
        <output />
      </p>
    </div>
  );
}

/**
 * Four steps after an enquiry: `li` elements. An ending may have them too. They have no title where they are the answer of
 * a question.
 */
export function Next({ title, children }: Partial<Props>) {
  const Part = title ? 'section' : 'div';
  return (
    <Part className="essential essential-next">
      {title && <h3>{title}</h3>}
      <ol>{children}</ol>
      <ReplyHours />
    </Part>
  );
}

function rupees({ min, max }: { min: number; max: number }): string {
  const inWords = (sum: number) => `Rs ${sum.toLocaleString('en-IN')}`;
  return `${inWords(min)} to ${inWords(max)}`;
}
