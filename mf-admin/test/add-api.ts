import type { BankQuestion } from '@wattle/contract/bank';
import { apiReturns } from '@wattle/platform/fake-api';

/** The bank has one topic and no near duplicates. */
export function topicsAre(): void {
  for (const subject of ['Maths', 'Reading', 'ThinkingSkills']) {
    apiReturns(`questions/topics/${subject}`, { topics: [{ category: 'Time', count: 3 }] });
  }
  nearDuplicatesAre();
}

export const nearDuplicatesAre = (...questions: BankQuestion[]) =>
  apiReturns('questions/near-duplicates', { questions });
