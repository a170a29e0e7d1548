import { DAY_MS } from './clock';

/** For devices that name no known time zone. */
const DEFAULT_TIME_ZONE = 'Australia/Sydney';

/** Returns the date of a moment in a time zone, such as "2026-11-26". */
function dayCalendar(timeZone: string | undefined): (moment: Date) => string {
  // Swedish dates are ISO 8601.
  const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: knownTimeZone(timeZone), dateStyle: 'short' });
  return (moment) => dates.format(moment);
}

/** What families are told ends, or comes, on a day there. */
export const dayInSydney = dayCalendar('Australia/Sydney');

/** Returns the week of a moment in a time zone: the date of its Monday, such as "2026-11-23". */
export function weekCalendar(timeZone: string | undefined): (moment: Date) => string {
  const dayOf = dayCalendar(timeZone);
  return (moment) => {
    // As if it were in UTC, so that no change of the clocks moves it.
    const date = Date.parse(dayOf(moment));
    const daysSinceMonday = (new Date(date).getUTCDay() + 6) % 7;
    return addDays(toText(date), -daysSinceMonday);
  };
}

export function addDays(date: string, days: number): string {
  return toText(Date.parse(date) + days * DAY_MS);
}

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
