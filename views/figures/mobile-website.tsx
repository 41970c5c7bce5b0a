import { Poster, pigment } from './poster.tsx';

/** A broad façade of three arches folding into a narrow one with the same arches stacked. */
export function MobileWebsite() {
  return (
    <Poster ground="violet">
      <path fill={pigment.plaster} d="M20 40H300V140H210V400H110V140H20z" />
      <path fill={pigment.shade} d="M20 140H110V200zM300 140H210V200z" />
      <path fill={pigment.ochre} d="M40 140V90a30 30 0 0 1 60 0V140zM130 212V190a30 30 0 0 1 60 0V212z" />
      <path fill={pigment.violet} d="M130 140V90a30 30 0 0 1 60 0V140zM130 296V260a30 30 0 0 1 60 0V296z" />
      <path fill={pigment.ink} d="M220 140V90a30 30 0 0 1 60 0V140zM130 400V344a30 30 0 0 1 60 0V400z" />
    </Poster>
  );
}
