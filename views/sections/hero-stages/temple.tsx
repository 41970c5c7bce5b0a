import { HeroFrame, type HeroProps } from '../hero.tsx';

/** One building: the words are its roof, and the facts are its pillars. */
export function TempleHero(props: HeroProps) {
  return <HeroFrame layout="below" stage="temple" {...props} />;
}
