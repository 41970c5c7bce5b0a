// POST /send: same-origin check, rate limit, body, validation, store, in this order. The response reports success only after
// the enquiry is stored.

import { type RequestHandler, Router } from 'express';
import { type Assets, failure, success } from '../../views/index.ts';
import { recogniseCanaries } from '../canary/recognition.ts';
import type { Config } from '../config.ts';
import { requestId } from '../http/request-log.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { rateLimitWindowMs, sendBytesMax } from '../limits.ts';
import { isPlainAddress, mailboxOf } from '../messages/addresses.ts';
import { type Log, logLimit, redactError } from '../observability/log.ts';
import { sendMethodNotAllowed } from '../pages/page-handlers.ts';
import type { PrerenderedPages } from '../pages/prerender.ts';
import { createCounter, type Reservation } from '../rate-limit/counters.ts';
import { clientNetwork, rateLimit, wideNetwork } from '../rate-limit/rate-limit.ts';
import { createSigner } from '../signing.ts';
import type { Store } from '../store.ts';
import { dayMs } from '../time/dates.ts';
import { createResponder, formPost, prefersHtml } from './response.ts';
import { parseEnquiry } from './schema.ts';
import { createCaptchaCheck, findSpamSignals } from './spam-signals.ts';

export type SendDeps = {
  config: Config;
  store: Store;
  assets: Assets;
  log: Log;
  now: () => Date;
  /** Called after an enquiry is stored with its messages; not awaited. */
  onStored: (kind: 'enquiry' | 'canary') => void;
};

export function sendRoute(deps: SendDeps, pages: PrerenderedPages): Router {
  const { config, store, assets, log, now, onStored } = deps;
  const { answer, reject } = createResponder({ settings: config.settings, assets }, pages);
  const checkCaptcha = createCaptchaCheck(config, log);
  const canaries = recogniseCanaries({ store, log, now });
  const limits = createSendLimits(deps);
  const webhook = config.notify !== null;
  const refused = createCounter(config.sendLimit, rateLimitWindowMs);
  const { read, failed } = formPost(sendBytesMax, log, reject);

  const take: RequestHandler = async (req, res) => {
    const { accepted, errors } = parseEnquiry(req);
    if (errors) return answer(req, res, 400, failure(errors));
    const nonce = canaries.nonceOf(req);
    const isCanary = nonce !== undefined;
    let ofEmail: Reservation | undefined;
    let receipt = false;
    let reference: string;
    try {
      const captcha = await checkCaptcha(accepted.form, req.body);
      const spamSignals = isCanary ? [] : findSpamSignals(accepted, req.body, captcha);
      // Anyone can enter another person's e-mail address, so this limit only holds the e-mail. What no e-mail shows to the
      // agency does not count, or a flood of it could hold a real enquiry unnoticed: neither enquiries with a signal, nor
      // repeated ones that release nothing.
      if (!isCanary && spamSignals.length === 0) {
        ofEmail = limits.ofEmail(accepted.email, clientNetwork(req));
        if (ofEmail.isOver) spamSignals.push('frequent');
        else receipt = await limits.hasReceipt(accepted.email);
      }
      const stored = await store.insert(
        { ...accepted, captcha, spamSignals, isCanary, receivedAt: now(), key: nonce ?? accepted.key },
        { webhook, receipt },
      );
      reference = stored.reference;
      if (stored.repeated) {
        // A browser may have filled the honeypot the first time.
        const isReleased = ofEmail?.isOver === false && (await store.release(reference, now(), { webhook }));
        if (!isReleased) ofEmail?.giveBack();
      }
    } catch (error) {
      ofEmail?.giveBack();
      log.error({ id: requestId(req), err: redactError(error, req.body, accepted) }, 'enquiry not stored');
      return answer(req, res, 503, failure());
    }
    onStored(isCanary ? 'canary' : 'enquiry');
    answer(req, res, 200, success, reference);
  };

  return Router({ caseSensitive: true, strict: true })
    .post(
      '/send',
      requireSameOrigin(config.settings.url, (req, res) => reject(req, res, 403)), // first: these do not count
      canaries.recognise, // before the rate limit, which does not apply to them
      ...rateLimit({
        limit: config.sendLimit,
        log,
        reject: (_req, _res, next) => next('route'),
        isUnlimited: (req) => canaries.nonceOf(req) !== undefined,
      }),
      ...read,
      take,
    )
    .post(
      '/send', // beyond the rate limit: a browser that posts the form without script gets back what was typed
      (req, res, next) => {
        // As often as it may post: a page with the text takes milliseconds, and another one was made at the start.
        const network = wideNetwork(req) ?? clientNetwork(req);
        if (prefersHtml(req) && !refused.consume(network).isOver) next();
        else reject(req, res, 429);
      },
      ...read,
      (req, res) => answer(req, res, 429, failure()),
    )
    .all('/send', (req, res) => {
      if (!prefersHtml(req)) return sendMethodNotAllowed(res, 'POST');
      reject(req, res.set('Allow', 'POST'), 405);
    })
    .use(failed);
}

/** How often one client may use one e-mail address within the window: a third, as a whole office may share an IP address. */
export const sendLimitPerEmail = (sendLimit: number) => Math.max(20, Math.ceil(sendLimit / 3));

/** How often all clients together may: to hold another person's enquiry takes the networks of five clients. */
export const sendLimitPerEmailOfAll = (sendLimit: number) => 5 * sendLimitPerEmail(sendLimit);

const receiptsPerMailboxMax = 3; // A visitor writes once or twice

/** Several times what an agency gets; few enough that a mail provider does not notice a flood. */
const receiptsPerDayMax = 200;

/** How many enquiries with one e-mail address are mailed, and who gets a receipt: anyone may type another's address. */
function createSendLimits({ config, store, log }: SendDeps) {
  const { sendLimit, settings } = config;
  const emailsOfClient = createCounter(sendLimitPerEmail(sendLimit), rateLimitWindowMs);
  const emailsOfAll = createCounter(sendLimitPerEmailOfAll(sendLimit), rateLimitWindowMs);
  const receiptsOfMailbox = createCounter(receiptsPerMailboxMax, dayMs);
  const receiptsOfAll = createCounter(receiptsPerDayMax, dayMs);
  const { sign } = createSigner(store, 'receipt counts');
  const limitLog = logLimit(dayMs);

  // What a client or mailbox has beyond its own share does not use up the limit of all.
  return {
    ofEmail(email: string, client: string): Reservation {
      const key = email.toLowerCase();
      const own = emailsOfClient.consume(`${key} ${client}`);
      if (own.isOver) return own;
      const all = emailsOfAll.consume(key);
      const giveBack = () => {
        own.giveBack();
        all.giveBack();
      };
      return { isOver: all.isOver, giveBack };
    },

    async hasReceipt(email: string): Promise<boolean> {
      if (!settings.sendsReceipts || !isPlainAddress(email)) return false;
      // Without the store's secret the address cannot be derived from the code.
      const mailbox = (await sign(mailboxOf(email))).toString('base64url');
      if (receiptsOfMailbox.consume(mailbox).isOver) return false;
      const { isOver } = receiptsOfAll.consume('all');
      if (isOver) limitLog(() => log.warn({ max: receiptsPerDayMax }, 'daily limit of receipts reached'));
      return !isOver;
    },
  };
}
