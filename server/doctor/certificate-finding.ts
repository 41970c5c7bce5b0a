import type { PeerCertificate } from 'node:tls';
import { certificateDaysMin } from '../limits.ts';
import { dayMs } from '../time/dates.ts';
import { type Finding, ok, todo } from './finding.ts';

/** `null` where the site has no https. */
export function certificateFinding(certificate: PeerCertificate | null, now: Date): Finding {
  if (certificate === null)
    return todo('certificate', 'the site is served without https', 'Set SITE_URL to its https URL.');
  const days = Math.floor((Date.parse(certificate.valid_to) - now.getTime()) / dayMs);
  const found = `valid for ${days} more days, until ${certificate.valid_to}`;
  if (days >= certificateDaysMin) return ok('certificate', found);
  return todo('certificate', found, 'Renew it; if the proxy renews by itself, read its log.');
}
