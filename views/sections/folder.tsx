import type { ReactNode } from 'react';
import type { PictureName } from '../samples/pictures/index.ts';
import { Image } from '../samples/screen.tsx';
import { WideSection } from './section.tsx';

type Props = {
  title: string;
  intro: ReactNode;
  /** What sticks out of the folder. */
  picture: PictureName;
  /** The list of its files, which is the front of the folder. */
  files: ReactNode;
  children: ReactNode;
};

/** A folder as wide as the page, with what it contains. */
export function Folder({ title, intro, picture, files, children }: Props) {
  return (
    <WideSection name="folder" title={title} intro={intro} ground="concrete">
      <div className="folder">
        <Image name={picture} />
        {files}
      </div>
      <div className="illustration-words">{children}</div>
    </WideSection>
  );
}
