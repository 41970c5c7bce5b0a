// All limits: every number that bounds something, with its unit and its reason.

import { dayMs } from './time/dates.ts';

/** 5000 characters of Devanagari in a percent-encoded form are 45 kB; the other fields fit in the rest. */
export const sendBytesMax = 64 * 1024;

/**
 * The parts that a body may arrive in. The largest has 130 packets; one that is sent byte by byte costs the process a call
 * for each.
 */
export const bodyPartsCountMax = 1_000;

/** Parts of a body are copied into blocks of this size. Most bodies fit in one. */
export const bodyBlockBytes = 4 * 1024;

/** What the HTTP parser gets at once: a body in one-byte chunks is 1,300 parts of it, a few milliseconds of work. */
export const parsedBytesMax = 8 * 1024;

/** Twelve metrics of one page take about 2 kB. */
export const vitalsBytesMax = 8 * 1024;

/** The window of the rate limits, which count per client. */
export const rateLimitWindowMs = 10 * 60 * 1000;

/**
 * Posts of a client, or of all in one IPv6 /48, beyond the rate limit that are read, so that the page can show the typed text again. Such a page takes
 * some milliseconds; a client that goes on gets one that was made at the start.
 */
export const refusedTextsCountMax = 60;

/**
 * The limit of all clients of one IPv6 /48 together: a provider assigns a /48 on request, and it has 256 of the /56 that
 * count as one client.
 */
export const limitPerWideNetwork = (limitPerClient: number) => 10 * limitPerClient;

/** Page views per IP address and rate limit window whose measurements are stored. */
export const pageViewCountMax = 100;

/**
 * Posts per IP address and window: a page reports again whenever its tab is hidden after a metric changed.
 */
export const vitalsPostCountMax = 300;

/**
 * The visitor waits for the verifier. Beyond this, storing the enquiry as unverified is better than a longer
 * wait.
 */
export const captchaMsMax = 3_000;

/** A verifier's response has some hundred bytes. */
export const captchaResponseBytesMax = 16 * 1024;

/** reCAPTCHA's tokens are the longest, at about 2 kB. */
export const captchaTokenLengthMax = 4_096;

/** Posts with a passed captcha, which need not be verified again; some 100 bytes each. */
export const captchaRememberedMax = 1_000;

/** From the first input in an empty form to its submit: even with autofill, a visitor types the message. */
export const tooFastMsMax = 2_000;

/** A tab left open for longer says nothing about how long the form took. */
export const tookMsMax = 7 * dayMs;

/** The same limit as in the browser. */
export const utmLengthMax = 100;

/**
 * How long an enquiry waits for a store locked by another process; only visitors who sent one wait with it.
 */
export const storeBusyMsMax = 1_000;

/** The index of SQLite's log takes 32 kB at the start: with less than this left, an "I/O error" is a full disk. */
export const sqliteStartBytes = 64 * 1024;

/** The retry interval for a locked store. */
export const storeBusyMsEach = 10;

/**
 * PostgreSQL on the same network responds within milliseconds. A visitor whose enquiry cannot be stored waits this long, and
 * half a second more if PostgreSQL does not report its own time-out; the first one also waits for `countMsMax`.
 */
export const storeResponseMsMax = 3_000;

/**
 * How long a new release waits for a lock at a time: less than `storeResponseMsMax`, because enquiries wait behind it, and
 * are stored in the pause.
 */
export const migrationLockMsMax = 2_000;
export const migrationPauseMs = 1_000;

/** How long it tries: `deploy/release.sh` goes back after ten seconds, and its operator should see why. */
export const migrationMsMax = 8_000;

/** A step over a hundred thousand enquiries takes some seconds on a slow disk. */
export const migrationStepMsMax = 60_000;

/** PostgreSQL allows a hundred by default, for all processes together. */
export const storeConnectionsMax = 10;

/** Enquiries per transaction: some 10 ms of work, after which other requests run. */
export const storeBatchMax = 500;

/** The same text without a key within this time is one submission, posted again by an impatient visitor. */
export const repeatMs = 10 * 60 * 1000;

/** The same text under another key within this time is marked as a possible repeat. */
export const possibleRepeatMs = 30 * dayMs;

/** A mail server's reply to an e-mail has one or two lines. */
export const errorLengthMax = 500;

/** About one screen. */
export const listRowsDefault = 20;

/** A list is held in memory as a whole: some 20 MB at the longest enquiries. An export is not. */
export const listRowsMax = 1_000;

