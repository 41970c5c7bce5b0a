// npm run test:fuzz runs this: [--runs 100000] [--seed 1]

import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { knownPaths } from '../../server/http/request-log.ts';
import { publicFolder } from '../../server/paths.ts';
import { redirects } from '../../views/site.ts';
import { readTidied, settledMs, tidying } from '../support/metrics.ts';
import { startServer } from '../support/server-process.ts';
import { growthOver, print } from './growth.ts';
import { marker, type Strange, strangeRequests } from './requests.ts';

export type Sample = { requests: number; heapMb: number; memoryMb: number };
/** The first sample is cold. At the second, of 100,000 requests, each page has been requested some 80 times. */
export type Fuzzed = { statuses: Record<string, number>; faults: string[]; samples: Sample[] };

const perBatchMin = 500;
const perBatchMax = 1_000;
const callers = 8;
const stages = 10;

export async function fuzz(runs: number, seed: number, settleMs = 0): Promise<Fuzzed> {
  await using server = startServer({ ...tidying, SEND_LIMIT: '100000', TRUST_PROXY: '1' });
  const url = new URL(await server.url());
  const perBatch = Math.min(perBatchMax, Math.max(perBatchMin, runs / stages));
  const arbitrary = strangeRequests([...knownPaths, ...Object.keys(redirects)], filesServed());
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const samples: Sample[] = [];
  const sample = async (requests: number) => {
    const { heapMb, memoryMb } = await readTidied(server, settleMs);
    samples.push({ requests, heapMb, memoryMb });
  };
  await sample(0);
  for (let done = 0; done < runs; done += perBatch) {
    const batch = fc.sample(arbitrary, { seed: seed + done, numRuns: Math.min(perBatch, runs - done) });
    const waiting = batch.entries();
    await Promise.all(
      Array.from({ length: callers }, async () => {
        for (const [index, strange] of waiting) {
          const answer = await sendRequest(url, strange);
          const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none';
          statuses[status] = (statuses[status] ?? 0) + 1;
          const fault = faultIn(status, answer);
          if (fault)
            faults.push(
              `seed ${seed}, request ${done + index}: ${fault}\n${requestBytes(strange).toString('latin1').slice(0, 2_000)}`,
            );
        }
      }),
    );
    const asked = done + batch.length;
    if (asked % Math.max(perBatch, runs / stages) === 0) await sample(asked);
    if (server.child.exitCode !== null) throw new Error(`The server exited: ${server.err()}`);
    if (faults.length > 0) break;
  }
  if (server.err() !== '') faults.push(`The server wrote to stderr: ${server.err()}`);
  const worse = server.lines().filter(({ level }) => Number(level) >= 50);
  if (worse.length > 0) faults.push(`The server logged: ${JSON.stringify(worse.slice(0, 3))}`);
  return { statuses, faults, samples };
}

function filesServed(): string[] {
  return readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(publicFolder, join(entry.parentPath, entry.name))}`);
}

function faultIn(status: string, answer: string): string | undefined {
  if (/^5/.test(status) && status !== '503') return `its response is ${status}`;
  const [head = '', ...body] = answer.split('\r\n\r\n');
  if (status !== 'none' && !/^content-security-policy:/im.test(head))
    return 'its response has no Content-Security-Policy';
  if (/^content-type: text\/html/im.test(head) && body.join('').includes(marker))
    return 'its response repeats request data';
  return undefined;
}

function requestBytes({ method, path, headers, body }: Strange): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const host = headers.some(([name]) => name === 'Host') ? '' : 'Host: 127.0.0.1\r\n';
  const length = method === 'GET' && body.length === 0 ? '' : `Content-Length: ${body.length}\r\n`;
  // Uncompressed, to make an echo visible; on a connection of its own, to make the end of the response visible.
  const end = `${length}Connection: close\r\n\r\n`;
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${host}${lines}${end}`, 'latin1'), body]);
}

function sendRequest({ hostname, port }: URL, strange: Strange): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    const impatient = setTimeout(() => socket.destroy(), 20_000);
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => {}); // refused while still sending
    socket.on('close', () => {
      clearTimeout(impatient);
      // After 100 Continue comes the final response.
      resolve(
        Buffer.concat(parts)
          .toString('latin1')
          .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, ''),
      );
    });
    socket.write(requestBytes(strange));
  });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '100000' }, seed: { type: 'string' } },
  });
  const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
  console.log(`seed ${seed}`);
  const { statuses, faults, samples } = await fuzz(Number(values.runs), seed, settledMs);
  print(samples);
  console.log(statuses);
  const wrong = [...faults, ...growthOver(samples.slice(1))];
  for (const fault of wrong) console.error(fault);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
