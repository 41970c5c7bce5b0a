import type { ComponentType } from 'react';
import { Desk, DiningChair, EasyChair, Stool } from './furniture.tsx';

type Picture = { Drawing: ComponentType; width: number; height: number };

/** The pictures on samples, which pages load as images: a file costs the first round trip nothing. */
export const pictures = {
  desk: { Drawing: Desk, width: 240, height: 240 },
  diningChair: { Drawing: DiningChair, width: 240, height: 240 },
  easyChair: { Drawing: EasyChair, width: 640, height: 480 },
  stool: { Drawing: Stool, width: 240, height: 240 },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
