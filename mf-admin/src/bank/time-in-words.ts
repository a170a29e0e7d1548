const TIME = new Intl.DateTimeFormat('en-AU', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });

/** A moment as a history shows it: the time for today, the day for earlier ones. */
export function timeInWords(moment: string, now = new Date()): string {
  const at = new Date(moment);
  if (at.toDateString() === now.toDateString()) return `today, ${TIME.format(at)}`;
  const day = at.getFullYear() === now.getFullYear() ? DAY : DAY_AND_YEAR;
  return `${day.format(at)}, ${TIME.format(at)}`;
}