/** Half a megabyte of typical enquiries in memory at a time. */
export const exportRowsEach = 500;

/** An e-mail unsent for a day needs attention. */
export const checkHoursDefault = 24;

/** A thousand years. */
export const checkHoursMax = 9_999_999;

/** How soon the outbox sees what another process released or left behind. */
export const outboxPollMs = 5_000;

/** For one e-mail, from the first byte until the mail server requests its content. */
export const emailMsMax = 60_000;

/** How long the mail server may be silent before it requests the content. */
export const smtpSilenceMsMax = 30_000;

/** All replies of a mail server for one e-mail: usually 1 kB, 6 kB with its certificates. */
export const smtpRepliesBytesMax = 64 * 1024;

/** How long closing the connection may take after an e-mail is settled. The process cannot exit earlier. */
export const smtpCloseMsMax = 1_000;

/** How long connecting to one IP address of the mail server may take before the next one is tried too. */
export const connectAttemptMsMax = 5_000;

/**
 * From the content to the verdict. Content filters are slow, and closing the connection early can deliver the
 * e-mail twice: https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2.6
 */
export const smtpVerdictMsMax = 10 * 60_000;

/** How long the other e-mails wait for that verdict. */
export const verdictPatienceMs = 30_000;

/**
 * E-mails without a verdict at a time, one connection each. At the circuit breaker's pace, a server that
 * never gives a verdict reaches this number in ten minutes; with fewer, it would not be tried again until the
 * first is given up.
 */
export const emailsInFlightCountMax = 10;

/**
 * How long e-mails of a process that died stay claimed. A live process renews its leases three times within
 * it.
 */
export const emailLeaseMs = 75_000;
export const leaseRenewalMsEach = 25_000;

/** In that time a live process tries to renew or to mark: 25 s between two tries, and the time-out of the store. */
export const leaseWritableMs = 30_000;

/** The retry interval for marking a sent e-mail when the store is unreachable. */
export const markMsEach = 1_000;

/** A container platform may set dozens of variables for a service whose name begins like a setting. */
export const unknownSettingsCountMax = 20;

/**
 * How long an e-mail waits after the mail server deferred it, doubling each time. Together with the circuit
 * breaker's longest wait it stays well under 20 minutes, within which every deliverable e-mail is sent.
 */
export const emailBackoffMs = { first: 10_000, max: 10 * 60_000 };

/** How long all e-mails wait when the mail server is unavailable: short, so a recovery is noticed soon. */
export const serverBackoffMs = { first: 5_000, max: 5 * 60_000 };

/**
 * A new enquiry triggers a probe of an unavailable server, at most this often: in a flood, each would open a
 * connection.
 */
export const enquiryProbeMsMin = 30_000;

/**
 * This many e-mails in a row with the connection lost after the hand-over mean that the server is at fault.
 */
export const lostInARowCountMax = 3;

/** Each such e-mail delays the others by half a minute, so there must not be many in a row. */
export const lostBackoffMs = { first: 5_000, max: 60_000 };

/** After this many deferrals in a row the server is tried at a slower pace: it may be rate limiting us. */
export const deferredInARowCountMax = 10;

/** 720 e-mails an hour. A deliverable e-mail waits for some hundred others at most. */
export const deferredPaceMs = 5_000;

/**
 * An e-mail that failed before comes after the others; once it is overdue by this much, it is queued like any
 * other.
 */
export const retryOverdueMs = 5 * 60_000;

/**
 * Clocks of hosts that share a store may differ by this much; a time further ahead was written by a wrong
 * clock.
 */
export const clockSkewMsMax = 5 * 60_000;

/** Clock synchronisation never steps this far: a larger difference is a jump. */
export const clockJumpMsMin = 30_000;

/** A mail server that varies its error text must not fill the log or the memory. */
export const complaintsCountMax = 20;

/**
 * Days of enquiries that expire at once. Anything older was missed, or the clock is wrong: an operator
 * decides.
 */
export const expiryStepDaysMax = 7;

/** The interval for checking whether daily jobs are due. */
export const dailyPollMs = 60 * 60 * 1000;

/** The digest arrives before the agency's working day: 03:00 UTC is 08:30 in Chandigarh. */
export const digestHourUtc = 3;

/** As many as a person reads through in one e-mail. */
export const digestRowsMax = 50;

/** The weekly letter is in the mailbox when the agency's Monday begins: 08:00 in its zone. */
export const letterHour = 8;

