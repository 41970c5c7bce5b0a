import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';

const { cobalt, ink, ochre, pine, plaster, vermilion, violet } = pigment;
const deepPine = '#174C3C';
const skin = '#A4572E';

/** As the pipes above, from the left to the right. */
const colours = [cobalt, plaster, vermilion, pine, plaster, violet];
const stripes = Array.from({ length: 36 }, (_, index) => index);
const shelf = Array.from({ length: 30 }, (_, index) => index);

type KeeperProps = { x: number; clothes: string; children: ReactNode };

/** Someone behind the crates. What is on the head is drawn around the middle of the face. */
function Keeper({ x, clothes, children }: KeeperProps) {
  return (
    <g transform={`translate(${x} 232) scale(1.5)`}>
      <path fill={clothes} d="M-84 290V100a64 64 0 0 1 64-64h34a64 64 0 0 1 64 64v190z" />
      <path fill={skin} d="M-24 20h44v34a22 22 0 0 1-44 0zM-34-10a35 35 0 0 1 70 0V0a35 35 0 0 1-70 0z" />
      {children}
    </g>
  );
}

/** A shop below an awning in the colours of six pipes, with three who work in it. It fills its box from the top. */
export function ShopWithKeepers() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path fill={deepPine} d="M-720 0H2160V1500H-720z" />
      {shelf.map((index) => (
        <path
          key={index}
          fill={[ochre, pine, vermilion][index % 3]}
          d={`M${-690 + index * 96} 276v-${index % 2 ? 64 : 96}h64v${index % 2 ? 64 : 96}z`}
        />
      ))}
      <path fill={ink} d="M-720 276H2160V292H-720z" />
      <Keeper x={485} clothes={ochre}>
        <path fill={ink} d="M-36-14v14q0 52 37 52t37-52v-14q-2 28-37 28t-37-28z" />
        <path fill={cobalt} d="M-50-8a51 60 0 0 1 102 0q-50-24-102 0z" />
        <path fill="none" stroke={ink} strokeWidth="3" d="M-36-42q46-4 78 24M-22-56q38 0 62 22" />
      </Keeper>
      <Keeper x={720} clothes={violet}>
        <path fill={vermilion} d="M-56 130V-14a54 54 0 0 1 106-6q-34-14-62-4q-8 60-2 92l54 62z" />
      </Keeper>
      <Keeper x={955} clothes={cobalt}>
        <path fill={ink} d="M-40 0v-12a40 42 0 0 1 80-4h-52v16z" />
      </Keeper>
      {stripes.map((index) => (
        <path key={index} fill={colours[index % 6]} d={`M${-720 + index * 80} 0h80v84a40 40 0 0 1-80 0z`} />
      ))}
    </svg>
  );
}
