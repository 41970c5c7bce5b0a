import { type EndingProps, EndingWords } from '../parts/ending.tsx';
import { Image } from '../samples/screen.tsx';

type Props = EndingProps & { picture: 'fiveTrades' | 'levelScales' | 'longTable' | 'ringedClause' };

/**
 * The end of a page of the agency: a poster, whose drawing is a file as wide as the window. Its ground is that of the
 * drawing, in both schemes.
 */
export function LastPoster({ picture, ...words }: Props) {
  return (
    <section className={`section end ground last-poster last-${picture}`}>
      <EndingWords {...words} />
      <Image name={picture} />
    </section>
  );
}
