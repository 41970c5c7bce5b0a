// Every number that bounds something, with its unit and its why.

import { dayMs } from './day.ts';

/** 5000 characters of Devanagari in a percent-encoded form are 45 kB; the other fields fit the rest. */
export const sendBytesMax = 64 * 1024;

/** Twelve metrics of one page take about 2 kB. */
export const vitalsBytesMax = 8 * 1024;

/** Allowances are counted per address over this time. */
export const allowanceMs = 10 * 60 * 1000;

/** Page views of one address whose measurements are kept within the allowance's time. */
export const pageViewCountMax = 100;

/** Posts of one address within that time: a page reports again whenever its tab is left after something changed. */
export const vitalsPostCountMax = 300;

/** A visitor waits for the verifier, and would rather be kept unverified than wait longer. */
export const captchaMsMax = 3_000;

/** reCAPTCHA's tokens are the longest, at about 2 kB. */
export const captchaTokenLengthMax = 4_096;

/** Posts whose captcha has passed and need not pass again; some 100 bytes each. */
export const captchaRememberedMax = 1_000;

/** From the first touch of an empty form to its submit: who lets a browser fill it still types the message. */
export const hasteMsMax = 2_000;

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
export const storeAnswerMsMax = 3_000;

/** PostgreSQL allows a hundred by default, for all processes together. */
export const storeConnectionsMax = 10;

/** Enquiries in one transaction: some 10 ms of work, after which other visitors have their turn. */
export const storeBatchMax = 500;

/** The same words without a key within this time are one filling, posted again by an impatient browser. */
export const repeatMs = 10 * 60 * 1000;

/** The same words under another key within this time are marked as a possible repeat. */
export const possibleRepeatMs = 30 * dayMs;

/** What a mail server says of a letter is a line or two. */
export const errorLengthMax = 500;

/** A screenful. */
export const listRowsDefault = 20;

/** Half a megabyte of usual enquiries in memory at a time. */
export const exportRowsEach = 500;

/** A letter that has not gone out for a day is somebody's business. */
export const checkHoursDefault = 24;

/** How soon the outbox sees what another process released or left behind. */
export const outboxPollMs = 5_000;

/** One letter, from the first byte to the mail server's last word. */
export const letterMsMax = 60_000;

/** While the mail server says nothing at all. */
export const smtpSilenceMsMax = 30_000;

/** Longer than a letter can take; what a process that died had under way waits for so long. */
export const letterLeaseMs = 75_000;

/** How soon a letter that was sent is marked again, when the store could not be reached. */
export const markMsEach = 1_000;

/** How long all letters wait when one fails: nothing overtakes, and a server that is back is soon found out. */
export const outageWaitsMs = [5_000, 30_000, 2 * 60_000, 5 * 60_000, 15 * 60_000];

/** From this try on, a letter that fails is suspected to fail alone: eight minutes after the first. */
export const aloneFromTry = 5;

/** How long a letter waits that fails while others pass. The last wait is repeated for ever. */
export const aloneWaitsMs = [60_000, 10 * 60_000, 60 * 60_000, 3 * 60 * 60_000, 6 * 60 * 60_000];

/** How often what is due once a day is looked at. */
export const dailyPollMs = 60 * 60 * 1000;

/** The digest is in the agency's mailbox when its day begins: 03:00 UTC is 08:30 in Chandigarh. */
export const digestHourUtc = 3;

/** As many as somebody looks through in a letter. */
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

/** No visitor sends a form for longer; a connection that does is held open on purpose. */
export const requestMsMax = 30_000;

/** What waits here did not fit the system's buffers, as any page of ours does: its reader has stopped long ago. */
export const unreadMsMax = 30_000;

/** A cache that visitors share may answer for so long without asking: that late the last of them sees a change. */
export const sharedSecondsMax = 60;

/** Lines of the log are written some six hundred at a time, and none waits longer than this. */
export const logCharactersEach = 64 * 1024;
export const logMsMax = 100;

/** Long enough for every address of ours; longer ones are probes and need not fill the log. */
export const pathLengthMax = 200;

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

/** How often one e-mail address may write within the allowance's time: a third of what an address may, for an address may be an office. */
export const sendsPerEmail = (sendLimit: number) => Math.max(20, Math.ceil(sendLimit / 3));

/** Counting an enquiry must not keep it waiting for the connections that keep it. */
export const allowanceConnectionsMax = 3;

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
export const settleRowsMin = 50;
export const settleRowsMax = 500;

/** SQLite holds the event loop meanwhile; a row takes some 0.1 ms, as its index entries lie on pages anywhere. */
export const settleSqliteMs = 10;

/** PostgreSQL holds nobody, and has 3 s before it gives up. */
export const settlePostgresMs = 100;

/** The least that others have the store between two batches. */
export const settlePauseMsMin = 5;

/** How long summing up goes on before it looks whether the process is to stop. */
export const settleMsMax = 1_000;

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
export const vitalsSettleDays = 2;

/** A quarter: enough to see whether last month's build was faster. */
export const vitalsKeptDays = 90;

/** What a server may send before it hears from the browser again: ten packets of 1,460 bytes, less the headers. */
export const roundTripBytesMax = 13_100;
