// npm run test:fuzz runs this: [--runs 100000] [--seed 1]

import { globSync } from 'node:fs';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { knownPaths } from '../../server/http/request-log.ts';
import { publicFolder } from '../../server/paths.ts';
import { redirects } from '../../views/site.ts';
import { readTidied, settledMs, tidying } from '../support/metrics.ts';
import { startServer } from '../support/server-process.ts';
import { growthOver, report, saidBy } from './growth.ts';
import { marker, type Strange, strangeRequests } from './requests.ts';

const callers = 8;
const stages = 10;

/** The first sample is cold. At the second, of 100,000 requests, each page has been requested some 80 times. */
export async function fuzz(runs: number, seed: number, settleMs = 0) {
  await using server = startServer({ ...tidying, SEND_LIMIT: '100000', TRUST_PROXY: '1' });
  const url = new URL(await server.url());
  const perBatch = Math.min(1_000, Math.max(500, runs / stages));
  const files = globSync('**/*.*', { cwd: publicFolder }).filter((name) => !/\.(?:br|gz)$/.test(name));
  const paths = [...knownPaths, ...Object.keys(redirects)];
  const arbitrary = strangeRequests(
    paths,
    files.map((name) => `/${name}`),
  );
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const samples: { requests: number; heapMb: number; memoryMb: number }[] = [];
  const sample = async (requests: number) => {
    const { heapMb, memoryMb } = await readTidied(server, settleMs);
    samples.push({ requests, heapMb, memoryMb });
  };
  await sample(0);
  for (let done = 0; done < runs && faults.length === 0; done += perBatch) {
    const batch = fc.sample(arbitrary, { seed: seed + done, numRuns: Math.min(perBatch, runs - done) });
    const waiting = batch.entries();
    const call = async () => {
      for (const [index, strange] of waiting) {
        const bytes = requestBytes(strange);
        const answer = await sendRequest(url, bytes);
        const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'none';
        statuses[status] = (statuses[status] ?? 0) + 1;
        const fault = faultIn(status, answer);
        const sent = bytes.toString('latin1').slice(0, 2_000);
        if (fault) faults.push(`seed ${seed}, request ${done + index}: ${fault}\n${sent}`);
      }
    };
    await Promise.all(Array.from({ length: callers }, call));
    const asked = done + batch.length;
    if (asked % Math.max(perBatch, runs / stages) === 0) await sample(asked);
    if (server.child.exitCode !== null) throw new Error(`The server exited: ${server.err()}`);
  }
  return { statuses, faults: [...faults, ...saidBy(server)], samples };
}

function faultIn(status: string, answer: string): string | undefined {
  if (/^5/.test(status) && status !== '503') return `its response is ${status}`;
  const [head = '', ...body] = answer.split('\r\n\r\n');
  if (status !== 'none' && !/^content-security-policy:/im.test(head))
    return 'its response has no Content-Security-Policy';
  const isEchoed = /^content-type: text\/html/im.test(head) && body.join('').includes(marker);
  return isEchoed ? 'its response repeats request data' : undefined;
}

function requestBytes({ method, path, headers, body }: Strange): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const host = headers.some(([name]) => name === 'Host') ? '' : 'Host: 127.0.0.1\r\n';
  const length = method === 'GET' && body.length === 0 ? '' : `Content-Length: ${body.length}\r\n`;
  // Uncompressed, to make an echo visible; on a connection of its own, to make the end of the response visible.
  const end = `${length}Connection: close\r\n\r\n`;
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${host}${lines}${end}`, 'latin1'), body]);
}

function sendRequest({ hostname, port }: URL, bytes: Buffer): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname).setEncoding('latin1').setTimeout(20_000);
  let heard = '';
  socket.on('data', (part) => (heard += part));
  socket.on('error', () => {}); // refused while still sending
  socket.on('timeout', () => socket.destroy());
  // After 100 Continue comes the final response.
  socket.on('close', () => resolve(heard.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')));
  socket.write(bytes);
  return promise;
}

if (import.meta.main) {
  const runs = { type: 'string', default: '100000' } as const;
  const { values } = parseArgs({ options: { runs, seed: { type: 'string' } } });
  const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
  console.log(`seed ${seed}`);
  const { statuses, faults, samples } = await fuzz(Number(values.runs), seed, settledMs);
  report(samples, statuses, [...faults, ...growthOver(samples.slice(1))]);
}
