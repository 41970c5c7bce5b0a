// The engines that are tested, and a test that runs in each of them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test as testOf } from 'vitest';
import { openStore } from '../../../server/store.ts';
import type { Values } from '../../../views/forms/index.ts';
import { asha } from '../../support/enquiry.ts';
import { rowsOf } from '../../support/site.ts';
import { serveSite } from '../site.ts';
import { names, openEngine, type Tab } from './engine.ts';
import { awake, fillIn, submit, until } from './hand.ts';
import { type Line, openLine } from './line.ts';

type Here = {
  name: (typeof names)[number];
  /** An origin of its own, so that nothing is stored from another test. */
  line: Line;
  tab: Tab;
  /** Opens another tab. */
  another(): Promise<Tab>;
  /** What no other test sends. */
  message: string;
  /** Opens a page and waits until its form is hydrated. */
  open(path?: string, at?: Tab): Promise<void>;
  /** Opens a form, filled in with values of Asha and the message. */
  openFilled(values?: Partial<Values>, at?: Tab): Promise<void>;
  /** Sends the form, and waits until its post meets the fault. */
  sendInto(fault: Line['fault'], at?: Tab): Promise<void>;
};

/** The site with a real store, so that tests check what is stored, and a function that adds a test for each engine. */
export async function openSiteInEngines() {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const path = join(folder, 'enquiries.db');
  const store = await openStore(`file:${path}`);
  const contact = { SITE_PHONE: '+91 98765 43210', SITE_WHATSAPP: '+91 98765 43210' };
  const site = await serveSite({ SEND_LIMIT: '100000', ...contact }, { store });
  const engines = await Promise.all(names.map(async (name) => ({ name, engine: await openEngine(name) })));
  afterAll(async () => {
    for (const { engine } of engines) await engine.close();
    await site.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return {
    rows: (message: string) => rowsOf(path).filter((row) => row.message === message),
    test(title: string, run: (here: Here) => Promise<unknown>, timeout = 120_000): void {
      testOf.for(engines)(`$name: ${title}`, { timeout }, async ({ name, engine }) => {
        await using line = await openLine(site.url);
        const tab = await engine.open();
        const message = `${title.slice(0, 90)} in ${name}`;
        const open = async (path = '/seo-services', at = tab) => {
          await at.goto(line.url + path);
          await awake(at);
        };
        const openFilled = async (values: Partial<Values> = {}, at = tab) => {
          await open('/seo-services', at);
          await fillIn(at, { ...asha, message, ...values });
        };
        const sendInto = async (fault: Line['fault'], at = tab) => {
          const before = line.posts.length;
          line.fault = fault;
          await submit(at);
          await until('the post', async () => line.posts.length > before);
        };
        const another = () => engine.open();
        const here = { name, line, tab, another, message, open, openFilled, sendInto };
        await run(here).finally(() => tab.close());
      });
    },
  };
}
