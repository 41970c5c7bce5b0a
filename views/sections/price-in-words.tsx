import { PriceStated, PriceTerms } from './essentials.tsx';

type Props = {
  /** The two jobs that are compared: “A small website or a large one”. */
  title: string;
  /** A job with a low price, in one or two sentences. */
  less: string;
  more: string;
  /** What third parties charge on top. */
  extra: string;
};

/**
 * What makes a price lower and what makes it higher, in words, as a section. A page has this, or `BriefPrice`, or `Price`,
 * which is a table.
 */
export function PriceInWords({ title, less, more, extra }: Props) {
  return (
    <section className="section section-price-words">
      <div className="frame">
        <h2>{title}</h2>
        <PriceStated />
        <dl className="price-words">
          <TwoJobs less={less} more={more} />
        </dl>
        <PriceTerms extra={extra} />
      </div>
    </section>
  );
}

/** The same among the essentials. */
export function BriefPrice({ title, less, more, extra }: Props) {
  return (
    <section className="essential brief-price">
      <h3>{title}</h3>
      <PriceStated />
      <dl>
        <TwoJobs less={less} more={more} />
      </dl>
      <PriceTerms extra={extra} />
    </section>
  );
}

function TwoJobs({ less, more }: { less: string; more: string }) {
  return (
    <>
      <div>
        <dt>Costs less</dt>
        <dd>{less}</dd>
      </div>
      <div>
        <dt>Costs more</dt>
        <dd>{more}</dd>
      </div>
    </>
  );
}
