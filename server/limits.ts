// Every number that bounds something, with its unit and its why.

import { dayMs } from './time/dates.ts';

/** 5000 characters of Devanagari in a percent-encoded form are 45 kB; the other fields fit the rest. */
export const sendBytesMax = 64 * 1024;

/** Twelve metrics of one page take about 2 kB. */
export const vitalsBytesMax = 8 * 1024;

/** The window of the rate limits, which count per client. */
export const rateLimitWindowMs = 10 * 60 * 1000;

/** Page views of one address whose measurements are kept within the rate limit's window. */
export const pageViewCountMax = 100;

/** Posts of one address within that time: a page reports again whenever its tab is left after something changed. */
export const vitalsPostCountMax = 300;

/** A visitor waits for the verifier, and would rather be kept unverified than wait longer. */
export const captchaMsMax = 3_000;

/** A verdict takes some hundred bytes. */
export const captchaResponseBytesMax = 16 * 1024;

/** reCAPTCHA's tokens are the longest, at about 2 kB. */
export const captchaTokenLengthMax = 4_096;

/** Posts whose captcha has passed and need not pass again; some 100 bytes each. */
export const captchaRememberedMax = 1_000;

/** From the first touch of an empty form to its submit: who lets a browser fill it still types the message. */
export const tooFastMsMax = 2_000;

/** A tab that was left open for longer says nothing of how long a form took. */
export const tookMsMax = 7 * dayMs;

/** A client may well name a handful of sites that he likes. */
export const linksMax = 5;

/** As long as the browser lets them be. */
export const utmLengthMax = 100;

/** How long an enquiry waits for a store that another program holds; visitors wait with it, nobody else does. */
export const storeBusyMsMax = 1_000;

/** How soon a held store is asked again. */
export const storeBusyMsEach = 10;

/** PostgreSQL on the same network answers within some milliseconds; a visitor waits this long at most. */
export const storeResponseMsMax = 3_000;

/** PostgreSQL allows a hundred by default, for all processes together. */
export const storeConnectionsMax = 10;

/** Enquiries in one transaction: some 10 ms of work, after which other visitors have their turn. */
export const storeBatchMax = 500;

/** The same words without a key within this time are one filling, posted again by an impatient browser. */
export const repeatMs = 10 * 60 * 1000;

/** The same words under another key within this time are marked as a possible repeat. */
export const possibleRepeatMs = 30 * dayMs;

/** What a mail server says of an email is a line or two. */
export const errorLengthMax = 500;

/** A screenful. */
export const listRowsDefault = 20;

/** A list is held in memory as a whole: some 20 MB of the longest kind. An export is not. */
export const listRowsMax = 1_000;

/** Half a megabyte of usual enquiries in memory at a time. */
export const exportRowsEach = 500;

/** An email that has not gone out for a day is somebody's business. */
export const checkHoursDefault = 24;

/** A thousand years. */
export const checkHoursMax = 9_999_999;

/** How soon the outbox sees what another process released or left behind. */
export const outboxPollMs = 5_000;

/** One email, from the first byte until the mail server asks for its content. */
export const emailMsMax = 60_000;

/** While the mail server says nothing at all, until it has asked for the content. */
export const smtpSilenceMsMax = 30_000;

/** All that a mail server says about one email: usually 1 kB, 6 kB with its certificates. */
export const smtpRepliesBytesMax = 64 * 1024;

/** How long it may take to hang up when its email is settled. The process cannot end before. */
export const smtpCloseMsMax = 1_000;

/** How long an address of the mail server's may take before its next one is tried as well. */
export const connectAttemptMsMax = 5_000;

/**
 * From the content to the verdict. Content filters take their time, and whoever hangs up on one gets the email doubled:
 * https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.2.6
 */
export const smtpVerdictMsMax = 10 * 60_000;

/** How long the other emails wait for that verdict. */
export const verdictPatienceMs = 30_000;

/**
 * Emails without a verdict at a time, a connection each. A server that gives none at all has so many in ten minutes
 * at the circuit breaker's pace; fewer would keep it from being tried again until the first is given up.
 */
export const emailsInFlightCountMax = 10;

/** What a process that died had under way waits for so long. Who lives renews his leases three times in it. */
export const emailLeaseMs = 75_000;
export const leaseRenewalMsEach = 25_000;

/** How soon an email that was sent is marked again, when the store could not be reached. */
export const markMsEach = 1_000;

/**
 * How long an email waits that the mail server put off: twice as long each time. With the circuit breaker's longest
 * wait it stays well under the 20 minutes within which whatever can be sent is sent.
 */
