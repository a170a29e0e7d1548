/** The states and territories of Australia, each with the city whose clock says when a day begins. */
export const STATES = {
  NSW: { name: 'New South Wales', timeZone: 'Australia/Sydney' },
  ACT: { name: 'Australian Capital Territory', timeZone: 'Australia/Sydney' },
  VIC: { name: 'Victoria', timeZone: 'Australia/Melbourne' },
  QLD: { name: 'Queensland', timeZone: 'Australia/Brisbane' },
  SA: { name: 'South Australia', timeZone: 'Australia/Adelaide' },
  WA: { name: 'Western Australia', timeZone: 'Australia/Perth' },
  TAS: { name: 'Tasmania', timeZone: 'Australia/Hobart' },
  NT: { name: 'Northern Territory', timeZone: 'Australia/Darwin' },
} as const;

export type State = keyof typeof STATES;

export const STATE_CODES = Object.keys(STATES) as [State, ...State[]];

/** Of a family that has not said where it lives. */
const DEFAULT_STATE: State = 'NSW';

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** When days and weeks begin. */
export interface Calendar {
  timeZone: string;
  /** The date of a moment, such as "2026-11-26". */
  dayOf: (moment: Date | string | number) => string;
  /** The week of a moment: the date of its Monday, such as "2026-11-23". */
  weekOf: (moment: Date | string | number) => string;
}

const calendars = new Map<string, Calendar>();

/** The one calendar of a child: its plan, practice, reports and file for a calendar begin days and weeks by it. */
export function calendarOf({ state }: { state?: State | null | undefined }): Calendar {
  return calendarIn(STATES[state ?? DEFAULT_STATE].timeZone);
}

/** @param timeZone - As the server names it; absent in responses of earlier versions of Wattle. */
export function calendarIn(timeZone: string = STATES[DEFAULT_STATE].timeZone): Calendar {
  const known = calendars.get(timeZone);
  if (known) return known;
  // Swedish dates are ISO 8601.
  const dates = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const dayOf: Calendar['dayOf'] = (moment) => dates.format(new Date(moment));
  const calendar = { timeZone, dayOf, weekOf: (moment: Date | string | number) => mondayBefore(dayOf(moment)) };
  calendars.set(timeZone, calendar);
  return calendar;
}

/** What staff tell families ends, or comes, on a day there. */
export const { dayOf: dayInSydney } = calendarIn('Australia/Sydney');

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export function weeksBefore(week: string, count: number): string {
  return addDays(week, -7 * count);
}

/** As if the date were in UTC, so that no change of the clocks moves it. */
function mondayBefore(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}
