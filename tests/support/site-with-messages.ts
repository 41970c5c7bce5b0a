import type { SMTPServerOptions } from 'smtp-server';
import { createAlert } from '../../server/canary/job.ts';
import { createJobs } from '../../server/jobs.ts';
import { openSender, type SenderOptions } from '../../server/messages/sender.ts';
import type { NewMessage } from '../../server/messages/types.ts';
import { createRequestJob } from '../../server/privacy/request-job.ts';
import type { Store } from '../../server/store.ts';
import { type Clock, systemClock } from '../../server/time/clock.ts';
import { asha } from './enquiry.ts';
import { openMailbox } from './mailbox.ts';
import { openSite } from './site.ts';
import { openWebhookReceiver, type Reaction } from './webhook-receiver.ts';

export const signingSecret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;

type Options = {
  env?: Record<string, string>;
  /** Replaces methods of the store. */
  around?: (store: Store) => Store;
  mailServer?: SMTPServerOptions;
  /** How the receiver of webhooks reacts; without it there is none. */
  receiver?: Reaction | true;
};

/** The site with its sender, a mailbox and, where it is asked for, a receiver of webhooks, on a simulated clock. */
export async function openSiteWithMessages({
  env = {},
  around,
  mailServer = {},
  receiver: reaction,
}: Options = {}) {
  const mailbox = await openMailbox(mailServer);
  const receiver = reaction ? await openWebhookReceiver(reaction === true ? undefined : reaction) : null;
  let at = new Date('2026-03-04T05:06:07.000Z').getTime();
  let shiftMs = 0;
  const now = () => new Date(at);
  // Only the test advances time, so wall clock and monotonic clock agree until it sets one of them.
  const clock: Clock = { now, monotonicMs: () => at - shiftMs, sleep: systemClock.sleep };
  const site = openSite(
    {
      SMTP_URL: mailbox.url,
      MAIL_TO: 'desk@agency.example',
      SITE_URL: 'https://www.agency.example',
      ...(receiver && { NOTIFY_URL: receiver.url, NOTIFY_SECRET: signingSecret }),
      ...env,
    },
    { now },
  );
  const { config, log } = site;
  const store = around ? around(site.store) : site.store;
  const open = (otherwise: Partial<SenderOptions> & { smtpUrl?: string } = {}) => {
    const { smtpUrl, ...options } = otherwise;
    const mail = config.mail && { ...config.mail, ...(smtpUrl && { smtpUrl }) };
    return openSender({
      ...{ config: { ...config, mail }, store, log, clock, random: () => 1 },
      ...options,
    });
  };
  const sender = open();
  const settleRequests = createRequestJob({ config, store, log, now, onSettled: () => {} });
  const jobs = createJobs({ config, store, log, clock, onMessage: () => {}, settleRequests });
  return {
    ...{ ...site, store, mailbox, clock, now, sender, settleRequests },
    /** The receiver of webhooks. */
    get receiver() {
      if (receiver === null) throw new Error('The test has not asked for a receiver.');
      return receiver;
    },
    /** Sends what is due now, in all channels. */
    deliver: sender.deliver,
    /** The sender of another process on the same store. */
    another: open,
    /** Runs a job of `server/jobs.ts` once. */
    async runJob(name: string): Promise<void> {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      await job.run();
    },
    /** Reports the results of canaries, as the job does. */
    alert: createAlert({ config, store, log, mail: sender.mail, onMessage: () => {} }),
    /** Asks by the form on the privacy page; returns the status and the answer. */
    async ask(action: 'see' | 'erase', reference: string, email = asha.email) {
      const { status, body } = await site.http.post('/my-enquiry').send({ action, reference, email });
      return { status, ...body };
    },
    /** Adds an e-mail to a visitor, or what the test says, which is due now; returns its id. */
    async addMessage(otherwise: Partial<NewMessage> = {}): Promise<string> {
      const message: NewMessage = {
        ...{ id: 'erased-K7M2-9QXD', kind: 'erased', reference: null, recipients: ['asha@example.com'] },
        content: { subject: 'Your enquiry', body: 'First paragraph.\n\nSecond paragraph.' },
        ...{ at: now(), ...otherwise },
      };
      if (!(await store.messages.add(message))) throw new Error(`There is a message ${message.id} already.`);
      return message.id;
    },
    advance(ms: number) {
      at += ms;
    },
    /** The wall clock jumps; no time passes. */
    jumpClock(ms: number) {
      at += ms;
      shiftMs += ms;
    },
    /** Sends the form; returns the reference. */
    async sendEnquiry(values: object = {}): Promise<string> {
      const { status, headers } = await site.http
        .post('/send')
        .send({ ...asha, form: 'contact', page: '/contact', ...values });
      if (status !== 200) throw new Error(`POST /send responded with ${status}.`);
      at += 1;
      return headers['enquiry-reference'] as string;
    },
    subjects: () => mailbox.emails.map(({ subject }) => subject),
    states: () => site.rows().map(({ state }) => state),
    /** All messages that are stored, oldest first. */
    messages: async () => (await store.messages.list({}, 1_000)).reverse(),
    /** Log entries of level `warn` and above. */
    faults: () => site.lines.filter(({ level }) => Number(level) >= 40),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await mailbox[Symbol.asyncDispose]();
      await receiver?.[Symbol.asyncDispose]();
    },
  };
}
