/** Minutes since midnight. */
export const at = (hour: number, minute = 0) => hour * 60 + minute;

/** Minutes since midnight of `3:30 pm`, `12:00 noon`, `9:00` or `22:45`. */
export function minutesOf(text: string): number {
  const [, hour, minute = '0', half] = /^(\d+)(?::([0-5]\d))?(?: (am|pm|noon))?$/.exec(text) ?? [];
  if (!hour || Number(hour) > (half ? 12 : 23)) throw new Error(`${text} is not a time.`);
  return at(half ? (Number(hour) % 12) + (half === 'am' ? 0 : 12) : Number(hour), Number(minute));
}

export const clock = (minutes: number) => {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
};

export const clockWithHalfDay = (minutes: number) => `${clock(minutes)} ${minutes < at(12) ? 'am' : 'pm'}`;
