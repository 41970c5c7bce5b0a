import type { ComponentType } from 'react';
import { Desk, DiningChair, EasyChair, Stool } from './furniture.tsx';
import { HallAtNight, HallPlan, Thali, WayToTheHall } from './wedding-hall.tsx';
import { Lotus, NewspaperWithFlyer } from './yoga.tsx';

type Picture = { Drawing: ComponentType; width: number; height: number };

/** The pictures on samples, which pages load as images: a file costs the first round trip nothing. */
export const pictures = {
  hallAtNight: { Drawing: HallAtNight, width: 300, height: 290 },
  hallPlan: { Drawing: HallPlan, width: 300, height: 200 },
  lotus: { Drawing: Lotus, width: 300, height: 240 },
  newspaper: { Drawing: NewspaperWithFlyer, width: 300, height: 240 },
  thali: { Drawing: Thali, width: 300, height: 150 },
  wayToTheHall: { Drawing: WayToTheHall, width: 300, height: 200 },
  desk: { Drawing: Desk, width: 240, height: 240 },
  diningChair: { Drawing: DiningChair, width: 240, height: 240 },
  easyChair: { Drawing: EasyChair, width: 640, height: 480 },
  stool: { Drawing: Stool, width: 240, height: 240 },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
