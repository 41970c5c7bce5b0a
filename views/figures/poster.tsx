export { pigment } from '../art/pigment.ts';
export { StandsFree } from '../parts/poster.tsx';
