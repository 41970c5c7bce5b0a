import type { ReactNode } from 'react';
import { pigment } from './poster.tsx';

export const skin = '#A4572E';

const { ink } = pigment;

/** Hair or headwear, drawn around the middle of the head. Turbans and scarves have a colour of their own. */
const heads = {
  bob: () => <path fill={ink} d="M-27 30V0a27 27 0 0 1 54 0v30h-9V-4q-20 2-28-14q-4 12-8 14v34z" />,
  bun: () => (
    <path
      fill={ink}
      d="M-26 6V0a26 26 0 0 1 14-23a13 13 0 1 1 24 0a26 26 0 0 1 14 23v6q-10-18-26-18t-26 18z"
    />
  ),
  short: () => <path fill={ink} d="M-26 0a26 28 0 0 1 52 0q-10-12-24-12t-28 12z" />,
  turban: (color) => (
    <>
      <path fill={ink} d="M-23-2v6q0 36 23 36t23-36v-6q-2 18-23 18t-23-18z" />
      <path fill={color} d="M-30 0a30 36 0 0 1 60 0q-30-18-60 0z" />
    </>
  ),
  scarf: (color) => (
    <path
      fill={color}
      fillRule="evenodd"
      d="M-30 54V0a30 30 0 0 1 60 0v74l-30 34q-26-22-30-54zM-20 6q0 22 20 22t20-22q-4-22-20-22t-20 22z"
    />
  ),
} satisfies Record<string, (color?: string) => ReactNode>;

type HeadProps = {
  /** Where the middle of the head is. */
  x: number;
  y: number;
  scale?: number;
  head: keyof typeof heads;
  /** The colour of a turban or a scarf. */
  color?: string;
};

/** A head from the front, with its neck. Its `children` are drawn behind it. */
export function Head({ x, y, scale, head, color, children }: HeadProps & { children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})${scale ? ` scale(${scale})` : ''}`}>
      {children}
      <path fill={skin} d="M-12 20h24v24a12 12 0 0 1-24 0zM-23 0a23 23 0 0 1 46 0v8a23 23 0 0 1-46 0z" />
      {heads[head](color)}
    </g>
  );
}

/** Someone from the front, without hands: head, shoulders, and clothes that go on downwards. */
export function Person({ clothes, ...props }: HeadProps & { clothes: string }) {
  return (
    <Head {...props}>
      <path fill={clothes} d="M-42 154V80a40 40 0 0 1 40-40h4a40 40 0 0 1 40 40V154z" />
    </Head>
  );
}