/** An agency that has not answered after a month does not need the link in the email any more. */
export const answerLinkDays = 30;

/** Wrong answer links per client and rate limit window: a cut link is tried a few times, and never thirty. */
export const wrongLinksCountMax = 30;

/** The button sends no fields. */
export const answerBytesMax = 1_024;

/** How often the site looks for enquiries that need a reminder; the shortest `REMIND_AFTER` is as long. */
export const reminderPollMs = 5 * 60_000;

/** Fifteen working days of eight hours. A longer wait is no reminder. */
export const remindAfterMsMax = 5 * dayMs;

/** In two months even an agency that opens for a few hours a week reaches a short `REMIND_AFTER`. */
export const remindDaysMax = 60;

/** In one reminder; the letter lists the first and counts the rest. Their references are 12 kB. */
export const reminderBatchCountMax = 1_000;

/** Longer than an email may take, so the process that was sending it has died. */
export const reminderStaleMs = 15 * 60_000;

/** Some 100 kB of references and times in memory at once. */
export const timesRowsEach = 1_000;

/** `unanswered` and `stats` look back this far, as links work this long. */
export const answerDaysDefault = answerLinkDays;

/** At shutdown, the time for responses still being received by visitors. */
export const closeMsMax = 5_000;

/**
 * At shutdown, how long new connections are still accepted while those that are open finish. Beyond it they wait in the
 * kernel for the next process, if there is one.
 */
export const drainMsMax = 3_000;

/**
 * At shutdown, how long a connection stays open after a request: a proxy or a browser that is sending the next one does so
 * within a round trip.
 */
export const idleCloseMs = 1_000;

/** The same for a connection without a request: the first one is sent again after a second when a packet is lost. */
export const unusedCloseMs = 2_000;

/** At shutdown, how often connections are looked at. */
export const closeCheckMsEach = 20;

/** From the signal to the exit, even if an operation hangs; supervisors kill the process after 10 s. */
export const stopMsMax = 9_000;

/**
 * The request line and headers: browsers send 1 to 2 kB, proxies add some hundred bytes. Node's own default.
 */
export const headerBytesMax = 16 * 1024;

/** Browsers send some twenty headers; Node refuses a request with more than this. */
export const headerCountMax = 100;

/** Campaigns add long query strings; no path on this site is longer than 60 characters. */
export const urlLengthMax = 2_048;

/**
 * Clients that one rate limiter tracks at once, some 200 bytes each. A client with more keys than that is not
 * limited.
 */
export const rateLimitKeyCountMax = 100_000;

/** Browsers send 150 characters at most. Negotiating 16 kB takes 8 ms, a page 0.05 ms. */
export const acceptLengthMax = 1_000;

/** Twenty proxies with IPv6 addresses. Each trusted address takes Express some microseconds. */
export const forwardedForLengthMax = 1_000;

/** Headers fit in a few packets: a slower client sends them slowly on purpose. */
export const headersMsMax = 10_000;

/** How soon a slow request is detected. */
export const slowCheckMsEach = 1_000;

/** Longer than nginx's 60 s: a proxy that posts into a connection that is being closed fails a visitor. */
export const keepAliveMs = 65_000;

/**
 * Some 20 kB of memory each. Further connections are closed; the unit file allows as many file descriptors.
 */
export const connectionsMax = 10_000;

/**
 * Connections that wait in the kernel to be accepted: at 1,000 a second, those of the four seconds that a restart takes at
 * most. Linux allows no more by default.
 */
export const waitingConnectionsMax = 4_096;

/** How long a rejected client may go on sending, so that it gets to read the response. */
export const lingerMsMax = 2_000;

/** The size of one read from a socket in Node. */
export const readBytesMax = 64 * 1024;

/** Bytes of unparsed pipelined requests, over all connections. No browser pipelines. */
export const pipelinedBytesMax = 32 * 1024 * 1024;

/** Our forms have a dozen. */
export const formFieldsCountMax = 100;

/** Bodies received at once: 16 MB of memory. A visitor's arrives within milliseconds. */
export const concurrentBodiesCountMax = 256;

/** Unread responses to forms without script: some 500 of the usual 70 kB, 70 of the longest. */
export const unreadResponseBytesMax = 32 * 1024 * 1024;

/**
 * Thousands of connections a second may be closed without a response: they share one log line per interval.
 */
export const rejectionLogMsEach = 1_000;

/** No visitor takes longer to send a form; a slower connection is held open on purpose. */
export const requestMsMax = 30_000;

