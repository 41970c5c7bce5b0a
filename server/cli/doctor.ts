// Entry point of `npm run doctor`: what an operator has to do so that the site, its mail and its domain work.

import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { examine, exitCodeOf } from '../doctor/doctor.ts';
import { errorText, type Finding, type FindingState, todo } from '../doctor/finding.ts';

import { openMailTransport } from '../enquiries/outbox/smtp.ts';
import { dnsMsMax, dnsTriesCountMax } from '../limits.ts';
import { readAssets } from '../pages/asset-manifest.ts';
import { openExistingStore } from './open-existing-store.ts';
import { columns, stripControls } from './text-format.ts';

const help = `npm run doctor -- [--json]

Checks the settings, the store and its disk, the mail server up to RCPT TO, SPF, DKIM and DMARC of the sender, and
the site as a browser sees it: certificate, redirects, headers, links, sitemap, form and clock. It changes nothing
and sends no email.

  --json  print JSON

Exit codes:
  0  all is well
  1  there is something to do
  2  something could not be asked, or the arguments are invalid
`;

const words: Record<FindingState, string> = { ok: 'ok', note: 'note', todo: 'TO DO', unknown: 'not known' };

process.exitCode = await doctor(process.argv.slice(2));

async function doctor(args: string[]): Promise<number> {
  const options = parseOptions(args);
  if (options === null) return 2;
  if (options.help) {
    console.log(help);
    return 0;
  }
  const findings = (await allFindings()).map(plain);
  const exitCode = exitCodeOf(findings);
  console.log(options.json ? JSON.stringify({ exitCode, findings }, null, 2) : table(findings));
  return exitCode;
}

async function allFindings(): Promise<Finding[]> {
  try {
    const config = loadConfig();
    const resolver = new Resolver({ timeout: dnsMsMax, tries: dnsTriesCountMax });
    return await examine({
      config,
      siteContext: { settings: config.settings, assets: readAssets() },
      openStore: () => openExistingStore(config.databaseUrl),
      askRecipients: (envelope) => openMailTransport(config.mail?.smtpUrl ?? '').askRecipients(envelope),
      resolveTxt: (name) => resolver.resolveTxt(name),
      now: () => new Date(),
    });
  } catch (error) {
    // Without valid settings nothing else can be checked.
    return [todo('settings', errorText(error), 'Correct the settings, and run the command again.')];
  }
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } })
      .values;
  } catch (error) {
    console.error(`${errorText(error)}\nnpm run doctor -- --help prints the usage.`);
    return null;
  }
}

// Servers wrote some of it, and terminals obey control characters.
function plain({ found, ...finding }: Finding): Finding {
  return { ...finding, found: stripControls(found).replace(/\s+/g, ' ') };
}

function table(findings: Finding[]): string {
  const rows = findings.map(({ check, state, found, remedy }) => [
    check,
    words[state],
    [found, remedy].filter(Boolean).join(' → '),
  ]);
  return columns([['CHECK', 'STATE', 'FOUND → WHAT TO DO'], ...rows], '');
}
