import { pigment } from '../figures/poster.tsx';
import { Image } from '../samples/screen.tsx';

/** The three factors that decide the rank in local search results: near, clear, trusted. The pictures are an image. */
export function ThreeFactors() {
  return (
    <div>
      <Image name="threeFactors" />
      <svg
        viewBox="0 208 640 192"
        role="img"
        aria-label="Three factors carry a page to its place in the results: it is near, a pin amid its neighbourhood; it is clear, a page with a title and plain lines; it is trusted, a page that others point to."
      >
        <g fill="currentColor" fontSize="30" fontWeight="700" textAnchor="middle">
          <text x="100" y="240">
            Near
          </text>
          <text x="320" y="240">
            Clear
          </text>
          <text x="540" y="240">
            Trusted
          </text>
        </g>
        <path fill="none" stroke="currentColor" strokeWidth="4" d="M100 258V320M320 258V320M540 258V320" />
        <path fill="var(--mass)" d="M0 320H640V400H0z" />
        <text x="320" y="370" fill={pigment.plaster} fontSize="28" fontWeight="600" textAnchor="middle">
          Your place in the results
        </text>
      </svg>
    </div>
  );
}
