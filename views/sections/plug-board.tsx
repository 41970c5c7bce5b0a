import type { ReactNode } from 'react';
import { WideSection } from './section.tsx';

type Props = { title: string; intro: string; ask: string; children: ReactNode };

/** An extension board with forty plugs. When the visitor unfolds the answer, most are drawn pulled out, without script. */
export function PlugBoard({ title, intro, ask, children }: Props) {
  return (
    <WideSection name="plugs" title={title} intro={intro}>
      <details className="plugs">
        <summary>{ask}</summary>
        <p>{children}</p>
      </details>
      <div className="plug-board">
        {Array.from({ length: 40 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <i key={place} />
        ))}
      </div>
    </WideSection>
  );
}
