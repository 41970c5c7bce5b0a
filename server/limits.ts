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

/** SQLite waits inside the process, where every visitor waits with it; a lock held longer is a fault. */
export const storeBusyMsMax = 250;

/** What a visitor may still be receiving when the process is told to stop. */
export const closeMsMax = 5_000;

/** No visitor sends a form or reads a page for longer; a connection that does is held open on purpose. */
export const requestMsMax = 30_000;

/** Long enough for every address of ours; longer ones are probes and need not fill the log. */
export const pathLengthMax = 200;

/** A redirect that proves wrong can be taken back within the hour. */
export const redirectSecondsMax = 60 * 60;
