import { DAY_MS } from '@wattle/contract/calendar';
import { numberInWords } from '@wattle/contract/text';
import { formatMoment } from '@wattle/design-system';

export const DAILY_PRACTICE_TITLE = 'Today’s practice';
export const THATS_ALL = 'That’s all for today';

const DAY = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

/** "tomorrow", "on Monday 30 November". Both are dates. */
export function onDay(day: string, today: string): string {
  return Date.parse(day) - Date.parse(today) === DAY_MS ? 'tomorrow' : `on ${formatMoment(day, DAY)}`;
}

/** "a minute", "ten minutes". */
export function inMinutes(minutes: number): string {
  return minutes < 2 ? 'a minute' : `${numberInWords(minutes)} minutes`;
}
