import { createServer } from 'node:http';
import { type AppContext, createApp } from '../../server/app.ts';
import { type Config, readConfig } from '../../server/config.ts';
import type { Enquiry } from '../../server/enquiries/types.ts';
import { createLog } from '../../server/observability/log.ts';
import { publicFolder, readAssets } from '../../server/paths.ts';
import type { VitalsCount } from '../../server/vitals/vitals-store.ts';
import type { FormName } from '../../views/forms/index.ts';
import { fakeStore } from '../support/fake-store.ts';
import { listen } from '../support/listen.ts';
import { pagePaths } from '../support/page-paths.ts';

/** The real application on a real port, with the built files and an in-memory store. */
export async function serveSite(
  env: Record<string, string> = {},
  { captchaVerifier, ...things }: Partial<AppContext> & { captchaVerifier?: Config['captchaVerifier'] } = {},
) {
  const stored: Enquiry[] = [];
  const measured: VitalsCount[] = [];
  const logged: Record<string, unknown>[] = [];
  const server = createServer();
  const url = `http://127.0.0.1:${await listen(server)}`;
  const config = readConfig({ SITE_URL: url, SEND_LIMIT: '1000', ...env });
  if (captchaVerifier) config.captchaVerifier = captchaVerifier;
  const app = createApp({
    config,
    store: fakeStore({
      async insert(enquiry) {
        const earlier = stored.findIndex(({ key }) => key !== null && key === enquiry.key) + 1;
        return { reference: `TEST-000${earlier || stored.push(enquiry)}`, repeated: earlier > 0 };
      },
      release: async () => false, // nothing is held
      addVitals: async (_day, counts) => measured.push(...counts) > 0,
    }),
    assets: readAssets(),
    publicFolder,
    log: createLog('info', { write: (line) => void logged.push(JSON.parse(line)) }),
    now: () => new Date(),
    onStored: () => {},
    ...things,
  });
  let isReachable = true;
  server.on('request', (request, response) => {
    if (request.url === '/send' && !isReachable) request.destroy();
    else app(request, response);
  });
  formPaths ??= findForms(url);
  const formAddresses = new Map((await formPaths).map(([form, path]) => [form, url + path]));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    url,
    /** The enquiries, the measurements of browsers and the log entries, oldest first. */
    ...{ stored, measured, logged },
    /** The first page that has each form. */
    formAddresses,
    addressOf: (form: FormName) => formAddresses.get(form) ?? `${url}/has-not-${form}`,
    /** Destroys or accepts connections that send enquiries. Unlike `page.route`, it includes those of a service worker. */
    setReachable(value: boolean) {
      isReachable = value;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The same on every site. */
let formPaths: Promise<[form: FormName, path: string][]> | undefined;

async function findForms(url: string): Promise<[FormName, string][]> {
  const found = new Map<FormName, string>();
  for (const path of pagePaths) {
    const html = await (await fetch(url + path)).text();
    for (const [, name] of html.matchAll(/ data-enquiry="(\w+)"/g))
      if (!found.has(name as FormName)) found.set(name as FormName, path);
  }
  return [...found];
}
