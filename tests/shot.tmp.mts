import { openBrowser } from './browser/chromium.ts';
import { serveSite } from './browser/site.ts';
const out='/tmp/w/pg/';
const browser = await openBrowser();
const site = await serveSite();
for (const scheme of ['light','dark'] as const) for (const [w,h] of [[1440,900],[390,760]] as const) {
  const c = await browser.newContext({viewport:{width:w,height:h},colorScheme:scheme});
  const p = await c.newPage();
  await p.goto(site.url+'/seo-services');
  if (w>1000) await p.click('button[popovertarget="all-services"]'); else await p.locator('.header-toggle:visible').first().click();
  await p.waitForTimeout(300);
  await p.screenshot({path:`${out}menu-${w}-${scheme}.png`});
  await c.close();
}
await browser.close(); await site.close(); process.exit();
