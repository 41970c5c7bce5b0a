import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { Pin } from '../samples/pane.tsx';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro: ReactNode;
  ground?: 'accent' | 'concrete' | 'ink';
  /** The large screen. Its numbered places have the numbers of the stops. */
  screen: ReactNode;
  /** `Stop` elements, in the order of their numbers. */
  children: ReactElement<StopProps>[];
};

/** One large screen of a made-up client's software, and below it what happens at its numbered places. */
export function Tour({ title, intro, ground, screen, children }: Props) {
  return (
    <WideSection name="tour" title={title} intro={intro} ground={ground}>
      <div className="tour">
        {screen}
        <ol className="tour-stops">
          {Children.map(children, (stop, index) => cloneElement(stop, { number: index + 1 }))}
        </ol>
      </div>
    </WideSection>
  );
}

type StopProps = { title: string; number?: number; children: ReactNode };

export function Stop({ title, number, children }: StopProps) {
  return (
    <li className="tour-stop">
      <Pin>{String(number)}</Pin>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

/** Below the screen: a line of it for the reader to write over. */
export function TryIt({ label, text }: { label: string; text: string }) {
  return (
    <label className="tour-try pigment-ochre">
      <span>{label}</span>
      <textarea maxLength={60} defaultValue={text} />
    </label>
  );
}
