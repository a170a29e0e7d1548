import { fail } from '../errors';

/** MongoDB's dates reach further than JavaScript's; what lies beyond these is refused and not taken for another date. */
export function dateOfMilliseconds(milliseconds: number): Date {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime())
    ? fail('Overflow', `A date of ${milliseconds} ms is beyond what the embedded engine holds`)
    : date;
}
