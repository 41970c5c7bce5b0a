import { readFileSync } from 'node:fs';

/** The most memory that a process has held at once, as Linux counts it. */
export function peakMemoryMb({ pid }: { pid?: number | undefined }): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
