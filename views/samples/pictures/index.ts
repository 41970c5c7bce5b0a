import type { ComponentType } from 'react';
import { Fins, HammerIcon, Hills, Holi, LockedPhotos, MilkBottle } from './apps.tsx';
import { Desk, DiningChair, EasyChair, Stool } from './furniture.tsx';
import { HallAtNight, HallPlan, Thali, WayToTheHall } from './wedding-hall.tsx';
import { Lotus, NewspaperWithFlyer } from './yoga.tsx';

type Picture = { Drawing: ComponentType; width: number; height: number };

/** The pictures on samples, which pages load as images: a file costs the first round trip nothing. */
export const pictures = {
  desk: { Drawing: Desk, width: 240, height: 240 },
  diningChair: { Drawing: DiningChair, width: 240, height: 240 },
  easyChair: { Drawing: EasyChair, width: 640, height: 480 },
  fins: { Drawing: Fins, width: 240, height: 150 },
  hallAtNight: { Drawing: HallAtNight, width: 300, height: 290 },
  hallPlan: { Drawing: HallPlan, width: 300, height: 200 },
  hammer: { Drawing: HammerIcon, width: 96, height: 96 },
  hills: { Drawing: Hills, width: 240, height: 150 },
  holi: { Drawing: Holi, width: 240, height: 190 },
  lockedPhotos: { Drawing: LockedPhotos, width: 240, height: 200 },
  lotus: { Drawing: Lotus, width: 300, height: 240 },
  milkBottle: { Drawing: MilkBottle, width: 240, height: 190 },
  newspaper: { Drawing: NewspaperWithFlyer, width: 300, height: 240 },
  stool: { Drawing: Stool, width: 240, height: 240 },
  thali: { Drawing: Thali, width: 300, height: 150 },
  wayToTheHall: { Drawing: WayToTheHall, width: 300, height: 200 },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
