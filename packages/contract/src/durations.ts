/** Whole seconds from `now` until `deadline`, never negative. Both in milliseconds since 1970. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1_000));
}

/** Writes seconds as a clock shows them: `11:38`, `0:05`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Writes seconds as a sentence does: `13 minutes`, `1 minute`. */
export function formatMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
