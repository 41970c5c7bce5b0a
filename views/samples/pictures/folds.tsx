import type { ReactNode } from 'react';
import { pigment } from '../../figures/poster.tsx';
import { Canvas } from './canvas.tsx';

// The folded sheets of the brochure diagrams, from their line 160 on.

export function FoldedOnce() {
  return (
    <Canvas width={320} height={200} ground="none">
      <path fill={pigment.ink} d="M60 160L160 132L260 160L248 184H72z" />
      <Panel x={60} y={32} width={100} fall={-28} ground="shade">
        <Print width={100} />
      </Panel>
      <Panel x={160} y={4} width={100} fall={28} ground="plaster">
        <path fill={pigment.vermilion} d="M20 128V54a30 30 0 0 1 60 0v74z" />
      </Panel>
    </Canvas>
  );
}

export function FoldedAndStapled() {
  return (
    <Canvas width={320} height={200} ground="none">
      <path fill={pigment.ink} d="M40 160L160 132L280 160L268 184H52z" />
      <Panel x={40} y={40} width={120} fall={-36} ground="shade" />
      <Panel x={60} y={24} width={100} fall={-20} ground="concrete">
        <Print width={100} />
      </Panel>
      <Panel x={160} y={4} width={120} fall={36} ground="shade" />
      <Panel x={160} y={4} width={100} fall={20} ground="plaster">
        <circle cx="50" cy="64" r="30" fill={pigment.vermilion} />
      </Panel>
      <path stroke={pigment.ink} strokeWidth={5} d="M160 30v24M160 86v24" />
    </Canvas>
  );
}

export function FoldedTwice() {
  return (
    <Canvas width={320} height={200} ground="none">
      <path fill={pigment.ink} d="M24 164L112 132L208 132L296 164L284 184H36z" />
      <Panel x={24} y={37} width={88} fall={-33} ground="plaster">
        <Print width={88} />
      </Panel>
      <Panel x={112} y={4} width={96} fall={0} ground="shade">
        <path fill={pigment.vermilion} d="M18 128V68a30 30 0 0 1 60 0v60z" />
      </Panel>
      <Panel x={208} y={4} width={88} fall={33} ground="plaster">
        <path fill={pigment.ink} d="M16 28h24v24H16zM48 28h24v24H48zM16 64h24v24H16zM48 64h24v24H48z" />
      </Panel>
    </Canvas>
  );
}

type PanelProps = {
  x: number;
  y: number;
  width: number;
  /** How far its upper edge drops towards the right. */
  fall: number;
  ground: 'plaster' | 'concrete' | 'shade';
  children?: ReactNode;
};

/** One upright page; its content is skewed with it. */
function Panel({ x, y, width, fall, ground, children }: PanelProps) {
  return (
    <g transform={`matrix(1 ${fall / width} 0 1 ${x} ${y})`}>
      <path fill={pigment[ground]} d={`M0 0h${width}v128H0z`} />
      {children}
    </g>
  );
}

/** Three lines of text on a panel, the last one short. */
function Print({ width }: { width: number }) {
  const line = width - 2 * 18;
  return (
    <path fill={pigment.ink} d={`M18 28h${line}v14h-${line}zM18 54h${line}v14h-${line}zM18 80h34v14h-34z`} />
  );
}
