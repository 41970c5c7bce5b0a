// Sends the messages of the store, in the channels that the settings configure. Of all processes that share a store, the one
// that has the lease sends.

import type { Config } from '../config.ts';
import { createEnquiryLinks } from '../enquiries/enquiry-page.ts';
import type { Log } from '../observability/log.ts';
import { type Counter, createCounter } from '../rate-limit/counters.ts';
import type { Store } from '../store.ts';
import { type Clock, type RepeatedTask, repeat } from '../time/clock.ts';
import { isOneAddress } from './addresses.ts';
import type { Channel } from './kinds.ts';
import { createLane, type Deliver, type Lane, type LaneDeps } from './lane.ts';
import { createLease } from './lease.ts';
import { type MailTransport, openMailTransport } from './smtp.ts';
import { enquiryEmail } from './templates/agency.ts';
import type { MailIdentity } from './types.ts';
import { formats, type PostWebhook, postWebhook, replyVerdict, webhookContent } from './webhook.ts';
import type { WebhookSettings } from './webhook-settings.ts';
import { createEmailWriter } from './write-email.ts';

const hourMs = 60 * 60_000; // mail servers limit by the hour

const pollMs = 5_000; // How soon it sees what another process stored, released or left behind.

export type SenderOptions = {
  config: Config;
  store: Store;
  log: Log;
  clock: Clock;
  random?: () => number;
  /** Instead of those that the settings name. */
  transport?: MailTransport;
  post?: PostWebhook;
  mailQuota?: Counter | undefined;
};

export function openSender(options: SenderOptions) {
  const { config, store, log, clock, random = Math.random } = options;
  const { mailLimit, notify } = config;
  const { messages } = store;
  /** `null` where no e-mail is sent. */
  const mail = config.mail && {
    transport: options.transport ?? openMailTransport(config.mail.smtpUrl),
    identity: { to: config.mail.to, from: config.mail.from, settings: config.settings },
  };
  let rounds: RepeatedTask | undefined;
  const wake = () => rounds?.wake();
  const stopping = new AbortController();
  const lease = createLease(store, log, clock.monotonicMs);
  let tidiedFor: string | null = null;
  let wakeMark: string | null | undefined;

  const lanes: Lane[] = [];
  const add = (channel: Channel, deliver: Deliver, quota: LaneDeps['quota']) => {
    const shared = { messages, log, clock, random, stopping: stopping.signal, onIdle: wake };
    lanes.push(createLane({ channel, deliver, quota, ...shared }));
  };
  if (mail) {
    const deliver = deliverEmail(options, mail);
    const quota = options.mailQuota ?? createCounter(mailLimit, hourMs);
    add('agency', deliver, quota);
    add('visitor', deliver, quota);
    // A canary counts only where an e-mail is sent, and waits for nothing.
    add(
      'canary',
      deliverCanary(options, mail),
      config.canary.to === null ? null : { ...quota, msToWait: () => 0 },
    );
  }
  if (notify) add('webhook', deliverWebhook(options, notify), createCounter(mailLimit, hourMs));

  async function round(): Promise<void> {
    try {
      const mark = await store.bookmark('wake'); // operators change the store from another process
      if (wakeMark !== undefined && mark !== wakeMark) for (const lane of lanes) lane.probeNow();
      wakeMark = mark;
      const ready = [];
      for (const lane of lanes) if (await lane.hasWork()) ready.push(lane);
      if (ready.length === 0 && lanes.every((lane) => lane.isIdle())) return await lease.release();
      const token = await lease.hold();
      if (token === null) return;
      const freed = tidiedFor === token ? [] : await messages.freeAbandoned(token);
      if (freed.length > 0)
        log.warn({ messages: freed }, 'messages of a process that is gone are sent again');
      tidiedFor = token;
      for (const lane of ready) lane.start(token, () => lease.isFresh(token));
    } catch (error) {
      log.error(error, 'messages not read');
    }
  }

  /** After what is in flight. */
  async function giveBack(): Promise<void> {
    await Promise.all(lanes.map((lane) => lane.landed())); // meanwhile the rounds keep the lease
    await rounds?.stop();
    await lease.release().catch((error) => log.error(error, 'lease of the sender not given back'));
  }

  return {
    mail,

    start(): void {
      rounds = repeat(round, pollMs, clock);
    },

    /** Call after a message is stored. */
    wake,

    /** Delivers what is due now, in all channels, without being started. */
    async deliver(): Promise<void> {
      await round();
      await giveBack();
    },

    /** Stops after what is in flight. */
    async stop(): Promise<void> {
      stopping.abort();
      await giveBack();
    },
  };
}

type Mail = { transport: MailTransport; identity: MailIdentity };

function deliverEmail(
  { config, store, clock: { now } }: SenderOptions,
  { transport, identity }: Mail,
): Deliver {
  const links = createEnquiryLinks(store);
  const urlOf = async (reference: string) => config.settings.url + (await links.path(reference, now()));
  const write = createEmailWriter({ ...config, store, identity, urlOf, now });
  return async (message, mayHandOver) => {
    if (message.channel === 'visitor' && !message.recipients?.every(isOneAddress))
      return { state: 'refused', error: 'Its address is not a single address' };
    const email = await write(message);
    return email && transport.send(email, mayHandOver);
  };
}

/** Without CANARY_TO the mail server is asked for the recipients, and no e-mail is sent. */
function deliverCanary({ config, store }: SenderOptions, { transport, identity }: Mail): Deliver {
  const { to } = config.canary;
  return async (message, mayHandOver) => {
    if (to === null) return transport.askRecipients(identity);
    const enquiry = await store.find(message.reference ?? '');
    if (enquiry === null) return null;
    const { replyTo: _, ...email } = enquiryEmail(message, enquiry, { ...identity, to: [to] }, null);
    const headers = { ...email.headers, 'Auto-Submitted': 'auto-generated' };
    const verdict = await transport.send({ ...email, headers }, mayHandOver);
    if (verdict.state !== 'unavailable' || !verdict.recipients) return verdict;
    return { ...verdict, remedy: 'Set CANARY_TO to an e-mail address that the mail server accepts.' };
  };
}

function deliverWebhook(
  { config: { settings }, store, clock: { now }, post = postWebhook }: SenderOptions,
  { url, format, secret, fields }: WebhookSettings,
): Deliver {
  return async (message, mayHandOver) => {
    const content = await webhookContent(message, { store, fields, settings });
    if (content === null) return null;
    const request = formats[format](content, new URL(url), secret, now());
    mayHandOver();
    return post(request).then(replyVerdict, ({ message: error }) => ({ state: 'unavailable', error }));
  };
}
