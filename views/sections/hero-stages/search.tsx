import { HeroFrame, type HeroProps } from '../hero.tsx';

/** A page of results: the title is what was typed, and the words are the first result. */
export function SearchHero(props: HeroProps) {
  return <HeroFrame layout="search" {...props} />;
}
