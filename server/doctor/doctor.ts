// Checks the whole installation, from the settings to the browser's view, without changing anything.

import type { SiteContext } from '../../views/index.ts';
import type { Config } from '../config.ts';
import type { MailTransport } from '../enquiries/outbox/types.ts';
import type { Store } from '../enquiries/store/types.ts';
import type { Finding } from './finding.ts';
import { mailFindings } from './mail-findings.ts';
import { type ResolveTxt, senderDomainFindings } from './sender-domain-findings.ts';
import { settingsFindings } from './settings-findings.ts';
import { siteFindings } from './site-findings.ts';
import { storeFindings } from './store-findings.ts';

export type DoctorDeps = {
  config: Config;
  siteContext: SiteContext;
  openStore: () => Promise<Store>;
  askRecipients: MailTransport['askRecipients'];
  resolveTxt: ResolveTxt;
  now: () => Date;
  /** A certificate authority to trust instead of those of the system. */
  ca?: string | undefined;
};

/** Never rejects: a check that gets no answer is a finding. */
export async function examine(deps: DoctorDeps): Promise<Finding[]> {
  const { config, siteContext, resolveTxt, now, ca } = deps;
  const found = await Promise.all([
    settingsFindings(config),
    storeFindings(deps),
    mailFindings(config.mail, deps.askRecipients),
    config.mail
      ? senderDomainFindings({
          ...{ from: config.mail.from, dkimSelector: config.dkimSelector, resolveTxt },
          sendsReceipts: config.settings.sendsReceipts,
        })
      : [],
    siteFindings({ siteContext, now, ca }),
  ]);
  return found.flat();
}

/** 1 if a finding is `todo`, otherwise 2 if one is `unknown`, otherwise 0. */
export function exitCodeOf(findings: Finding[]): 0 | 1 | 2 {
  if (findings.some(({ state }) => state === 'todo')) return 1;
  return findings.some(({ state }) => state === 'unknown') ? 2 : 0;
}
