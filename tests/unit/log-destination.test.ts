import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  logExitMsMax,
  logFlushMs,
  logWaitingBytesMax,
  openLogDestination,
} from '../../server/observability/log.ts';

/** Both ends of a pipe in non-blocking mode. */
function openPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
  let isReaderOpen = true;
  return {
    writer,
    path,
    readAll(): string {
      const buffer = Buffer.alloc(1024 * 1024);
      try {
        return buffer.toString('utf8', 0, readSync(reader, buffer));
      } catch {
        return '';
      }
    },
    closeReader() {
      isReaderOpen = false;
      closeSync(reader);
    },
    [Symbol.dispose]() {
      closeSync(writer);
      if (isReaderOpen) closeSync(reader);
      rmSync(folder, { recursive: true });
    },
  };
}

const patience = { timeout: 10_000, interval: 1 };

const line = (number: number) => `${JSON.stringify({ number, text: 'x'.repeat(1_000) })}\n`;
const fitting = Math.floor(logWaitingBytesMax / line(0).length);

test('buffers up to a limit for a stalled reader, counts dropped lines, and logs the count when it reads again', async () => {
  using pipe = openPipe();
  const destination = openLogDestination(pipe.writer);
  const recovered = vi.fn((lines: number) => destination.write(`${lines} lost\n`));
  destination.onRecovery = recovered;
  for (let number = 0; number < fitting + 500; number++) destination.write(line(number));
  const lost = destination.lost();
  expect(lost).toBeGreaterThan(300);
  expect(lost).toBeLessThan(600);
  expect(recovered).not.toHaveBeenCalled();

  let text = '';
  const readUntil = (part: string) => expect.poll(() => read().includes(part), patience).toBe(true);
  const read = () => {
    text += pipe.readAll();
    return text;
  };
  await readUntil(`${lost} lost\n`);
  expect(recovered).toHaveBeenCalledTimes(1);
  const numbers = text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line).number);
  expect(numbers).toEqual(Array.from({ length: fitting + 500 - lost }, (_, number) => number));

  destination.write('after\n');
  await readUntil('after\n');
  expect(destination.lost()).toBe(lost);
});

test('resumes when a new reader replaces one that closed the pipe', async () => {
  using pipe = openPipe();
  const destination = openLogDestination(pipe.writer);
  pipe.closeReader();
  destination.write('while the reader is stalled\n');
  destination.flush();
  await new Promise((later) => setTimeout(later, 50));
  const successor = openSync(pipe.path, constants.O_RDONLY | constants.O_NONBLOCK);
  const buffer = Buffer.alloc(1024);
  const read = () => {
    try {
      return buffer.toString('utf8', 0, readSync(successor, buffer));
    } catch {
      return '';
    }
  };
  await expect.poll(read).toBe('while the reader is stalled\n');
  closeSync(successor);
});

test('partial writes lose no line and keep the order', async () => {
  using pipe = openPipe();
  const destination = openLogDestination(pipe.writer);
  const written = Array.from({ length: 1_000 }, (_, number) => line(number)).join('');
  for (let number = 0; number < 1_000; number++) destination.write(line(number));
  let text = '';
  const read = () => {
    text += pipe.readAll();
    return text.length;
  };
  await expect.poll(read, patience).toBe(written.length);
  expect(text).toBe(written);
});

test('a line that comes during a slow write follows it, without waiting for more lines', async () => {
  using pipe = openPipe();
  const slow = openSync(pipe.path, constants.O_WRONLY); // writes wait for the reader
  const destination = openLogDestination(slow);
  destination.write(`${'x'.repeat(100_000)}\n`); // more than a pipe holds
  destination.write('late\n');
  await new Promise((later) => setTimeout(later, 3 * logFlushMs));
  let text = '';
  const read = () => {
    text += pipe.readAll();
    return text.slice(100_000);
  };
  await expect.poll(read, { timeout: 3_000 }).toBe('\nlate\n');
  closeSync(slow);
});

test('writes the buffer at the end', () => {
  using pipe = openPipe();
  const destination = openLogDestination(pipe.writer);
  destination.write('one\n');
  destination.write('नमस्ते\n');
  destination.close();
  expect(pipe.readAll()).toBe('one\nनमस्ते\n');
});

test.each(['stalled', 'full'])('ends in time when its reader is %s', (state) => {
  using pipe = openPipe();
  const full = openSync('/dev/full', 'w');
  const destination = openLogDestination(state === 'full' ? full : pipe.writer);
  for (let number = 0; number < 500; number++) destination.write(line(number));
  const startedMs = performance.now();
  destination.close();
  expect(performance.now() - startedMs).toBeLessThan(logExitMsMax + 200);
  closeSync(full);
});
