// Data about a submission and where its visitor came from: informative, never a reason to reject. It uses no
// cookies and contains no IP addresses.

import type { Request } from 'express';
import { z } from 'zod';
import { parseHost } from '../http/same-origin.ts';
import { tookMsMax, utmLengthMax } from '../limits.ts';
import { utmTags } from './known-fields.ts';
import { toSingleLine } from './single-line.ts';
import type { SubmissionContext } from './store/types.ts';

export function readSubmissionContext(req: Request): { key: string | null; context: SubmissionContext } {
  const { key, ...context } = contextSchema.parse(typeof req.body === 'object' ? { ...req.body } : {});
  const { referrer, utm } = contextFromReferer(req);
  // A form without script sends neither, but the browser's Referer gives the page with its campaign
  // parameters.
  return {
    key,
    context: {
      ...context,
      referrer: context.referrer ?? referrer,
      utm: Object.keys(context.utm).length > 0 ? context.utm : utm,
    },
  };
}

const tag = z
  .string()
  // A campaign name cut in the middle of an emoji ends in a lone surrogate, which PostgreSQL rejects.
  .transform((value) => toSingleLine(value.toWellFormed()))
  .pipe(z.string().min(1).max(utmLengthMax));

const utm = z.record(z.string(), z.unknown()).transform((tags) => {
  const known = utmTags.flatMap((name) => {
    const { success, data } = tag.safeParse(tags[name]);
    return success ? [[name, data]] : [];
  });
  return Object.fromEntries(known) as SubmissionContext['utm'];
});

const contextSchema = z.object({
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .nullable()
    .catch(null),
  referrer: z
    .string()
    .max(255)
    .regex(/^[\w.-]+(:\d{1,5})?$/)
    .nullable()
    .catch(null),
  utm: utm.catch({}),
  tookMs: z.number().int().nonnegative().max(tookMsMax).nullable().catch(null),
  notice: z
    .string()
    .regex(/^\d{4}-\d\d(\.\d)?(\+copy)?$/)
    .nullable()
    .catch(null),
});

function contextFromReferer(req: Request): Pick<SubmissionContext, 'referrer' | 'utm'> {
  const referer = req.get('Referer') ?? '';
  const host = parseHost(referer);
  if (host === undefined) return { referrer: null, utm: {} };
  if (host !== req.get('Host')) return { referrer: contextSchema.shape.referrer.parse(host), utm: {} };
  const { searchParams } = new URL(referer);
  return {
    referrer: null,
    utm: utm.parse(Object.fromEntries(utmTags.map((name) => [name, searchParams.get(`utm_${name}`)]))),
  };
}
