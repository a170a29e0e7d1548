/** `(2, −1)`. */
export const pair = ([x, y]: readonly [number, number]) => `(${written(x)}, ${written(y)})`;

/** A number as the questions write it: `−3`, `1,200`. */
export const written = (value: number) => value.toLocaleString('en-AU').replace('-', '−');

/** A number of what is counted: `40 mL`, `$40`, `40%`. */
export const amount = (value: number, unit = '') =>
  unit === '$' ? `$${written(value)}` : `${written(value)}${unit === '%' ? '' : ' '}${unit}`.trim();

/** Where a value stands on a scale: `2 marks after 15`. */
export function marksAfter(value: number, numbers: readonly number[], minor: number): string {
  const below = Math.max(...numbers.filter((number) => number <= value + 1e-9));
  const marks = Math.round((value - below) / minor);
  return marks === 0 ? `exactly at ${written(below)}` : `${counted(marks, 'mark')} after ${written(below)}`;
}

export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
