import { Poster, pigment } from './poster.tsx';

/** The last arches of an arcade that runs into the distance. */
export function EcommerceDesign() {
  return (
    <Poster ground="vermilion" drawn="0 0 100 120">
      <path
        fill={pigment.shade}
        d="M0 120V76a20 20 0 0 1 40 0v44zM54 120V84a13 13 0 0 1 26 0v36zM90 120V92a8 8 0 0 1 16 0v28z"
      />
    </Poster>
  );
}
