// The settings of webhooks, and what each format needs of them. A message never has the URL: its path is a secret.

import { z } from 'zod';
import { text } from '../setting-kinds.ts';

export const webhookFields = {
  NOTIFY_URL: text
    .refine(isReceiverUrl, 'to the https URL of the receiver, without a name and password')
    .optional(),
  NOTIFY_SECRET: text.regex(/^[\x21-\x7e]{1,500}$/, 'to the secret or token, without spaces').optional(),
  NOTIFY_FIELDS: z.enum(['reference', 'all'], 'to reference or all').default('reference'),
};

export type WebhookFormat = 'standard' | 'slack' | 'telegram' | 'ntfy';

export type WebhookSettings = NonNullable<ReturnType<typeof readWebhookSettings>>;

type WebhookValues = z.infer<z.ZodObject<typeof webhookFields>>;

export function readWebhookSettings({ NOTIFY_URL: url, NOTIFY_SECRET, NOTIFY_FIELDS }: WebhookValues) {
  if (url === undefined) return null;
  return {
    url,
    format: formatOf(new URL(url)),
    secret: NOTIFY_SECRET ?? null,
    /** Whether a webhook has what the visitor wrote, or the reference alone. */
    fields: NOTIFY_FIELDS,
  };
}

function formatOf({ hostname }: URL): WebhookFormat {
  if (hostname === 'hooks.slack.com') return 'slack';
  if (hostname === 'api.telegram.org') return 'telegram';
  return hostname.startsWith('ntfy.') ? 'ntfy' : 'standard';
}

/** Names the setting that does not suit the format, and what to set it to. */
export function checkWebhook({ NOTIFY_URL, NOTIFY_SECRET }: WebhookValues, context: z.RefinementCtx): void {
  const url = URL.parse(NOTIFY_URL ?? '');
  if (url === null) return;
  const format = formatOf(url);
  if (format === 'standard' && !isSigningKey(NOTIFY_SECRET))
    context.addIssue({ code: 'custom', path: ['NOTIFY_SECRET'], message: keyAdvice });
  const isChat = /^\/bot[^/]+\/sendMessage$/.test(url.pathname) && url.searchParams.get('chat_id');
  if (format === 'telegram' && !isChat)
    context.addIssue({ code: 'custom', path: ['NOTIFY_URL'], message: chatAdvice });
}

const keyAdvice =
  'to the secret that the receiver shows, which begins with whsec_, or to 24 to 64 random bytes in Base64 (openssl rand -base64 32)';

const chatAdvice = 'to https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT';

function isReceiverUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#symmetric
function isSigningKey(secret = ''): boolean {
  const base64 = secret.replace(/^whsec_/, '');
  const key = Buffer.from(base64, 'base64');
  return key.toString('base64') === base64 && key.length >= 24 && key.length <= 64;
}
