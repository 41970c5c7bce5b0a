import type { SMTPServerOptions } from 'smtp-server';
import { createAnswerUrls } from '../../server/enquiries/answers/answer-link.ts';
import { createReminders } from '../../server/enquiries/answers/reminders.ts';
import { sendDigest } from '../../server/enquiries/outbox/digest.ts';
import { openOutbox } from '../../server/enquiries/outbox/outbox.ts';
import { openMailTransport } from '../../server/enquiries/outbox/smtp.ts';
import { sendWeeklyLetter } from '../../server/enquiries/outbox/weekly-letter.ts';
import { createRequestRound, type RequestJobDeps } from '../../server/enquiries/requests/request-job.ts';
import { storedDataWriter } from '../../server/enquiries/requests/stored-data-letter.ts';
import type { NewVisitorLetter, Store } from '../../server/enquiries/store/types.ts';
import {
  type LetterOutboxDeps,
  openLetterOutbox,
} from '../../server/enquiries/visitor-letters/letter-outbox.ts';
import { createReceipts, type ReceivedEnquiry } from '../../server/enquiries/visitor-letters/receipts.ts';
import { createDailyJobs } from '../../server/jobs/daily-jobs.ts';
import { createMaintenance } from '../../server/jobs/maintenance.ts';
import { type Clock, systemClock } from '../../server/time/clock.ts';
import { asha } from './enquiry.ts';
import { openMailbox } from './mailbox.ts';
import { openSite } from './site.ts';

/** The site with its outbox and a mailbox, on a simulated clock. */
export async function openSiteWithMail(
  env: Record<string, string> = {},
  around = (store: Store): Store => store,
  mailServer: SMTPServerOptions = {},
) {
  const mailbox = await openMailbox(mailServer);
  let at = new Date('2026-03-04T05:06:07.000Z').getTime();
  let shiftMs = 0;
  const now = () => new Date(at);
  const settings = {
    SMTP_URL: mailbox.url,
    MAIL_TO: 'desk@agency.example',
    SITE_URL: 'https://www.agency.example',
  };
  const accepted: ((enquiry: ReceivedEnquiry) => void)[] = [];
  const onAccepted = (enquiry: ReceivedEnquiry) => {
    for (const listener of accepted) listener(enquiry);
  };
  const site = openSite({ ...settings, ...env }, { now, onAccepted });
  const { config, log } = site;
  const store = around(site.store);
  if (!config.mail) throw new Error('The test needs mail settings.');
  const sender = { ...config.mail, settings: config.settings };
  // Only the test advances time, so wall clock and monotonic clock agree until it sets one of them.
  const clock: Clock = {
    now,
    monotonicMs: () => at - shiftMs,
    sleep: systemClock.sleep,
  };
  const mails = (smtpUrl = config.mail?.smtpUrl ?? '') => ({
    ...{ store, mail: openMailTransport(smtpUrl), sender, log, now, clock },
    canaryTo: config.canary.to,
    answerUrl: createAnswerUrls({ store, siteUrl: config.settings.url, log, now }),
    random: () => 1,
  });
  const outbox = openOutbox(mails());
  const { mail } = mails();
  const openLetters = (otherwise: Partial<LetterOutboxDeps> = {}) =>
    openLetterOutbox({
      ...{ ...mails(), mail },
      writeText: storedDataWriter({ store, settings: config.settings }),
      ...otherwise,
    });
  const openRequests = (otherwise: Partial<RequestJobDeps> = {}) =>
    createRequestRound({
      ...{ store, log, now, settings: config.settings },
      ...{ eraseAfterDays: config.eraseAfterDays, isNotified: config.notify !== null },
      ...{ mail: { mail, sender }, onSettled: () => {} },
      ...otherwise,
    });
  const letters = openLetters();
  // As in the process: only where the setting asks for it.
  const receipts = createReceipts({ store, settings: config.settings, log, clock, wake: () => {} });
  if (config.settings.sendsReceipts) accepted.push(receipts.request);
  return {
    ...site,
    mailbox,
    outbox,
    now,
    clock,
    sender,
    mail,
    openMail: () => mails().mail,
    /** The outbox of letters to visitors. */
    letters,
    openLetters,
    /** Processes visitors' requests, once. */
    settleRequests: openRequests(),
    openRequests,
    /** Asks by the form; returns the status and the answer. */
    async ask(action: 'see' | 'erase', reference: string, email = asha.email) {
      const { status, body } = await site.http.post('/my-enquiry').send({ action, reference, email });
      return { status, ...body };
    },
    /** Sends the letters to visitors whose enquiries have been answered by now. */
    async deliverLetters(): Promise<void> {
      await receipts.settled();
      await letters.deliver();
    },
    /** Adds a receipt, or what the test says, which is due now; returns its id. */
    async addLetter(otherwise: Partial<NewVisitorLetter> = {}): Promise<string> {
      const { kind = 'receipt', reference = 'K7M2-9QXD' } = otherwise;
      const text = { subject: 'Your enquiry', body: 'First paragraph.\n\nSecond paragraph.' };
      const letter = { kind, reference, recipient: 'asha@example.com', text, at: now(), ...otherwise };
      if (!(await store.visitorLetters.add(letter))) throw new Error('There is such a letter already.');
      return `${kind}-${reference}`;
    },
    /** Another process on the same store. */
    another: (smtpUrl?: string) => openOutbox(mails(smtpUrl)),
    runDailyJobs: createDailyJobs({
      retentionDays: config.settings.retentionDays,
      eraseAfterDays: config.eraseAfterDays,
      isMailed: true,
      store,
      log,
      now,
      digest: () => sendDigest(mails()),
      weeklyLetter: () => sendWeeklyLetter({ ...config, ...mails() }),
    }),
    /** One process that looks for unanswered enquiries. Each call of the result is one round. */
    openReminders: (smtpUrl?: string) =>
      createReminders({ ...mails(smtpUrl), remindAfterMs: config.remindAfterMs ?? 0 }),
    runMaintenance: createMaintenance({ store, log, now }),
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
    /** Log entries of level `warn` and above. */
    faults: () => site.lines.filter(({ level }) => Number(level) >= 40),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await mailbox[Symbol.asyncDispose]();
    },
  };
}
