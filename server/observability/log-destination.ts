// Writes log lines to a file descriptor that may be slow, full or closed. Logging never blocks, the buffer is
// bounded, and lost lines are counted and reported once writing works again.
//
// It replaces pino.destination: pino's listener stops permanently at the first EPIPE, and sonic-boom 4.2
// repeats a failing write at exit in an endless loop (ENOSPC in flushSync), every 100 ms.

import { write as writeLater, writeSync } from 'node:fs';
import {
  logBatchBytes,
  logExitMsMax,
  logFlushMs,
  logRetryMsMax,
  logRetryMsMin,
  logWaitingBytesMax,
} from '../limits.ts';

export type LogDestination = {
  write(line: string): void;
  /** Writes what is buffered without waiting for more. */
  flush(): void;
  /** The number of lines never written, since the start. */
  lost(): number;
  /** Called with the number of lost lines, once a line can be written again. */
  onRecovery: ((lines: number) => void) | null;
  /** Writes what it can within a time limit, at the end of the process. */
  close(): void;
};

export function openLogDestination(fd = 1): LogDestination {
  let lines: string[] = [];
  let waitingBytes = 0;
  /** Bytes passed to the system and not written yet. */
  let batch = Buffer.alloc(0);
  let lost = 0;
  let unreportedLost = 0;
  let retryMs = logRetryMsMin;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;

  const destination: LogDestination = {
    write(line) {
      // A string has at most three bytes per character, so its length is bound enough.
      if (waitingBytes + batch.length + line.length > logWaitingBytesMax) {
        lost += 1;
        unreportedLost += 1;
        return;
      }
      lines.push(line);
      waitingBytes += line.length;
      if (waitingBytes >= logBatchBytes) destination.flush();
      else timer ??= setTimeout(destination.flush, logFlushMs).unref();
    },
    flush() {
      if (isWriting) return;
      clearTimeout(timer);
      timer = undefined;
      takeLines();
      if (batch.length === 0) return;
      isWriting = true;
      writeLater(fd, batch, written);
    },
    lost: () => lost,
    onRecovery: null,
    close() {
      // The write in progress owns these bytes; the process waits for it before it ends.
      if (isWriting) batch = Buffer.alloc(0);
      isWriting = true;
      clearTimeout(timer);
      writeNow();
    },
  };
  return destination;

  function takeLines(): void {
    if (batch.length > 0 || lines.length === 0) return;
    batch = Buffer.from(lines.join(''));
    lines = [];
    waitingBytes = 0;
  }

  function written(error: NodeJS.ErrnoException | null, bytes: number): void {
    isWriting = false;
    if (error || bytes === 0) {
      // The reader is stalled or the disk is full: retry with back-off.
      timer ??= setTimeout(destination.flush, retryMs).unref();
      retryMs = Math.min(retryMs * 2, logRetryMsMax);
      return;
    }
    retryMs = logRetryMsMin;
    batch = batch.subarray(bytes);
    if (batch.length === 0 && unreportedLost > 0) {
      const lines = unreportedLost;
      unreportedLost = 0;
      destination.onRecovery?.(lines);
    }
    if (batch.length > 0 || waitingBytes >= logBatchBytes) destination.flush();
    else if (waitingBytes > 0) timer ??= setTimeout(destination.flush, logFlushMs).unref();
  }

  function writeNow(): void {
    const deadlineMs = performance.now() + logExitMsMax;
    for (takeLines(); batch.length > 0; takeLines()) {
      try {
        batch = batch.subarray(writeSync(fd, batch));
      } catch (error) {
        const isBusy = (error as NodeJS.ErrnoException).code === 'EAGAIN';
        if (!isBusy || performance.now() > deadlineMs) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, logRetryMsMin);
      }
    }
  }
}
