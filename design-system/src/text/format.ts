/** Dates and times as Wattle writes them, where the device is. A moment is ISO 8601 or milliseconds since 1970. */
type Moment = string | number;

const DAY_MS = 86_400_000;

const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const SHORT_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const LONG_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** A moment in parts of its own, where none of the forms below is it. */
export function formatMoment(moment: Moment, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-AU', parts).format(new Date(moment));
}

/** "4:31 pm" */
export function formatTime(moment: Moment): string {
  return formatMoment(moment, TIME);
}

/** "14 Mar 2026" */
export function formatDate(moment: Moment): string {
  return formatMoment(moment, DATE);
}

/** As short as it stands under a column: "3 Mar". */
export function formatShortDay(moment: Moment): string {
  return formatMoment(moment, SHORT_DAY);
}

/** The day as one says it: "today", "yesterday", "Tuesday", "3 March", "3 March 2025". */
export function formatDay(moment: Moment, now: Moment = Date.now()): string {
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / DAY_MS);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1 && days < 7) return formatMoment(moment, { weekday: 'long' });
  return formatMoment(moment, isSameYear(moment, now) ? LONG_DAY : { ...LONG_DAY, year: 'numeric' });
}

/** "today, 4:31 pm", "19 Nov, 9:02 am", "19 Nov 2025, 9:02 am". */
export function formatDateTime(moment: Moment, now: Moment = Date.now()): string {
  const day = isSameDay(moment, now) ? 'today' : formatMoment(moment, isSameYear(moment, now) ? SHORT_DAY : DATE);
  return `${day}, ${formatTime(moment)}`;
}

/** Within a sentence: "at 4:31 pm" for today, else "on 19 Nov, 9:02 am". */
export function formatWhen(moment: Moment, now: Moment = Date.now()): string {
  return isSameDay(moment, now) ? `at ${formatTime(moment)}` : `on ${formatDateTime(moment, now)}`;
}

/** In full: "Saturday 21 November 2026, 4:10 pm". */
export function formatFullDateTime(moment: Moment): string {
  const day = formatMoment(moment, { ...LONG_DAY, year: 'numeric' });
  return `${formatMoment(moment, { weekday: 'long' })} ${day}, ${formatTime(moment)}`;
}

function isSameDay(one: Moment, other: Moment): boolean {
  return startOfDay(one) === startOfDay(other);
}

function isSameYear(one: Moment, other: Moment): boolean {
  return new Date(one).getFullYear() === new Date(other).getFullYear();
}

function startOfDay(moment: Moment): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}

/** "20,000" */
export function formatNumber(count: number): string {
  return count.toLocaleString('en');
}
