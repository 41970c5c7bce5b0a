export type { DrawingName as FigureName } from '../art/index.ts';
