import { HeroFrame, type HeroProps } from '../hero.tsx';

/** The words are on the screen of a cinema, and the facts are three seats in front of it. */
export function CinemaHero(props: HeroProps) {
  return <HeroFrame stage="cinema" {...props} />;
}
