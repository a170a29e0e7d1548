import { at } from './units';

/** Minutes since midnight of `3:30 pm`, `12:00 noon` or `9:00`. */
export function minutesOf(text: string): number {
  const [, hour, minute = '0', half] = /^(\d+)(?::(\d\d))?(?: (am|pm|noon))?$/.exec(text) ?? [];
  if (!hour) throw new Error(`${text} is not a time.`);
  const isAfternoon = half === 'pm' || half === 'noon' || (!half && hour === '12');
  return at((Number(hour) % 12) + (isAfternoon ? 12 : 0), Number(minute));
}
