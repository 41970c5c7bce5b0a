// `npm run dev` runs this file again on every change: the production build, then the server from its sources.

import { build } from './index.ts';

await build();
await import('../index.ts');
