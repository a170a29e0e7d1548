const HOUR_MS = 3_600_000;

/** The hour in which something is counted. */
export function startOfHour(date: Date): Date {
  return new Date(Math.floor(date.getTime() / HOUR_MS) * HOUR_MS);
}
