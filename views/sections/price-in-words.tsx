import { PriceBody } from './essentials.tsx';

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
        <PriceBody extra={extra}>
          <dl className="price-words">
            <TwoJobs less={less} more={more} />
          </dl>
        </PriceBody>
      </div>
    </section>
  );
}

/** The same among the essentials. */
export function BriefPrice({ title, less, more, extra }: Props) {
  return (
    <section className="essential brief-price">
      <h3>{title}</h3>
      <PriceBody extra={extra}>
        <dl>
          <TwoJobs less={less} more={more} />
        </dl>
      </PriceBody>
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
