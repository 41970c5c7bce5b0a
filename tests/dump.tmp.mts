import { readAssets } from '../server/pages/asset-manifest.ts';
import { openSite } from './support/site.ts';
const site = openSite({}, { assets: readAssets() });
const { text } = await site.http.get(process.argv[2]!).set('Accept-Encoding','identity');
console.log(text); process.exit(0);
