import { execFileSync } from 'node:child_process';
import { constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { logWaitingBytesMax, openLogDestination } from '../../server/observability/log.ts';

const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
const path = join(folder, 'pipe');
execFileSync('mkfifo', [path]);
const [reader, writer] = [constants.O_RDONLY, constants.O_WRONLY].map((flag) =>
  openSync(path, flag | constants.O_NONBLOCK),
) as [number, number];
rmSync(folder, { recursive: true });

let text = '';
function read(): string {
  const buffer = Buffer.alloc(1024 * 1024);
  try {
    text += buffer.toString('utf8', 0, readSync(reader, buffer));
  } catch {} // it is empty
  return text;
}

const patience = { timeout: 10_000, interval: 1 };
const line = (number: number) => `${JSON.stringify({ number, text: 'x'.repeat(1_000) })}\n`;
const fitting = Math.floor(logWaitingBytesMax / line(0).length);

test('buffers up to a limit for a stalled reader, counts dropped lines, logs the count when it reads again, and writes the last line', async () => {
  const destination = openLogDestination(writer);
  const recovered = vi.fn((lines: number) => destination.write(`${lines} lost\n`));
  destination.onRecovery = recovered;
  for (let number = 0; number < fitting + 500; number++) destination.write(line(number));
  const lost = destination.lost();
  expect(lost).toBeGreaterThan(300);
  expect(lost).toBeLessThan(600);
  expect(recovered).not.toHaveBeenCalled();

  await expect.poll(read, patience).toContain(`${lost} lost\n`);
  expect(recovered).toHaveBeenCalledTimes(1);
  const numbers = [...text.matchAll(/"number":(\d+)/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual([...Array(fitting + 500 - lost).keys()]);
  for (const last of ['after\n', 'नमस्ते\n']) destination.write(last);
  destination.close();
  expect(read()).toMatch(/after\nनमस्ते\n$/);
  expect(destination.lost()).toBe(lost);
});
