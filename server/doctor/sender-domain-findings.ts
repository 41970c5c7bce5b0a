// Whether receivers can tell that the site may send for the domain of MAIL_FROM: SPF (RFC 7208), DKIM (RFC 6376)
// and DMARC (RFC 7489).

import { errorCode, type Finding, findingOf, ok, todo } from './finding.ts';

/** As `node:dns` has it: each record in parts. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

type SenderDomain = {
  from: string;
  dkimSelector: string | null;
  resolveTxt: ResolveTxt;
  /** Letters go to visitors, whose mail servers know nothing else of the agency. */
  sendsReceipts: boolean;
};

export async function senderDomainFindings({
  from,
  dkimSelector,
  resolveTxt,
  sendsReceipts,
}: SenderDomain): Promise<Finding[]> {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  const records = (name: string) => txtRecords(resolveTxt, name);
  const advised = (finding: Finding) => (sendsReceipts ? withReceiptAdvice(finding) : finding);
  return Promise.all([
    findingOf('SPF', async () => advised(spfFinding(domain, await records(domain)))),
    ...(dkimSelector === null
      ? []
      : [findingOf('DKIM', async () => dkimFinding(`${dkimSelector}._domainkey.${domain}`, records))]),
    findingOf('DMARC', async () => advised(await dmarcFinding(domain, records))),
  ]);
}

function withReceiptAdvice(finding: Finding): Finding {
  if (finding.state !== 'todo') return finding;
  return {
    ...finding,
    remedy: `${finding.remedy} Until then set RECEIPT=0: visitors’ mailboxes reject such letters.`,
  };
}

async function txtRecords(resolveTxt: ResolveTxt, name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (['ENODATA', 'ENOTFOUND'].includes(errorCode(error))) return [];
    throw error;
  }
}

function spfFinding(domain: string, records: string[]): Finding {
  const found = records.filter((record) => /^v=spf1( |$)/i.test(record));
  const [record = ''] = found;
  if (found.length === 0)
    return todo(
      'SPF',
      `${domain} has no SPF record`,
      `Add the TXT record that your mail provider gives for ${domain}.`,
    );
  if (found.length > 1)
    return todo(
      'SPF',
      `${domain} has ${found.length} SPF records`,
      'Join them to one: receivers reject several.',
    );
  if (/(^| )\+?all( |$)/i.test(record))
    return todo('SPF', record, 'End it with ~all or -all: as it is, anyone may send for the domain.');
  return ok('SPF', record);
}

async function dkimFinding(name: string, records: (name: string) => Promise<string[]>): Promise<Finding> {
  const record = (await records(name)).find((text) => /(^|;)\s*p=/i.test(text));
  if (record === undefined)
    return todo('DKIM', `no key at ${name}`, 'Add the TXT record of the key, or correct DKIM_SELECTOR.');
  if (/(^|;)\s*p=\s*(;|$)/i.test(record))
    return todo(
      'DKIM',
      `the key at ${name} is revoked`,
      'Publish a key, and let the mail provider sign with it.',
    );
  return ok('DKIM', `a key at ${name}`);
}

// A domain without a record inherits that of its parent domain.
async function dmarcFinding(domain: string, records: (name: string) => Promise<string[]>): Promise<Finding> {
  const labels = domain.split('.');
  for (let above = 0; above <= labels.length - 2 && above < domainsAboveMax; above++) {
    const name = `_dmarc.${labels.slice(above).join('.')}`;
    const found = (await records(name)).filter((record) => /^v=DMARC1\s*(;|$)/i.test(record));
    if (found.length > 1) return todo('DMARC', `${name} has ${found.length} records`, 'Leave one of them.');
    const [record] = found;
    if (record === undefined) continue;
    return /;\s*p=\s*(none|quarantine|reject)\s*(;|$)/i.test(record)
      ? ok('DMARC', record)
      : todo('DMARC', record, 'Give it a policy: p=none, p=quarantine or p=reject.');
  }
  return todo(
    'DMARC',
    `${domain} has no DMARC record`,
    `Add the TXT record _dmarc.${domain}, such as v=DMARC1; p=none.`,
  );
}

/** As in the tree walk of the coming DMARC standard: https://datatracker.ietf.org/doc/draft-ietf-dmarc-dmarcbis/ */
const domainsAboveMax = 8;
