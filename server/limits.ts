// Limits that several files share. One that a single file uses is in that file.

/** 5000 characters of Devanagari in a percent-encoded form are 45 kB; the other fields fit in the rest. */
export const sendBytesMax = 64 * 1024;

export const rateLimitWindowMs = 10 * 60 * 1000; // the window of the rate limits, which count per client

/** PostgreSQL on the same network responds within milliseconds. A visitor waits this long when it does not. */
export const storeResponseMsMax = 3_000;

export const listRowsDefault = 20; // about one screen

/** A list is held in memory as a whole: some 20 MB at the longest enquiries. An export is not. */
export const listRowsMax = 1_000;

export const exportRowsEach = 500; // half a megabyte of typical enquiries in memory at a time

export const checkHoursDefault = 24; // an e-mail unsent for a day needs attention

/** An agency that has not answered after a month does not need the link in the email any more. */
export const enquiryLinkDays = 30;

export const remindedCountMax = 1_000; // in one reminder; it lists the first and counts the rest

/** From the signal to the exit, even if an operation hangs; supervisors kill the process after 10 s. */
export const stopMsMax = 9_000;

/** Long enough for every path on this site; longer ones are probes and need not fill the log. */
export const pathLengthMax = 200;

/** Some twenty thousand of the longest enquiries: days of time to react. */
export const diskBytesMin = 200 * 1024 * 1024;

/** Visitors come first after a start, and the end of the process before: compressing all pages well takes seconds. */
export const compressionDelayMs = 20_000;

/** Two screens of references. A journal line for more has their number and the filter; an erasure has more lines. */
export const journalReferencesCountMax = 100;

/** A year: logs of access are kept as long as rule 6 of the DPDP Rules, 2025 asks for. */
export const journalDays = 365;

export const vitalsDays = 90; // a quarter: enough to see whether last month's build was faster

/** A daily backup, and half a day for a machine that was off. */
export const backupAgeMsMax = 36 * 60 * 60_000;
