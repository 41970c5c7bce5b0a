import { write, writeSync } from 'node:fs';
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { isLanguage } from '../../views/index.ts';

export type Log = Logger;

export function createLog(level: LevelWithSilent, destination: DestinationStream): Log {
  let at = 0;
  let time = '';
  // A page costs less than pino's time for its line, and many lines share a millisecond.
  const timestamp = () => {
    const ms = Date.now();
    if (ms !== at) time = `,"time":"${new Date(ms).toISOString()}"`;
    at = ms;
    return time;
  };
  return pino({ level, base: null, timestamp, serializers: { err: serializeError } }, destination);
}

/** Writes at most once in that time: a flood must not fill the log. */
export function logLimit(periodMs: number) {
  let wroteAtMs = Number.NEGATIVE_INFINITY;
  return (write: () => void): void => {
    if (performance.now() - wroteAtMs < periodMs) return;
    wroteAtMs = performance.now();
    write();
  };
}

const logExitMsMax = 250; // how long a stalled log reader may delay the exit of the process

const batchLengthMin = 16_384; // what waits for longer is copied by the garbage collector: pages took a third longer
const retryMs = 20; // A fast reader of a full pipe gets 3 MB a second.

/** Some forty thousand lines, while the log cannot be written; further lines are counted and dropped. */
export const logWaitingBytesMax = 4 * 1024 * 1024;

/** How long a log line waits for others: one write per line would cost more than the response. */
const logFlushMs = 100;

/**
 * Writes log lines to a file descriptor that may be slow, full or closed. Logging never blocks, the buffer is bounded, and
 * lost lines are counted and reported once writing works again.
 *
 * It replaces pino.destination: pino's listener stops permanently at the first EPIPE, and sonic-boom 4.2 repeats a failing
 * write at exit in an endless loop (ENOSPC in flushSync), every 100 ms.
 */
export function openLogDestination(fd = 1, isJournal = false) {
  let waiting = '';
  /** Bytes passed to the system and not written yet. */
  let batch = Buffer.alloc(0);
  let lost = 0;
  let reportedLost = 0;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  const destination = {
    write(written: string): void {
      const line = isJournal ? `<${priorityOf(written)}>${written}` : written;
      // A string has at most three bytes per character, so its length is bound enough.
      if (waiting.length + batch.length + line.length > logWaitingBytesMax) {
        lost += 1;
        return;
      }
      waiting += line;
      if (waiting.length < batchLengthMin) flushIn(logFlushMs);
      else destination.flush();
    },
    /** Writes what is buffered without waiting for more. */
    flush(): void {
      clearTimeout(timer);
      timer = undefined; // also during a write, which sets the next one when it ends
      if (isWriting || !hasBatch()) return;
      isWriting = true;
      write(fd, batch, written);
    },
    /** The number of lines never written, since the start. */
    lost: () => lost,
    /** Called with the number of lost lines, once a line can be written again. */
    onRecovery: null as ((lines: number) => void) | null,
    /** Writes what it can within a time limit, at the end of the process. */
    close(): void {
      // The write in progress owns these bytes; the process waits for it before it ends.
      if (isWriting) batch = Buffer.alloc(0);
      isWriting = true;
      clearTimeout(timer);
      const deadlineMs = performance.now() + logExitMsMax;
      while (hasBatch()) {
        try {
          batch = batch.subarray(writeSync(fd, batch));
        } catch (error) {
          const isBusy = (error as NodeJS.ErrnoException).code === 'EAGAIN';
          if (!isBusy || performance.now() > deadlineMs) return;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs);
        }
      }
    },
  };
  return destination;

  function flushIn(ms: number): void {
    timer ??= setTimeout(destination.flush, ms).unref();
  }

  /** Takes the waiting lines once the last batch is written. */
  function hasBatch(): boolean {
    if (batch.length === 0) {
      batch = Buffer.from(waiting);
      waiting = '';
    }
    return batch.length > 0;
  }

  function written(error: NodeJS.ErrnoException | null, bytes: number): void {
    isWriting = false;
    batch = batch.subarray(error ? 0 : bytes);
    if (batch.length > 0) {
      // Without progress the reader is stalled, or the disk is full.
      if (error || bytes === 0) flushIn(retryMs);
      else destination.flush();
      return;
    }
    const unreported = lost - reportedLost;
    reportedLost = lost;
    if (unreported > 0) destination.onRecovery?.(unreported);
    if (waiting !== '') flushIn(logFlushMs);
  }
}

/** For the journal, by pino's level, with which a line begins: https://www.freedesktop.org/software/systemd/man/latest/sd-daemon.html */
function priorityOf(line: string): number {
  const level = Number(/^\{"level":(\d+)/.exec(line)?.[1]);
  return priorities[level] ?? 6;
}

const priorities: Record<number, number> = { 10: 7, 20: 7, 30: 6, 40: 4, 50: 3, 60: 2 };

// Database and parser errors carry whole rows and bodies, so only an allowlist of properties is copied.
function serializeError(error: unknown) {
  if (!(error instanceof Error))
    return { name: typeof error, message: 'a value that is not an Error was thrown' };
  const { name, message, stack } = error;
  return { name, message, ...(stack && { stack }), ...('code' in error && { code: String(error.code) }) };
}

/** The same, with the strings of a posted body, and of what was made of it, removed from it. */
export function redactError(error: unknown, ...posted: unknown[]): Error {
  const { name, message, stack, ...rest } = serializeError(error);
  // Longest first: otherwise part of a string could remain inside the rest of another.
  const words = posted
    .flatMap((value) => textsIn(value))
    // A lone surrogate has no percent-encoding.
    .flatMap((text) => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text.toWellFormed())])
    .filter((word) => word.trim().length > 1)
    .sort((one, other) => other.length - one.length);
  const redact = (text = '') => words.reduce((left, word) => left.replaceAll(word, '…'), text);
  return Object.assign(new Error(redact(message)), { name, stack: redact(stack), ...rest });
}

// No form nests its fields deeper than this: a campaign's are in `utm`, those of a stored enquiry in its context.
function textsIn(value: unknown, depthMax = 3): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depthMax === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    // Two letters that are in many words.
    name === 'language' && isLanguage(inner) ? [] : textsIn(inner, depthMax - 1),
  );
}