/**
 * Unread bytes are what did not fit the system's buffers, which hold any of our pages: the client stopped
 * reading long ago.
 */
export const unreadMsMax = 30_000;

/**
 * How long a shared cache may serve a page without revalidation: the longest delay before all visitors see a
 * change.
 */
export const sharedSecondsMax = 60;

/** Some six hundred log lines in one write: one write per line would cost more than the response. */
export const logBatchBytes = 64 * 1024;

/** How long a log line waits for others. */
export const logFlushMs = 100;

/** Some forty thousand lines, while the log cannot be written; further lines are counted and dropped. */
export const logWaitingBytesMax = 4 * 1024 * 1024;

/**
 * The first retry interval for a full pipe, so that a fast reader gets 13 MB a second; later retries back
 * off.
 */
export const logRetryMsMin = 5;
export const logRetryMsMax = 1_000;

/** How long a stalled log reader may delay the exit of the process. */
export const logExitMsMax = 250;

/** Long enough for every path on this site; longer ones are probes and need not fill the log. */
export const pathLengthMax = 200;

/** Memory for public files: twenty times their size, and an eighth of what a process may use. */
export const publicBytesMax = 64 * 1024 * 1024;

/** How long the files of the build before are kept: for a page that is open in a tab. */
export const formerAssetsMs = dayMs;

/** Four builds in a day in which every file changes, with their compressed copies. */
export const formerFilesCountMax = 1_000;

/** They are served from memory, too. */
export const formerBytesMax = 16 * 1024 * 1024;

/** A wrong redirect can be corrected within the hour. */
export const redirectSecondsMax = 60 * 60;

/** Anyone may call the readiness check; it queries the store at most this often. */
export const readyMsEach = 2_000;

/**
 * Longer than a store takes to report that it is unavailable; load balancers and Prometheus wait 5 to 10 s.
 */
export const readyMsMax = 4_000;
export const metricsStoreMsMax = 4_000;

/** Prometheus needs one, and nothing else should connect to that port. */
export const metricsConnectionsMax = 20;

/**
 * Requests per connection, so this many can be pipelined without reading a response; then the client
 * reconnects.
 */
export const metricsRequestsPerSocketMax = 100;

/** Some twenty thousand of the longest enquiries: days of time to react. */
export const diskBytesMin = 200 * 1024 * 1024;

/** How long a copy of security.txt is valid; the standard recommends less than a year. */
export const securityTextDays = 180;

/**
 * How often one client may use one e-mail address within the rate limit window: a third of the limit per IP address,
 * because a whole office may share an IP address.
 */
export const sendLimitPerEmail = (sendLimit: number) => Math.max(20, Math.ceil(sendLimit / 3));

/** How often all clients together may: to hold another person's enquiry takes the networks of five clients. */
export const sendLimitPerEmailOfAll = (sendLimit: number) => 5 * sendLimitPerEmail(sendLimit);

/** Counting takes PostgreSQL milliseconds, and is not worth a longer wait of a visitor. */
export const countMsMax = 1_000;

/** How long a process counts alone when PostgreSQL did not count in time: the requests of that time do not wait for it. */
export const countAloneMs = 10_000;

/** Counting an enquiry must not take connections from storing it. */
export const rateLimitConnectionsMax = 3;

/** Mail servers limit by the hour, and an hourly figure is easy to understand. */
export const mailLimitMs = 60 * 60 * 1000;

/** Measurements stored per day, over all processes: 10,000 page views, 10 MB until the day is aggregated. */
export const vitalsPerDayMax = 60_000;

/**
 * How many of them a process may add before it counts the rows again, which takes one or two milliseconds.
 */
export const vitalsBetweenCountsMax = 600;

/** How soon a process counts a full day again: another process may have added less than it reserved. */
export const vitalsFullMs = 60_000;

/** Sums per day with separate routes and builds: 38 routes with 6 metrics have some 40 buckets each. */
export const vitalsSumsPerDayMax = 10_000;

/** The initial number of rows aggregated in one transaction. It grows to as many as fit the time limit. */
export const aggregateRowsMin = 50;
export const aggregateRowsMax = 500;

/**
 * SQLite blocks the event loop meanwhile; a row takes some 0.1 ms, as its index entries are on random pages.
 */
export const aggregateSqliteMs = 10;

/** PostgreSQL does not block the event loop, and has a time-out of 3 s. */
export const aggregatePostgresMs = 100;

