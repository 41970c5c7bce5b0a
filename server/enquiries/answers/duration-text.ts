/** Such as `1 h 20 min`; people count office hours, not days. */
export function durationText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60} min`;
  if (hours === 0) return rest;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${rest}`;
}
