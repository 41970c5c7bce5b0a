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

/** What makes a price lower and what makes it higher, in words. A page has this section or `Price`, which is a table. */
export function PriceInWords({ title, less, more, extra }: Props) {
  return (
    <section className="section section-price-words">
      <div className="frame">
        <h2>{title}</h2>
        <PriceStated />
        <dl className="price-words">
          <dt>Costs less</dt>
          <dd>{less}</dd>
          <dt>Costs more</dt>
          <dd>{more}</dd>
        </dl>
        <PriceTerms extra={extra} />
      </div>
    </section>
  );
}
