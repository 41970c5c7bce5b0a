import { HeroFrame, type HeroProps } from '../hero.tsx';

/** The facts are in the arches of an arcade along the lower edge, and the drawing stands beside it. */
export function ArcadeHero(props: HeroProps) {
  return <HeroFrame stage="arcade" {...props} />;
}
