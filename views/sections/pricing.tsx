import type { ReactNode } from 'react';

/** The pricing models, a band of colour each, with the same four lines. */
export function Pricing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section section-pricing">
      <div className="frame">
        <h2>{title}</h2>
        <ul className="pricing">{children}</ul>
      </div>
    </section>
  );
}

type ModelProps = {
  title: string;
  diagram: ReactNode;
  /** What is paid, when it fits, and who carries the risk: the same three lines for each model. */
  pays: string;
  fits: string;
  carries: string;
  /** A made-up project that this model suits. */
  example: ReactNode;
  children: ReactNode;
};

export function Model({ title, diagram, pays, fits, carries, example, children }: ModelProps) {
  return (
    <li className="model">
      {diagram}
      <h3>{title}</h3>
      <p>{children}</p>
      <dl>
        <div>
          <dt>You pay</dt>
          <dd>{pays}</dd>
        </div>
        <div>
          <dt>It fits</dt>
          <dd>{fits}</dd>
        </div>
        <div>
          <dt>The risk</dt>
          <dd>{carries}</dd>
        </div>
        <div>
          <dt>A made-up case</dt>
          <dd className="model-case">{example}</dd>
        </div>
      </dl>
    </li>
  );
}
