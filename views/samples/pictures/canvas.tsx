import type { ReactNode } from 'react';

type Props = { width: number; height: number; ground: string; children: ReactNode };

/** The frame of a picture on a sample: plain geometry on a coloured ground. */
export function Canvas({ width, height, ground, children }: Props) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path fill={ground} d={`M0 0h${width}v${height}H0z`} />
      {children}
    </svg>
  );
}
