import type { ReactNode } from 'react';
import { type Estimate, estimates } from '../estimates.ts';
import { facts } from '../facts.ts';
import { spokenHours } from '../hours.ts';
import { usePageContext } from '../page-context.ts';
import { Link } from '../parts/link.tsx';
import { needsPath } from '../site.ts';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** What a buyer asks about a service: what is delivered, price, time, what we need, and the next steps. */
export function Essentials({ title, intro, children }: Props) {
  return (
    <WideSection name="essentials" title={title} intro={intro}>
      <div className="essentials">{children}</div>
    </WideSection>
  );
}

/** What is handed over, and in which form: `li` elements. */
export function Deliverables({ children }: { children: ReactNode }) {
  return (
    <section className="essential">
      <h3>What you get</h3>
      <ul>{children}</ul>
    </section>
  );
}

type PriceProps = {
  /** What third parties charge on top. */
  extra: ReactNode;
  /** `Factor` elements. */
  children: ReactNode;
};

export function Price({ extra, children }: PriceProps) {
  const estimate = useEstimate();
  return (
    <section className="essential">
      <h3>What decides your price</h3>
      {estimate?.price && <p className="essential-figure">{rupees(estimate.price)}</p>}
      <ul>{children}</ul>
      <p>{extra}</p>
      <p>
        <Link to="services" hash="deposit">
          Deposit
        </Link>
        : {facts.depositPercent}%. <Link to="packages">How our prices work</Link>
      </p>
    </section>
  );
}

/** What makes the price higher or lower. */
export function Factor({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <strong>{name}:</strong> {children}
    </li>
  );
}

/** How long the work takes, from the table of estimates, and what makes it longer. */
export function Duration({ children }: { children: ReactNode }) {
  const estimate = useEstimate();
  return (
    <section className="essential">
      <h3>How long it takes</h3>
      <p className="essential-figure">
        {estimate ? `${estimate.min} to ${estimate.max} ${estimate.unit}` : 'We tell you in the quote'}
      </p>
      {estimate && (
        <p>
          {estimate.result}. Counted from {estimate.start}.
        </p>
      )}
      <p>{children}</p>
    </section>
  );
}

/** What the client has to send: `li` elements. The link copies the list, or opens it as plain text without script. */
export function Needs({ children }: { children: ReactNode }) {
  const { assets, path } = usePageContext();
  return (
    <section className="essential" data-island={assets.islands['copy-list']}>
      <h3>What we need from you</h3>
      <ul className="needs">{children}</ul>
      <p>
        <a href={needsPath(path)} rel="nofollow">
          Copy this list
        </a>
        <output />
      </p>
    </section>
  );
}

/** Four steps after an enquiry: `li` elements. */
export function Next({ children }: { children: ReactNode }) {
  const { settings } = usePageContext();
  const hours = spokenHours(settings.hours);
  return (
    <section className="essential essential-next">
      <h3>What happens next</h3>
      <ol>{children}</ol>
      <p>A person answers{hours ? `: ${hours}` : ', by phone or e-mail'}.</p>
    </section>
  );
}

function useEstimate(): Estimate | null {
  const { page } = usePageContext();
  return (page && estimates[page]) ?? null;
}

function rupees({ min, max }: { min: number; max: number }): string {
  const inWords = (sum: number) => `Rs ${sum.toLocaleString('en-IN')}`;
  return `${inWords(min)} to ${inWords(max)}`;
}