export const emailBackoffMs = { first: 10_000, max: 10 * 60_000 };

/** How long all emails wait when the mail server cannot be used: a server that is back is soon found out. */
export const serverBackoffMs = { first: 5_000, max: 5 * 60_000 };

/** A new enquiry has a server tried that was not well, but not more often: each of a flood would be a connection. */
export const enquiryProbeMsMin = 30_000;

/** So many emails in a row, whose connection was lost after they were handed over, are the server's doing. */
export const lostInARowCountMax = 3;

/** Each such email has the others wait for half a minute, and they should not wait for several of them. */
export const lostBackoffMs = { first: 5_000, max: 60_000 };

/** So many emails put off in a row, and the server is asked slowly: it may count how often it is asked. */
export const deferredInARowCountMax = 10;

/** 720 emails an hour. Whoever has one that would be taken waits for some hundred before it, at most. */
export const deferredPaceMs = 5_000;

/** An email that failed before goes after the others; when it is so late, it has its turn like any other. */
export const retryOverdueMs = 5 * 60_000;

/** Hosts that share a store may differ by so much; what is further ahead was written by a clock that was wrong. */
export const clockSkewMsMax = 5 * 60_000;

/** No clock is set right by so much in small steps: it has jumped. */
export const clockJumpMsMin = 30_000;

/** A mail server that finds new words each time need not fill the log, nor our memory. */
export const complaintsCountMax = 20;

/** What is erased at once for its age. Anything older was overlooked, or the clock is wrong: a person decides. */
export const expiryStepDaysMax = 7;

/** How often what is due once a day is looked at. */
export const dailyPollMs = 60 * 60 * 1000;

/** The digest is in the agency's mailbox when its day begins: 03:00 UTC is 08:30 in Chandigarh. */
export const digestHourUtc = 3;

/** As many as somebody looks through in an email. */
export const digestRowsMax = 50;

/** What a visitor may still be receiving when the process is told to stop. */
export const closeMsMax = 5_000;

/** From the signal to the end, whatever hangs; supervisors lose patience after 10 s. */
export const stopMsMax = 9_000;

/** A request line with its headers: browsers send 1 to 2 kB, proxies add some hundred bytes. Node's own limit. */
export const headerBytesMax = 16 * 1024;

/** Browsers send some twenty headers; what is beyond is not even looked at. */
export const headerCountMax = 100;

/** Campaigns hang long tails on our addresses; nothing of ours is longer than 60 characters. */
export const urlLengthMax = 2_048;

/** Clients that one rate limit counts at once, some 200 bytes each. A client with more keys than that is not limited. */
export const rateLimitKeyCountMax = 100_000;

/** Browsers send 150 characters at most. To weigh 16 kB of them takes 8 ms, a page 0.05. */
export const acceptLengthMax = 1_000;

/** Headers are some packets at most: whoever takes longer drips them on purpose. */
export const headersMsMax = 10_000;

/** How soon a request that is too slow is noticed. */
export const slowCheckMsEach = 1_000;

/** Longer than nginx keeps its side, 60 s: a proxy that posts into a connection just being closed fails a visitor. */
export const keepAliveMs = 65_000;

/** Some 20 kB of memory each. Beyond, newcomers are hung up on; the unit file allows as many files. */
export const connectionsMax = 10_000;

/** How long whoever was refused may go on sending, so as to come to read why. */
export const lingerMsMax = 2_000;

/** What Node reads from a socket at once. */
export const readBytesMax = 64 * 1024;

/** Unparsed requests that clients have sent without waiting for answers, over all connections. No browser does. */
export const pipelinedBytesMax = 32 * 1024 * 1024;

/** A form of ours has a dozen. */
export const formFieldsCountMax = 100;

/** Bodies that are being received at once: 16 MB of memory. A visitor's arrives within milliseconds. */
export const concurrentBodiesCountMax = 256;

/** Answers to forms without script that wait to be taken: some 500 of the usual 70 kB, 70 of the longest. */
export const unreadResponseBytesMax = 32 * 1024 * 1024;

/** Connections that are closed unheard may be thousands a second: they share a line of the log. */
export const rejectionLogMsEach = 1_000;

/** No visitor sends a form for longer; a connection that does is held open on purpose. */
export const requestMsMax = 30_000;

/** What waits here did not fit the system's buffers, as any page of ours does: its reader has stopped long ago. */
export const unreadMsMax = 30_000;

