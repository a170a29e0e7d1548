import { type ServedQuestion, withGap } from '@wattle/contract';
import { formatOf } from '../passage/format-of';

/**
 * What a question asks. A gap is named by the number of its question in the test, as it stands in the passage, not by
 * the number that the bank marks it with.
 *
 * @param number - Of the question in the test, from 1.
 */
export function stemOf(question: ServedQuestion, number: number): string {
  const { question: stem = '' } = question;
  return formatOf(question) === 'gap' ? withGap(stem, number) : stem;
}
