// The settings of notices, and what each format needs of them. A message never has the URL: its path is a secret.

import { z } from 'zod';
import { isLoopbackHost } from './private-addresses.ts';

const notifyFormats = ['standard', 'slack', 'telegram', 'ntfy'] as const;

export type NotifyFormat = (typeof notifyFormats)[number];

export type NotifySettings = {
  url: string;
  format: NotifyFormat;
  secret: string | null;
  /** Whether a notice has what the visitor wrote, or the reference alone. */
  fields: 'reference' | 'all';
  isPrivateAllowed: boolean;
};

const urlAdvice = 'to the https URL of the receiver, without a name and password';

export const notifyFields = {
  NOTIFY_URL: z.string().trim().refine(isReceiverUrl, urlAdvice).optional(),
  NOTIFY_FORMAT: z.enum(notifyFormats, `to one of ${notifyFormats.join(', ')}`).default('standard'),
  NOTIFY_SECRET: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,500}$/, 'to the secret or token, without spaces')
    .optional(),
  NOTIFY_FIELDS: z.enum(['reference', 'all'], 'to reference or all').default('reference'),
  NOTIFY_ALLOW_PRIVATE: z.enum(['0', '1'], 'to 1, or leave it empty').default('0'),
};

type NotifyValues = z.infer<z.ZodObject<typeof notifyFields>>;

export function readNotifySettings(values: NotifyValues): NotifySettings | null {
  if (values.NOTIFY_URL === undefined) return null;
  return {
    url: values.NOTIFY_URL,
    format: values.NOTIFY_FORMAT,
    secret: values.NOTIFY_SECRET ?? null,
    fields: values.NOTIFY_FIELDS,
    isPrivateAllowed: values.NOTIFY_ALLOW_PRIVATE === '1',
  };
}

/** The setting that does not suit the format, and what to set it to; `null` when there is none. */
export function notifyIssue(values: NotifyValues): { name: keyof NotifyValues; advice: string } | null {
  const { NOTIFY_URL: url, NOTIFY_FORMAT: format, NOTIFY_SECRET: secret } = values;
  if (url === undefined || !URL.canParse(url)) return null;
  const { pathname, searchParams } = new URL(url);
  if (format === 'standard' && !isSigningKey(secret)) return { name: 'NOTIFY_SECRET', advice: keyAdvice };
  if (format === 'telegram' && !(/^\/bot[^/]+\/sendMessage$/.test(pathname) && searchParams.get('chat_id')))
    return { name: 'NOTIFY_URL', advice: telegramAdvice };
  if (format === 'ntfy' && !/^[\w-]{1,64}$/.test(pathname.slice(pathname.lastIndexOf('/') + 1)))
    return { name: 'NOTIFY_URL', advice: 'to the URL of an ntfy topic, such as https://ntfy.sh/TOPIC' };
  return null;
}

const keyAdvice =
  'to the secret that the receiver shows, which begins with whsec_, or to 24 to 64 random bytes in Base64 (openssl rand -base64 32)';

const telegramAdvice = 'to https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT';

function isReceiverUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}

// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#symmetric
function isSigningKey(secret: string | undefined): boolean {
  const base64 = secret?.replace(/^whsec_/, '') ?? '';
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(base64)) return false;
  const { length } = Buffer.from(base64, 'base64');
  return length >= 24 && length <= 64;
}
