import { JobTime, PriceBody } from './essentials.tsx';

type Props = {
  /** The two jobs that are compared: “A small website or a large one”. */
  title: string;
  /** A job with a low price, in one or two sentences. */
  less: string;
  more: string;
  /** What third parties charge on top. */
  extra: string;
};

/** A small job and a large one: how long each takes and what it is, among the essentials. `Price` is the same as a table. */
export function BriefPrice({ title, less, more, extra }: Props) {
  return (
    <section className="essential brief-price">
      <h3>{title}</h3>
      <PriceBody extra={extra}>
        <dl>
          <div>
            <dt>
              <JobTime job="min" /> Costs less
            </dt>
            <dd>{less}</dd>
          </div>
          <div>
            <dt>
              <JobTime job="max" /> Costs more
            </dt>
            <dd>{more}</dd>
          </div>
        </dl>
      </PriceBody>
    </section>
  );
}
