import { pigment } from '../figures/poster.tsx';

/** One question, and the five forms in which its answer is published. */
export function OneAnswer() {
  return (
    <svg
      viewBox="0 0 640 440"
      role="img"
      aria-label="One question branches into an article, a short film, a picture post, a letter and a chat reply."
    >
      <g fill="none" stroke="var(--accent)" strokeWidth={21}>
        <path d="M160 180h60a40 40 0 0 0 40-40V80a40 40 0 0 1 40-40h70" />
        <path d="M160 200h105a35 35 0 0 0 35-35a35 35 0 0 1 35-35h35" />
        <path d="M160 220h210" />
        <path d="M160 240h105a35 35 0 0 1 35 35a35 35 0 0 0 35 35h35" />
        <path d="M160 260h60a40 40 0 0 1 40 40v60a40 40 0 0 0 40 40h70" />
      </g>
      <path fill="var(--mass)" d="M0 120h200v200H70L20 370v-50H0z" />
      <g fill="none" stroke={pigment.ochre} strokeWidth={24}>
        <path d="M64 190a36 36 0 1 1 58 28q-22 16-22 40" />
      </g>
      <circle cx="100" cy="284" r="14" fill={pigment.ochre} />

      <g fill="var(--mass)">
        <path d="M370 6h52v68h-52zM370 186h68v68h-68zM370 276h68v68h-68zM370 96h68v68h-68zM370 366h68v52h-36l-18 20v-20h-14z" />
      </g>
      <path fill={pigment.plaster} d="M380 20h32v6h-32zM380 36h32v6h-32zM380 52h20v6h-20z" />
      <path fill={pigment.ochre} d="M392 110v40l32-20zM380 244a24 24 0 0 1 48 0z" />
      <circle cx="422" cy="204" r="8" fill={pigment.ochre} />
      <path fill="none" stroke={pigment.plaster} strokeWidth={5} d="M370 288l34 28 34-28" />
      <path fill={pigment.plaster} d="M382 382h44v6h-44zM382 396h28v6h-28z" />
      <g fill="currentColor" fontSize="28" fontWeight="600">
        <text x="454" y="49">
          Article
        </text>
        <text x="454" y="139">
          Short film
        </text>
        <text x="454" y="229">
          Picture post
        </text>
        <text x="454" y="319">
          Letter
        </text>
        <text x="454" y="403">
          Chat reply
        </text>
      </g>
    </svg>
  );
}
