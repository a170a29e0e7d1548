const DAY_MS = 86_400_000;

/** The day of a moment as one says it: "today", "yesterday", "Tuesday", "3 March", "3 March 2025". */
export function dayInWords(moment: string, now: number): string {
  const date = new Date(moment);
  const days = Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1 && days < 7) return format(date, { weekday: 'long' });
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return format(date, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) });
}

/** As short as it stands under a column: "3 Mar". */
export function shortDay(moment: string): string {
  return format(new Date(moment), { day: 'numeric', month: 'short' });
}

/** In full: "Saturday 21 November 2026, 4:10 pm". */
export function dayAndTime(moment: string): string {
  const date = new Date(moment);
  const day = format(date, { day: 'numeric', month: 'long', year: 'numeric' });
  return `${format(date, { weekday: 'long' })} ${day}, ${format(date, { hour: 'numeric', minute: '2-digit' })}`;
}

/** When the week of a moment began: on Monday, where the device is. */
export function startOfWeek(moment: number): number {
  const date = new Date(startOfDay(moment));
  return date.setDate(date.getDate() - ((date.getDay() + 6) % 7));
}

function startOfDay(moment: number | Date): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}

function format(date: Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-AU', parts).format(date);
}
