import type { ReactNode } from 'react';
import type { Pigment } from '../layout/pigments.ts';

/** The pricing models, a band of colour each, with the same four lines: `Model` elements. */
export function Pricing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section pricing">
      <div className="frame wide-head">
        <h2>{title}</h2>
      </div>
      <ul className="pricing-list">{children}</ul>
    </section>
  );
}

type ModelProps = {
  title: string;
  ground: Pigment;
  diagram: ReactNode;
  /** What is paid, when it fits, and who carries the risk: the same three lines for each model. */
  pays: string;
  fits: string;
  carries: string;
  /** A made-up project that this model suits. */
  example: ReactNode;
  children: ReactNode;
};

export function Model({ title, ground, diagram, pays, fits, carries, example, children }: ModelProps) {
  return (
    <li className={`model pigment-${ground}`}>
      {diagram}
      <h3>{title}</h3>
      <p>{children}</p>
      <dl>
        <div>
          <dt>You pay</dt>
          <dd>
            <strong>{pays}</strong>
          </dd>
        </div>
        <div>
          <dt>It fits</dt>
          <dd>
            <strong>{fits}</strong>
          </dd>
        </div>
        <div>
          <dt>The risk</dt>
          <dd>
            <strong>{carries}</strong>
          </dd>
        </div>
        <div>
          <dt>A made-up case</dt>
          <dd>{example}</dd>
        </div>
      </dl>
    </li>
  );
}
