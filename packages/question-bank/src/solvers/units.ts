/** Cents as the options show them: $31 or $9.50. */
export const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

/** Minutes since midnight. */
export const at = (hour: number, minute = 0) => hour * 60 + minute;

export const clock = (minutes: number) => {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
};

export const clockWithHalfDay = (minutes: number) => `${clock(minutes)} ${minutes < at(12) ? 'am' : 'pm'}`;
