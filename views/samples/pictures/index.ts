export type { DrawingName as PictureName } from '../../art/index.ts';
