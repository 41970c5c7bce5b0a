import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** Kinds of one thing, of which a buyer needs one: beside each other, each with its drawing as its head. */
export function Options({ title, intro, children }: Props) {
  return (
    <WideSection name="options" title={title} intro={intro}>
      <ul className="options">{children}</ul>
    </WideSection>
  );
}

type OptionProps = {
  picture: PictureName;
  name: string;
  /** What it is compared by, with its answer. */
  answers: [criterion: string, answer: string][];
};

export function Option({ picture, name, answers }: OptionProps) {
  return (
    <li className="option">
      <Image name={picture} />
      <h3>{name}</h3>
      <dl>
        {answers.map(([criterion, answer]) => (
          <div key={criterion}>
            <dt>{criterion}</dt> <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
