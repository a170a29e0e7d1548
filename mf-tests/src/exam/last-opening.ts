import type { OpenTestAttempt } from '@wattle/exam-player';
import type { Opening } from './opened-test';

/** The opening of a test as the page shows it: once it was opened again by its id, the later one. */
export function lastOpening<Test extends OpenTestAttempt>(
  opening: Opening<Test>,
  { data, fulfilledTimeStamp }: Pick<Opening<Test>, 'data' | 'fulfilledTimeStamp'>,
): Opening<Test> {
  return data ? { ...opening, data, fulfilledTimeStamp } : opening;
}
