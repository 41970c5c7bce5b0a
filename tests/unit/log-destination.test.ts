import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { logWaitingBytesMax, openLogDestination } from '../../server/observability/log.ts';

/** Both ends of a pipe in non-blocking mode. */
function openPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const open = (flag: number) => openSync(path, flag | constants.O_NONBLOCK);
  let reader = open(constants.O_RDONLY);
  const writer = open(constants.O_WRONLY);
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
    /** The reader goes away, and another one comes. */
    replaceReader(between: () => void) {
      closeSync(reader);
      between();
      reader = open(constants.O_RDONLY);
    },
    [Symbol.dispose]() {
      closeSync(writer);
      closeSync(reader);
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

test('a line that comes during a slow write follows it, without waiting for more lines', async () => {
  using pipe = openPipe();
  const slow = openSync(pipe.path, constants.O_WRONLY); // writes wait for the reader
  const destination = openLogDestination(slow);
  destination.write(`${'x'.repeat(100_000)}\n`); // more than a pipe holds
  destination.write('late\n');
  destination.flush(); // as its timer does during a write
  let text = '';
  const read = () => {
    text += pipe.readAll();
    return text.slice(100_000);
  };
  await expect.poll(read, patience).toBe('\nlate\n');
  closeSync(slow);
});

test('a line that was written while the pipe had no reader is for the next one, and the last ones are written at the end', async () => {
  using pipe = openPipe();
  const destination = openLogDestination(pipe.writer);
  pipe.replaceReader(() => {
    destination.write('to nobody\n');
    destination.flush();
  });
  await expect.poll(pipe.readAll, patience).toBe('to nobody\n');
  for (const text of ['one\n', 'नमस्ते\n']) destination.write(text);
  destination.close();
  expect(pipe.readAll()).toBe('one\nनमस्ते\n');
});