/** A cache that visitors share may answer for so long without asking: that late the last of them sees a change. */
export const sharedSecondsMax = 60;

/** Some six hundred lines of the log in one write: a write for each costs more than answering. */
export const logBatchBytes = 64 * 1024;

/** How long a line of the log waits for others. */
export const logFlushMs = 100;

/** Some forty thousand lines, for a log that cannot be written at the moment; what is beyond is counted and dropped. */
export const logWaitingBytesMax = 4 * 1024 * 1024;

/** A full pipe is asked again this soon, so that a fast reader takes 13 MB a second; then less and less often. */
export const logRetryMsMin = 5;
export const logRetryMsMax = 1_000;

/** What a stalled reader of the log may cost at the end of the process. */
export const logExitMsMax = 250;

/** Long enough for every address of ours; longer ones are probes and need not fill the log. */
export const pathLengthMax = 200;

/** What is kept in memory of the public files: twenty times what there is, and an eighth of what a process may have. */
export const publicBytesMax = 64 * 1024 * 1024;

/** A redirect that proves wrong can be taken back within the hour. */
export const redirectSecondsMax = 60 * 60;

/** Anybody may ask whether the site is ready; the store is asked this often at most. */
export const readyMsEach = 2_000;

/** Longer than a store takes to say that it is away; balancers and Prometheus wait for 5 to 10 s. */
export const readyMsMax = 4_000;
export const metricsStoreMsMax = 4_000;

/** Prometheus needs one, and nobody else has business at that port. */
export const metricsConnectionsMax = 20;

/** So many may be sent at once without reading an answer; then a new connection is made. */
export const metricsRequestsPerSocketMax = 100;

/** Some twenty thousand enquiries of the longest kind: days to act in. */
export const diskBytesMin = 200 * 1024 * 1024;

/** How long a copy of security.txt holds good; the standard asks for less than a year. */
export const securityTextDays = 180;

/** How often one e-mail address may write within the rate limit's window: a third of what an address may, for an address may be an office. */
export const sendLimitPerEmail = (sendLimit: number) => Math.max(20, Math.ceil(sendLimit / 3));

/** Counting an enquiry must not keep it waiting for the connections that keep it. */
export const rateLimitConnectionsMax = 3;

/** Mail servers count by the hour, and so does whoever reads. */
export const mailLimitMs = 60 * 60 * 1000;

/** Measurements kept of one day, by all processes together: 10,000 page views, 10 MB until the day is summed up. */
export const vitalsPerDayMax = 60_000;

/** How many of them a process may add before it counts again, which takes a millisecond or two. */
export const vitalsBetweenCountsMax = 600;

/** How soon a process counts a full day again: another process may have measured less than it took room for. */
export const vitalsFullMs = 60_000;

/** Sums of one day that are told apart by route and build: 38 routes with 6 metrics have some 40 buckets each. */
export const vitalsSumsPerDayMax = 10_000;

/** Rows that become sums in one transaction. It begins with few and has as many as are done in time. */
export const aggregateRowsMin = 50;
export const aggregateRowsMax = 500;

/** SQLite holds the event loop meanwhile; a row takes some 0.1 ms, as its index entries lie on pages anywhere. */
export const aggregateSqliteMs = 10;

/** PostgreSQL holds nobody, and has 3 s before it gives up. */
export const aggregatePostgresMs = 100;

/** The least that others have the store between two batches. */
export const aggregatePauseMsMin = 5;

/** How long summing up goes on before it looks whether the process is to stop. */
export const aggregateMsMax = 1_000;

/** How often measurements are summed up, and what was erased is overwritten where that had to wait. */
export const maintenancePollMs = 5 * 60_000;

/** After an hour of that it is no backup or export that reads the store, and somebody has to look. */
export const scrubRoundCountMax = 12;

/** How long `forget` waits for those who read the store, and how soon it tries again. */
export const scrubMsMax = 5_000;
export const scrubMsEach = 100;

/** VACUUM of a hundred thousand enquiries takes some seconds on a slow disk. */
export const vacuumMsMax = 60_000;

/** Longer than a tab is likely to stay open and change its values again. */
export const vitalsAggregateDays = 2;

/** A quarter: enough to see whether last month's build was faster. */
export const vitalsRetentionDays = 90;

/** What a server may send before it hears from the browser again: ten packets of 1,460 bytes, less the headers. */
export const roundTripBytesMax = 13_100;

/** A start belongs to its first visitors; compressing all pages well takes 1.5 s of one core. */
export const compressionDelayMs = 5_000;
