import { HeroFrame, type HeroProps } from '../hero.tsx';

/** The words and the facts are on the screen of a device as wide as the window. */
export function DeviceHero(props: HeroProps) {
  return <HeroFrame stage="device" {...props} />;
}
