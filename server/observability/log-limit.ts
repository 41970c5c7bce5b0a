/** Writes at most once in that time: a flood must not fill the log. */
export function logLimit(periodMs: number, monotonicMs: () => number = () => performance.now()) {
  let wroteAtMs = Number.NEGATIVE_INFINITY;
  return (write: () => void): void => {
    if (monotonicMs() - wroteAtMs < periodMs) return;
    wroteAtMs = monotonicMs();
    write();
  };
}
