import { HeroFrame, type HeroProps } from '../hero.tsx';

/** A flyer, whose lower edge is cut into strips with a fact each. */
export function FlyerHero(props: HeroProps) {
  return <HeroFrame stage="flyer" {...props} />;
}
