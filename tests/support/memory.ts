import { readFileSync } from 'node:fs';

/** The peak memory of a process, as Linux reports it. */
export function peakMemoryMb({ pid }: { pid?: number | undefined }): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
