const DAY_MS = 86_400_000;

/** Where children are counted whose device names no place that is known here. */
const DEFAULT_TIME_ZONE = 'Australia/Sydney';

/** Says for moments in which week they are somewhere: by the date of its Monday, such as "2026-11-23". */
export function weekCalendar(timeZone: string | undefined): (moment: Date) => string {
  // In Swedish a date is written as in ISO 8601.
  const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: knownTimeZone(timeZone), dateStyle: 'short' });
  return (moment) => {
    // The date alone, as if it were in UTC: no change of the clocks moves it.
    const date = Date.parse(dates.format(moment));
    const daysSinceMonday = (new Date(date).getUTCDay() + 6) % 7;
    return addDays(toText(date), -daysSinceMonday);
  };
}

/** A date so many days after another one. */
export function addDays(date: string, days: number): string {
  return toText(Date.parse(date) + days * DAY_MS);
}

/** A week so many weeks before another one. */
export function weeksBefore(week: string, count: number): string {
  return addDays(week, -7 * count);
}

function toText(date: number): string {
  return new Date(date).toISOString().slice(0, 10);
}

function knownTimeZone(timeZone = DEFAULT_TIME_ZONE): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}
