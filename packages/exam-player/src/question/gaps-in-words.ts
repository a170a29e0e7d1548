import { numberInWords } from '@wattle/contract';

/**
 * "Six gaps, seven sentences: one is left over."
 *
 * @param isWhole - Whether the test asks about all gaps of the passage; otherwise what is left over belongs to others.
 */
export function gapsInWords(gaps: number, sentences: number, isWhole: boolean): string {
  const counts = `${numberInWords(gaps)} ${gaps === 1 ? 'gap' : 'gaps'}, ${numberInWords(sentences)} sentences`;
  const left = sentences - gaps;
  const sentence =
    isWhole && left > 0 ? `${counts}: ${numberInWords(left)} ${left === 1 ? 'is' : 'are'} left over.` : `${counts}.`;
  return sentence[0]?.toUpperCase() + sentence.slice(1);
}