/** The minimum pause between two batches, in which others use the store. */
export const aggregatePauseMsMin = 5;

/** How long aggregation runs before it checks for a shutdown. */
export const aggregateMsMax = 1_000;

/** The interval for aggregating measurements, and for retrying to overwrite erased data. */
export const maintenancePollMs = 5 * 60_000;

/** After an hour of failures the reader is not a backup or an export, and an operator has to look. */
export const scrubRoundCountMax = 12;

/** How long `forget` waits for other readers of the store, and the interval of the retries. */
export const scrubMsMax = 5_000;
export const scrubMsEach = 100;

/** VACUUM of a hundred thousand enquiries takes some seconds on a slow disk. */
export const vacuumMsMax = 60_000;

/** Longer than a tab is likely to stay open and change its values again. */
export const vitalsAggregateDays = 2;

/** A quarter: enough to see whether last month's build was faster. */
export const vitalsRetentionDays = 90;

/** What a server can send in the first round trip: ten packets of 1,460 bytes, less the 1,300 to 1,400 of the headers. */
export const roundTripBytesMax = 13_200;

/**
 * The first visitors after a start have priority, and the end of the process before; compressing all pages well takes
 * some seconds of one core.
 */
export const compressionDelayMs = 20_000;

/**
 * Two screens of references. A journal line for more of them has their number and the filter; an erasure has more
 * lines.
 */
export const journalReferencesCountMax = 100;

/** A canary is under way for some minutes at most; one that is older was left by a command that was killed. */
export const canaryAgeMsMax = 60 * 60 * 1000;

/** The clocks of the process that runs a canary and of the one that gets it may differ by this much. */
export const canaryTokenMsMax = 5 * 60_000;

/** Much longer than a token is valid: the clock may be set back after it was used. */
export const canaryTokenMemoryDays = 7;

/** A command that a person waits for. Mail usually takes a second or two. */
export const canarySecondsDefault = 60;

/** A mail server that greylists wants to be asked again for up to a quarter of an hour. */
export const canarySecondsMax = 30 * 60;

/** For canaries in the background: longer than most greylisting takes. */
export const canaryJobMsMax = 10 * 60_000;

/** How often the row is read while a canary waits for the mail server. */
export const canaryPollMsEach = 500;

/** The maximum length of text from other servers in a message. */
export const canaryTextLengthMax = 300;

/** The delay of the first canary after a start: until the previous process has ended and proxies have switched. */
export const canaryDelayMsMin = 60_000;

/** How often a process looks whether a period has begun; up to half of it more at random. */
export const canaryPollPeriodMs = 60_000;

/** More often says nothing more, and more rarely leaves a fault unnoticed for a week. */
export const canaryPeriodMsMin = 10 * 60_000;
export const canaryPeriodMsMax = 7 * dayMs;

/** As long as the output of the HMACs that use it. */
export const secretBytes = 32;

/** A year: logs of access are kept as long as rule 6 of the DPDP Rules, 2025 asks for. */
export const journalDays = 365;

/** All lines of a busy year, 20 MB. */
export const journalRowsMax = 20_000;

/** A breach notice to more people than that is sent by another tool; 100 MB of memory. */
export const affectedPeopleCountMax = 200_000;

/** Fourteen months of hourly backups in one folder. */
export const backupsKeptCountMax = 10_000;

/** Post-quantum recipients of age have some 2,000 characters. */
export const ageRecipientLengthMax = 4_096;

/** A temporary copy of a run on another host, or whose process id is in use again, is left for this long. */
export const leftoverMsMax = dayMs;

/** How much of a backup on standard input is written between two looks at the free disk space. */
export const backupBytesEach = 16 * 1024 * 1024;

/** For one notice, from the name's resolution to the end of the reply. Receivers answer within a second. */
export const noticeMsMax = 5_000;

/** How long the rest of a reply may take after its status; the status alone decides. */
export const noticeReplyMsMax = 1_000;

/** A receiver's reply is a word or a sentence; only its first line is kept. */
export const noticeReplyBytesMax = 4 * 1024;

/** The stored part of the reply: enough for an operator. */
export const noticeReplyLengthMax = 200;

/** After each failed try: five tries over a day, the first ones soon, because a receiver restarts within minutes. */
export const noticeWaitsMs = [60_000, 15 * 60_000, 3 * 60 * 60_000, 20 * 60 * 60_000];

/** The longest wait that a receiver may ask for: one with a wrong clock may ask for years. */
export const noticeRetryAfterMsMax = 60 * 60_000;

