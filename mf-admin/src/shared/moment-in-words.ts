const time = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });

/** "today, 4:31 pm", "19 Nov, 9:02 am", "19 Nov 2025, 9:02 am". */
export function momentInWords(moment: string, now = new Date()): string {
  const date = new Date(moment);
  return `${dayInWords(date, now)}, ${time.format(date)}`;
}

/** Within a sentence: "at 4:31 pm" for today, else "on 19 Nov, 9:02 am". */
export function editMoment(moment: string, now = new Date()): string {
  const date = new Date(moment);
  return isSameDay(date, now) ? `at ${time.format(date)}` : `on ${momentInWords(moment, now)}`;
}

/** "14 Mar 2026" */
export function dateInWords(moment: string): string {
  return dayOfYear.format(new Date(moment));
}

function dayInWords(date: Date, now: Date): string {
  if (isSameDay(date, now)) return 'today';
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date);
}

function isSameDay(date: Date, now: Date): boolean {
  return date.toDateString() === now.toDateString();
}
