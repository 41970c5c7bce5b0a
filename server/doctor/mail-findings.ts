import type { MailSettings } from '../config.ts';
import type { MailTransport, Verdict } from '../enquiries/outbox/types.ts';
import { errorText, type Finding, ok, todo, unknown } from './finding.ts';

/** Asks the mail server up to `RCPT TO` for each recipient; no email leaves. */
export async function mailFindings(
  mail: MailSettings | null,
  askRecipients: MailTransport['askRecipients'],
): Promise<Finding[]> {
  if (mail === null) return []; // the settings say so already
  const { from, to } = mail;
  try {
    return [mailFinding(await askRecipients({ from, to }), mail)];
  } catch (error) {
    return [unknown('mail', errorText(error))];
  }
}

function mailFinding(verdict: Verdict, { from, to }: MailSettings): Finding {
  if (verdict.state === 'cut') return unknown('mail', 'interrupted');
  const { error = '' } = verdict;
  if (verdict.state !== 'sent') {
    const remedy = 'remedy' in verdict ? verdict.remedy : undefined;
    if (remedy === undefined && isOffline(error)) return unknown('mail', error);
    return todo('mail', error, remedy ?? 'Try again in some minutes; then ask the mail provider.');
  }
  const refused = [...verdict.refusedFor, ...(verdict.deferredFor ?? [])];
  if (refused.length === 0)
    return ok('mail', `the mail server accepts the login, ${from} and ${to.join(', ')}`);
  return todo(
    'mail',
    `not accepted: ${refused.join(', ')} (${error})`,
    'Set MAIL_TO to e-mail addresses that the mail server accepts.',
  );
}

function isOffline(error: string): boolean {
  return /ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEOUT/.test(error);
}
