import { Poster, pigment } from './poster.tsx';

/** A web page as the façade of a building with sunshades; the browser bar is its cornice. */
export function SlideDesign() {
  return (
    <Poster ground="vermilion">
      <path fill={pigment.plaster} d="M80 120H320V400H80z" />
      <path
        fill={pigment.shade}
        d="M244 132h64v104h-64zM92 248h64v64h-64zM168 248h64v64h-64zM244 248h64v64h-64zM92 324h64v76h-64zM244 324h64v76h-64z"
      />
      <path
        fill={pigment.ink}
        d="M40 80H320V120H40zM244 132h64v104zM92 248h64v64zM168 248h64v64zM244 248h64v64zM92 324h64v76zM244 324h64v76z"
      />
      <path fill={pigment.ochre} d="M92 132h140v104h-140z" />
      <path fill={pigment.vermilion} d="M168 324h64v76h-64z" />
      <path fill={pigment.ink} d="M102 236a60 60 0 0 1 120 0z" />
      <circle cx="68" cy="100" r="10" fill={pigment.vermilion} />
      <circle cx="100" cy="100" r="10" fill={pigment.ochre} />
      <circle cx="132" cy="100" r="10" fill={pigment.plaster} />
    </Poster>
  );
}
