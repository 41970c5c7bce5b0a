import { HeroFrame, type HeroProps } from '../hero.tsx';

/** A visitor who runs, and the facts are the lines of his speed. */
export function RunnerHero(props: HeroProps) {
  return <HeroFrame layout="runner" {...props} />;
}
