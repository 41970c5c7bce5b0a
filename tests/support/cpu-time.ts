import { readFileSync } from 'node:fs';

/** User and system time of a process. Linux counts both in hundredths of a second. */
export function cpuMs({ pid }: { pid?: number | undefined }): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
