import { HeroFrame, type HeroProps } from '../hero.tsx';

/** One building: the title is its roof, the facts are its pillars, and the words are its steps. */
export function TempleHero(props: HeroProps) {
  return <HeroFrame layout="temple" {...props} />;
}
