// What `npm run dev` runs again on every change: the same build, then the same server from its sources.

import { build } from './index.ts';

await build();
await import('../index.ts');
