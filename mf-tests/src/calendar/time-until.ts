/** Of a date. */
export const DAY_IN_FULL = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const;

const DAY_MS = 86_400_000;

/** How far away a date is, in weeks: "in 23 weeks", "in 5 days", "today", "over". */
export function timeUntil(date: string, now = new Date()): string {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((Date.parse(date) - today) / DAY_MS);
  if (days < 0) return 'over';
  if (days < 2) return days === 0 ? 'today' : 'tomorrow';
  return days < 14 ? `in ${days} days` : `in ${Math.floor(days / 7)} weeks`;
}
