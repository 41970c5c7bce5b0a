// Every number that bounds something, with its unit and its why.

/** 5000 characters of Devanagari in a percent-encoded form are 45 kB; the other fields fit the rest. */
export const sendBytesMax = 64 * 1024;

/** Twelve metrics of one page take about 2 kB. */
export const vitalsBytesMax = 8 * 1024;

/** Allowances are counted per address over this time. */
export const allowanceMs = 10 * 60 * 1000;

/** An office of sixty behind one address, each reading ten pages within ten minutes. */
export const vitalsPerAllowanceMax = 600;

/** A visitor waits for the verifier, and would rather be kept unverified than wait longer. */
export const captchaMsMax = 3_000;

/** reCAPTCHA's tokens are the longest, at about 2 kB. */
export const captchaTokenLengthMax = 4_096;

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
export const possibleRepeatMs = 30 * 24 * 60 * 60 * 1000;

/** What a mail server says of a letter is a line or two. */
export const errorLengthMax = 500;

/** What a visitor may still be receiving when the process is told to stop. */
export const closeMsMax = 5_000;

/** No visitor sends a form or reads a page for longer; a connection that does is held open on purpose. */
export const requestMsMax = 30_000;

/** Long enough for every address of ours; longer ones are probes and need not fill the log. */
export const pathLengthMax = 200;

/** A redirect that proves wrong can be taken back within the hour. */
export const redirectSecondsMax = 60 * 60;
