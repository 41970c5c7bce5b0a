// Keeps search engines from indexing any copy of the site that is not at its public URL, and every response
// that is not a page.

import { isIP } from 'node:net';
import type { RequestHandler } from 'express';

export const noindexHeader = { 'X-Robots-Tag': 'noindex' };

export function noindexUnlessPublic(siteUrl: string): RequestHandler {
  const indexable = isIndexable(siteUrl);
  return (_req, res, next) => {
    if (!indexable) res.set(noindexHeader);
    next();
  };
}

/** A copy on a development or test machine would compete with the real site in search results. */
export function isIndexable(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol !== 'https:') return false;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return hostname.includes('.') && !reservedNames.test(hostname);
}

// Names that never belong to a public site: https://www.rfc-editor.org/rfc/rfc6761, and .local and .internal.
const reservedNames = /\.(example|test|invalid|localhost|local|internal)\.?$/;
