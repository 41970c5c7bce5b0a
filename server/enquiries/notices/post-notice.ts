// Posts one notice. The receiver is a server that we do not control: it gets one connection, a few seconds and a few
// kilobytes, and no redirect is followed.

import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { noticeMsMax, noticeReplyBytesMax, noticeReplyMsMax } from '../../limits.ts';
import { checkedLookup, type NameLookup, refuseUnlessAllowed } from './checked-lookup.ts';
import type { NoticeRequest } from './formats.ts';

export type NoticeReply = { status: number; retryAfter: string | undefined; firstLine: string };

/** Rejects when the receiver gives no status. The error names its host at most. */
export type PostNotice = (request: NoticeRequest) => Promise<NoticeReply>;

type PostNoticeDeps = {
  isPrivateAllowed: boolean;
  lookup?: NameLookup;
  timeoutMs?: number;
  /** Certificates to trust instead of the well-known ones. */
  ca?: string;
};

export function createPostNotice({
  isPrivateAllowed,
  lookup,
  timeoutMs = noticeMsMax,
  ca,
}: PostNoticeDeps): PostNotice {
  return ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
      // A literal address is not looked up.
      if (isIP(hostname)) refuseUnlessAllowed(hostname, hostname, isPrivateAllowed);
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)({
        ...{ hostname, port: url.port || undefined, path: url.pathname + url.search },
        method: 'POST',
        headers: {
          ...headers,
          ...{ Host: url.host, 'User-Agent': 'agency-website', 'Accept-Encoding': 'identity' },
          ...{ Connection: 'close', 'Content-Length': Buffer.byteLength(body) },
        },
        agent: false, // a connection of its own, which is closed after the reply
        lookup: checkedLookup(isPrivateAllowed, lookup),
        ...(ca !== undefined && { ca }),
      });
      const deadlineMs = performance.now() + timeoutMs;
      const timer = setTimeout(
        () => request.destroy(new Error(`no reply within ${timeoutMs / 1000} s`)),
        timeoutMs,
      );
      let hasStatus = false; // once the status is known, errors in the body do not matter
      request.on('error', (error) => hasStatus || reject(describe(error)));
      request.on('close', () => {
        clearTimeout(timer);
        if (!hasStatus) reject(new Error('the connection was closed without a reply'));
      });
      request.on('response', (response) => {
        clearTimeout(timer);
        hasStatus = true;
        const leftMs = Math.min(noticeReplyMsMax, Math.max(0, deadlineMs - performance.now()));
        readFirstLine(response, leftMs).then((firstLine) => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, retryAfter: headers['retry-after'], firstLine });
          request.destroy();
        });
      });
      request.end(body);
    });
}

// Each address of a host fails with an error of its own.
function describe(error: NodeJS.ErrnoException): Error {
  return new Error(error.message || error.code || 'the connection failed');
}

// A body that does not end in time is cut off: only the status decides.
function readFirstLine(response: IncomingMessage, msMax: number): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const finish = () => {
      clearTimeout(timer);
      response.destroy();
      const text = Buffer.concat(parts).subarray(0, noticeReplyBytesMax).toString();
      resolve(
        text
          .trimStart()
          .split(/[\r\n]/, 1)[0]
          ?.trim() ?? '',
      );
    };
    const timer = setTimeout(finish, msMax);
    response.on('data', (part: Buffer) => {
      if (bytes >= noticeReplyBytesMax) return;
      parts.push(part);
      bytes += part.length;
      if (bytes >= noticeReplyBytesMax) finish();
    });
    response.once('end', finish);
    response.once('error', finish);
    response.once('close', finish);
  });
}
