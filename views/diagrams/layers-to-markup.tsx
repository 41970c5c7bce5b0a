import type { ReactNode } from 'react';
import { pigment } from '../figures/poster.tsx';

/** The layers of a design drawn apart, each linked to the HTML element that it becomes. */
export function LayersToMarkup() {
  return (
    <svg
      viewBox="0 0 640 560"
      role="img"
      aria-label="Four layers of a drawn page, each led by a line to its element: heading to h1, photograph to img, text to p, button to a"
      fontSize="28"
      fontWeight="600"
      fill="currentColor"
    >
      <path fill="var(--mass)" d="M340 0h300v560H340z" />
      <path fill="var(--wall)" d="M0 0h340v560H0z" />

      <Sheet y={412} fill="var(--stone)">
        <path fill={pigment.vermilion} d="M32 84h96v32H32z" />
      </Sheet>
      <Sheet y={296} fill={pigment.plaster}>
        <path fill={pigment.ink} d="M32 28h148v12H32zM32 60h148v12H32zM32 92h88v12H32z" />
      </Sheet>
      <Sheet y={180} fill="var(--accent)">
        <path fill={pigment.ink} d="M48 116V68a34 34 0 0 1 68 0v48z" />
        <circle cx="166" cy="48" r="20" fill={pigment.plaster} />
      </Sheet>
      <Sheet y={64} fill={pigment.plaster}>
        <path fill={pigment.ink} d="M32 36h148v26H32zM32 80h104v26H32z" />
      </Sheet>
      <path
        fill="none"
        stroke={pigment.vermilion}
        strokeWidth={4}
        d="M284 107H400M284 223H400M284 339H400M284 455H400"
      />
      <g fill={pigment.vermilion}>
        <circle cx="284" cy="107" r="8" />
        <circle cx="284" cy="223" r="8" />
        <circle cx="284" cy="339" r="8" />
        <circle cx="284" cy="455" r="8" />
      </g>
      <g fill={pigment.plaster}>
        <text x="368" y="52" opacity=".75">
          {'<main>'}
        </text>
        <text x="412" y="117">
          {'<h1>'}
        </text>
        <text x="412" y="233">
          {'<img alt>'}
        </text>
        <text x="412" y="349">
          {'<p>'}
        </text>
        <text x="412" y="465">
          {'<a href>'}
        </text>
        <text x="368" y="528" opacity=".75">
          {'</main>'}
        </text>
      </g>
    </svg>
  );
}

// A sheet of 232 by 140, in perspective.
function Sheet({ y, fill, children }: { y: number; fill: string; children: ReactNode }) {
  return (
    <g transform={`matrix(1 0 -.45 .62 84 ${y})`}>
      <path fill={fill} d="M0 0h232v140H0z" />
      {children}
    </g>
  );
}
