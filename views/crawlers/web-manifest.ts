import { pigment } from '../art/pigment.ts';
import type { Settings } from '../page-context.ts';

/** What a phone shows of the site on its home screen: https://www.w3.org/TR/appmanifest/ */
export function webManifest({ brand }: Settings): string {
  return JSON.stringify({
    name: brand,
    short_name: brand,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: pigment.plaster,
    theme_color: pigment.plaster,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...[32, 192, 512].map((px) => ({ src: `/icon-${px}.png`, type: 'image/png', sizes: `${px}x${px}` })),
      // The logo is within the middle 80 %, the safe zone of a maskable icon.
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
