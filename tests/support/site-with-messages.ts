import type { SMTPServerOptions } from 'smtp-server';
import { createJobs } from '../../server/jobs.ts';
import { openSender, type SenderOptions } from '../../server/messages/sender.ts';
import type { NewMessage } from '../../server/messages/types.ts';
import { createRequestJob } from '../../server/privacy/request-job.ts';
import { type Clock, systemClock } from '../../server/time/clock.ts';
import { asha } from './enquiry.ts';
import { aroundMethods } from './fake-store.ts';
import { openMailbox } from './mailbox.ts';
import { openSite } from './site.ts';
import { openWebhookReceiver, type Reaction, type WebhookReceiver } from './webhook-receiver.ts';

export const signingSecret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A bot fills in the hidden field, so its enquiry is held. */
export const spam = { link: 'https://spam.example', message: 'Buy cheap links' };

export type MailSite = Awaited<ReturnType<typeof openSiteWithMessages>>;

type Options = {
  env?: Record<string, string>;
  mailServer?: SMTPServerOptions;
  /** How the receiver of webhooks reacts; without it there is none. */
  receiver?: Reaction | true;
};

/** The site with its sender, a mailbox and, where it is asked for, a receiver of webhooks, on a simulated clock. */
export async function openSiteWithMessages({ env = {}, mailServer, receiver: reaction }: Options = {}) {
  const mailbox = await openMailbox(mailServer);
  const receiver = reaction && (await openWebhookReceiver(reaction === true ? undefined : reaction));
  let at = new Date('2026-03-04T05:06:07.000Z').getTime();
  let shiftMs = 0;
  const now = () => new Date(at);
  // Only the test advances time, so wall clock and monotonic clock agree until it sets one of them.
  const clock: Clock = {
    ...{ now, monotonicMs: () => at - shiftMs },
    // Between tries to mark what was sent nobody needs to wait.
    sleep: (ms, signal) => systemClock.sleep(ms > 1_000 ? ms : 0, signal),
  };
  const site = openSite(
    {
      ...{ SMTP_URL: mailbox.url, MAIL_TO: 'desk@agency.example', SITE_URL: 'https://www.agency.example' },
      ...(receiver && { NOTIFY_URL: receiver.url, NOTIFY_SECRET: signingSecret }),
      ...env,
    },
    { now },
  );
  const { config, log } = site;
  let failing: string[] = [];
  let failuresLeft = 0;
  const store = aroundMethods(site.store, (name, call) => {
    if (failing.includes(name) && failuresLeft-- > 0) throw new Error('the store is away');
    return call();
  });
  const another = (otherwise: Partial<SenderOptions> = {}) =>
    openSender({ ...{ config, store, log, clock, random: () => 1 }, ...otherwise });
  const sender = another();
  const settleRequests = createRequestJob({ config, store, log, now, onSettled: () => {} });
  const jobs = createJobs({ config, store, log, clock, onMessage: () => {}, settleRequests });
  /** Runs a job of `server/jobs.ts` once. */
  async function runJob(name: string): Promise<void> {
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`There is no job ${name}.`);
    await job.run();
  }
  /** Sends the form; returns the reference. */
  async function sendEnquiry(values: object = {}): Promise<string> {
    const posted = { ...asha, form: 'contact', page: '/contact', ...values };
    const { headers } = await site.http.post('/send').send(posted).expect(200);
    at += 1;
    return headers['enquiry-reference'] as string;
  }
  /** Asks by the form on the privacy page; returns the status and the answer. */
  async function ask(action: 'see' | 'erase', reference: string, email = asha.email) {
    const { status, body } = await site.http.post('/my-enquiry').send({ action, reference, email });
    return { status, ...body };
  }
  /** Settles visitors' requests, and sends what follows. */
  async function settle(): Promise<void> {
    await settleRequests();
    await sender.deliver();
  }
  return {
    ...{ ...site, store, mailbox, clock, now, sender, settleRequests, runJob, sendEnquiry, ask, settle },
    /** The receiver of webhooks, where the test has asked for one. */
    receiver: receiver as WebhookReceiver,
    /** Sends what is due now, in all channels. */
    deliver: sender.deliver,
    /** The sender of another process on the same store. */
    another,
    /** Runs a job, and sends what is due. */
    async work(job: string): Promise<void> {
      await runJob(job);
      await sender.deliver();
    },
    /** As often, runs the job if there is one, sends what is due, and lets the time pass. */
    async rounds(count: number, ms: number, job?: string): Promise<void> {
      for (let round = 0; round < count; round++) {
        if (job) await runJob(job);
        await sender.deliver();
        at += ms;
      }
    },
    /** Methods of the store, such as `find` and `messages.claim`, that reject from now on, or as often. */
    storeFails(names: string[], times = Number.POSITIVE_INFINITY) {
      failing = names;
      failuresLeft = times;
    },
    /** Asks for the stored data; returns the e-mail that comes, and the code in it. */
    async see(typed: string) {
      await ask('see', typed);
      await settle();
      const email = mailbox.emails.at(-1);
      return { ...email, code: /enter: (\S+)/.exec(email?.text ?? '')?.[1] ?? '' };
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
    /** Sends the form, and what is due then; returns the reference. */
    async mailEnquiry(values: object = {}): Promise<string> {
      const reference = await sendEnquiry(values);
      await sender.deliver();
      return reference;
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
      if (receiver) await receiver[Symbol.asyncDispose]();
    },
  };
}