/** Enquiries that get their notices in one statement: some milliseconds. */
export const noticeRowsEach = 200;

/** What a notice that is not about an enquiry says: two sentences. */
export const noticeTextLengthMax = 500;

/** Slack truncates a longer text: https://docs.slack.dev/reference/methods/chat.postMessage */
export const slackCharactersMax = 40_000;

/** https://core.telegram.org/bots/api#sendmessage */
export const telegramCharactersMax = 4_096;

/** ntfy makes a file of a longer message: https://docs.ntfy.sh/publish/ */
export const ntfyBytesMax = 4_096;

/** A receipt that comes a day late helps nobody. */
export const receiptAgeMsMax = dayMs;

/** Two weeks in which an operator can mend the mail server; then other letters to visitors are dropped, too. */
export const visitorLetterDaysMax = 14;

/** Between two tries of a letter to a visitor: the visitor's mail server may be unavailable for hours. */
export const letterBackoffMs = { first: 60_000, max: 60 * 60_000 };

/** The maximum number of tries for a letter whose arrival is unknown. */
export const letterTriesWithoutVerdictCountMax = 3;

/** A visitor writes once or twice. Anyone may enter his address. */
export const receiptsPerAddressMax = 3;

/** Several times what an agency gets; few enough that a mail provider does not notice a flood. */
export const receiptsPerDayMax = 200;

/** How often the log says that a limit is reached: a flood must not fill it. */
export const receiptLimitLogMsEach = 60 * 60_000;

/** The period of both limits. */
export const receiptCountMs = dayMs;

/** `npm run doctor` visits as a few visitors do, and is no load. */
export const doctorRequestsCountMax = 4;

/** Files that pages link to; there are about a hundred. */
export const doctorLinksCountMax = 500;

/** Time for one DNS server to answer, and how often it is asked. */
export const dnsMsMax = 3_000;
export const dnsTriesCountMax = 2;

/** Let's Encrypt certificates are renewed 30 days before their end: two weeks of failures are time to act. */
export const certificateDaysMin = 14;

/** Signed links and times in emails tolerate this difference. */
export const clockDifferenceMsMax = 5_000;

/** A page of this site through a slow proxy; a visitor has given up by then. */
export const siteRequestMsMax = 10_000;

/** Several times the largest page and the largest picture. */
export const siteResponseBytesMax = 4 * 1024 * 1024;

/** A daily backup with half a day for a machine that was off. */
export const backupAgeMsMax = 36 * 60 * 60_000;

/** A reference, an e-mail address and a word. */
export const requestBytesMax = 4 * 1024;

/** Tries of one client to see or erase an enquiry: a visitor mistypes a reference two or three times. */
export const requestTriesCountMax = 10;
export const requestTriesMs = 60 * 60 * 1000;

/**
 * Requests in 24 hours from one IPv4 address or one IPv6 /48. One network cannot reach `requestsPerDayMax`, which would
 * block all other visitors for the day.
 */
export const requestTriesPerNetworkMax = 20;

/**
 * Requests a day over all clients and processes: many times what visitors ask, and a hundred guesses a day find one of a
 * thousand enquiries in thirty thousand years.
 */
export const requestsPerDayMax = 100;

/** A day that is full is logged once an hour, however many requests follow. */
export const requestLogMsEach = 60 * 60 * 1000;

/**
 * How long after its answer a request is looked at, at random: what is then done must not show in the time of that answer or
 * of the next one.
 */
export const requestDelayMs = { min: 500, max: 2_000 };

/** How soon a process sees requests that another process took in before it died. */
export const requestPollMs = 60_000;

/** Letters to one address a day because of requests: anyone can send an enquiry with another person's address, and ask. */
export const requestLettersCountMax = 5;

/** People read a letter within a week. */
export const requestCodeDays = 7;

/** The wait for an email that was in flight during the erasure to arrive: longer than any verdict takes. */
export const copyArrivesMsMax = 15 * 60_000;

/** How soon the agency is notified of an erasure again when its mail server did not accept the letter. */
export const notifyAgencyMsEach = 60 * 60 * 1000;

/** How long the requests of other visitors wait for that mail server. */
export const notifyAgencyWaitMsMax = 5_000;

/** As many as a person does in a day. */
export const requestTasksCountMax = 1_000;

/** Three times the promised time. Then the task, which has an e-mail address, is removed. */
export const requestTaskDaysMax = 90;
