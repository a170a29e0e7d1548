import { fail } from '../errors';

/** MongoDB's dates have a wider range than JavaScript's; a date outside of JavaScript's is refused. */
export function dateOfMilliseconds(milliseconds: number): Date {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime())
    ? fail('Overflow', `A date of ${milliseconds} ms is beyond what the embedded engine holds`)
    : date;
}
