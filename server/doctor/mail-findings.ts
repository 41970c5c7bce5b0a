import type { MailSettings } from '../config.ts';
import { errorText, type Finding, ok, todo, unknown } from './finding.ts';

/** Asks the mail server up to `RCPT TO` for each recipient; no email leaves. */
export type MailProbe = (mail: MailSettings) => Promise<MailProbeResult>;

export type MailProbeResult =
  | { isAccepted: true }
  | { isAccepted: false; error: string; remedy?: string | undefined };

export async function mailFindings(mail: MailSettings | null, probe: MailProbe): Promise<Finding[]> {
  if (mail === null) return []; // the settings say so already
  try {
    const result = await probe(mail);
    if (result.isAccepted)
      return [ok('mail', `the mail server accepts the login, ${mail.from} and ${mail.to.join(', ')}`)];
    return [
      todo('mail', result.error, result.remedy ?? 'Try again in some minutes; then ask the mail provider.'),
    ];
  } catch (error) {
    return [unknown('mail', errorText(error))];
  }
}
