import type { ComponentType } from 'react';
import { ParcelRoute, SixTrades, Spreadsheet, TwoHundredBolts } from './across.tsx';
import {
  CodeIcon,
  LockIcon,
  MessageIcon,
  OneAppForTwo,
  PageOfThePhone,
  PhoneHalfOfApis,
  PhoneHalfOfTechnologies,
  PlaneIcon,
  TwoApps,
} from './app-tools.tsx';
import { Fins, HammerIcon, Hills, Holi, LockedPhotos, MilkBottle } from './apps.tsx';
import { Fridge, Icing, MangoCake } from './bakery.tsx';
import { CoachBolt, CountersunkBolt, HexBolt, SocketBolt } from './bolts.tsx';
import { Banarasi, Chanderi, Kota, Paithani, Parcel } from './fabrics.tsx';
import { FoldedAndStapled, FoldedOnce, FoldedTwice } from './folds.tsx';
import { Desk, DiningChair, EasyChair, Stool } from './furniture.tsx';
import { FourReasons, HowWeWork, LogoSheets } from './print-shop.tsx';
import {
  DeodarBed,
  LiftedLeg,
  NearClearTrusted,
  OldBanner,
  ShrunkPage,
  SofaFilm,
  Tawa,
  TawaOffer,
  Tent,
  TownMap,
  YogaPositions,
} from './results.tsx';
import { Dancer, FloorTiles, LearnerCar, Lorry, School, TableLamp } from './stages.tsx';
import { HallAtNight, HallPlan, Thali, WayToTheHall } from './wedding-hall.tsx';
import { BallAtFlag, BallBeforeWall, BallBelowFlag, BallOnRamp } from './workflow.tsx';
import { Lotus, NewspaperWithFlyer } from './yoga.tsx';

type Picture = { Drawing: ComponentType; width: number; height: number };

/** The pictures on samples, which pages load as images: a file costs the first round trip nothing. */
export const pictures = {
  phoneApis: { Drawing: PhoneHalfOfApis, width: 280, height: 690 },
  phoneTechnologies: { Drawing: PhoneHalfOfTechnologies, width: 280, height: 690 },
  codeIcon: { Drawing: CodeIcon, width: 240, height: 240 },
  lockIcon: { Drawing: LockIcon, width: 240, height: 240 },
  messageIcon: { Drawing: MessageIcon, width: 240, height: 240 },
  planeIcon: { Drawing: PlaneIcon, width: 240, height: 240 },
  twoApps: { Drawing: TwoApps, width: 480, height: 300 },
  oneAppForTwo: { Drawing: OneAppForTwo, width: 480, height: 300 },
  phonePage: { Drawing: PageOfThePhone, width: 480, height: 300 },
  foldedAndStapled: { Drawing: FoldedAndStapled, width: 320, height: 200 },
  foldedOnce: { Drawing: FoldedOnce, width: 320, height: 200 },
  foldedTwice: { Drawing: FoldedTwice, width: 320, height: 200 },
  fourReasons: { Drawing: FourReasons, width: 1600, height: 400 },
  howWeWork: { Drawing: HowWeWork, width: 480, height: 1400 },
  logoSheets: { Drawing: LogoSheets, width: 1440, height: 340 },
  ballAtFlag: { Drawing: BallAtFlag, width: 300, height: 220 },
  ballBeforeWall: { Drawing: BallBeforeWall, width: 300, height: 220 },
  ballBelowFlag: { Drawing: BallBelowFlag, width: 300, height: 220 },
  ballOnRamp: { Drawing: BallOnRamp, width: 300, height: 220 },
  banarasi: { Drawing: Banarasi, width: 240, height: 280 },
  chanderi: { Drawing: Chanderi, width: 240, height: 280 },
  coachBolt: { Drawing: CoachBolt, width: 320, height: 240 },
  countersunkBolt: { Drawing: CountersunkBolt, width: 320, height: 240 },
  dancer: { Drawing: Dancer, width: 640, height: 400 },
  deodarBed: { Drawing: DeodarBed, width: 480, height: 320 },
  desk: { Drawing: Desk, width: 240, height: 240 },
  diningChair: { Drawing: DiningChair, width: 240, height: 240 },
  easyChair: { Drawing: EasyChair, width: 640, height: 480 },
  fins: { Drawing: Fins, width: 240, height: 150 },
  floorTiles: { Drawing: FloorTiles, width: 240, height: 160 },
  fridge: { Drawing: Fridge, width: 240, height: 130 },
  hallAtNight: { Drawing: HallAtNight, width: 300, height: 290 },
  hallPlan: { Drawing: HallPlan, width: 300, height: 200 },
  hammer: { Drawing: HammerIcon, width: 96, height: 96 },
  hexBolt: { Drawing: HexBolt, width: 320, height: 240 },
  hills: { Drawing: Hills, width: 240, height: 150 },
  holi: { Drawing: Holi, width: 240, height: 190 },
  icing: { Drawing: Icing, width: 240, height: 280 },
  kota: { Drawing: Kota, width: 240, height: 280 },
  learnerCar: { Drawing: LearnerCar, width: 640, height: 340 },
  liftedLeg: { Drawing: LiftedLeg, width: 640, height: 400 },
  lockedPhotos: { Drawing: LockedPhotos, width: 240, height: 200 },
  lorry: { Drawing: Lorry, width: 480, height: 220 },
  lotus: { Drawing: Lotus, width: 300, height: 240 },
  mangoCake: { Drawing: MangoCake, width: 240, height: 240 },
  milkBottle: { Drawing: MilkBottle, width: 240, height: 190 },
  newspaper: { Drawing: NewspaperWithFlyer, width: 300, height: 240 },
  oldBanner: { Drawing: OldBanner, width: 480, height: 110 },
  paithani: { Drawing: Paithani, width: 240, height: 280 },
  parcelRoute: { Drawing: ParcelRoute, width: 1500, height: 300 },
  parcel: { Drawing: Parcel, width: 240, height: 150 },
  school: { Drawing: School, width: 640, height: 300 },
  shrunkPage: { Drawing: ShrunkPage, width: 240, height: 300 },
  socketBolt: { Drawing: SocketBolt, width: 320, height: 240 },
  sixTrades: { Drawing: SixTrades, width: 1440, height: 240 },
  sofaFilm: { Drawing: SofaFilm, width: 480, height: 240 },
  spreadsheet: { Drawing: Spreadsheet, width: 1440, height: 520 },
  stool: { Drawing: Stool, width: 240, height: 240 },
  tableLamp: { Drawing: TableLamp, width: 480, height: 400 },
  tawa: { Drawing: Tawa, width: 480, height: 300 },
  tawaOffer: { Drawing: TawaOffer, width: 480, height: 200 },
  threeFactors: { Drawing: NearClearTrusted, width: 1280, height: 320 },
  tent: { Drawing: Tent, width: 640, height: 340 },
  thali: { Drawing: Thali, width: 300, height: 150 },
  townMap: { Drawing: TownMap, width: 480, height: 170 },
  twoHundredBolts: { Drawing: TwoHundredBolts, width: 1500, height: 544 },
  wayToTheHall: { Drawing: WayToTheHall, width: 300, height: 200 },
  yogaPositions: { Drawing: YogaPositions, width: 300, height: 112 },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
