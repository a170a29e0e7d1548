import { addDays, calendarIn } from '@wattle/contract/calendar';

const SYDNEY_HOUR = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  hour: 'numeric',
  hourCycle: 'h23',
});
const DATE = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', day: 'numeric', month: 'long' });

export const { weekOf: mondayOf } = calendarIn('Australia/Sydney');

/** A moment before the day begins anywhere. */
export function beforeDay(day: string): Date {
  return new Date(addDays(day, -1));
}

/** Weekly mails are sent by day: 10 in Sydney is 7 or 8 in Perth. */
export function isReportHour(moment: Date): boolean {
  const hour = Number(SYDNEY_HOUR.format(moment));
  return hour >= 10 && hour < 20;
}

/** Such as "from 16 to 22 November" or "from 30 November to 6 December". */
export function weekInWords(monday: string): string {
  const [first, last] = [new Date(monday), new Date(addDays(monday, 6))];
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth();
  return `from ${isOneMonth ? first.getUTCDate() : DATE.format(first)} to ${DATE.format(last)}`;
}
