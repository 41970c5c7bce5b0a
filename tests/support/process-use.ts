import { readFileSync } from 'node:fs';

/** User and system time of a process. Linux counts both in hundredths of a second. */
export function cpuMs({ pid }: { pid?: number | undefined }): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The peak memory of a process, as Linux reports it. */
export function peakMemoryMb({ pid }: { pid?: number | undefined }): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
