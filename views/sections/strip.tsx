import type { ReactNode } from 'react';
import { SampleLink, type SampleProps } from './gallery.tsx';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: string; children: ReactNode };

/** Four pictures of sample work, two by two; each leads to the page that shows its sample. */
export function Strip({ title, intro, children }: Props) {
  return (
    <WideSection name="strip" title={title} intro={intro} ground="concrete">
      <ul className="strip">{children}</ul>
    </WideSection>
  );
}

export function StripSample(props: SampleProps) {
  return (
    <li className="strip-sample">
      <SampleLink {...props} />
    </li>
  );
}
