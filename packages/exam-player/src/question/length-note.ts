import { PASSAGE_TOLERANCE } from '@wattle/contract';

/** A test with fewer or more questions than expectedCount says so (docs/decisions/007; docs/decisions/036). */
export function lengthNote(count: number, expectedCount = count): string | undefined {
  if (count === expectedCount) return undefined;
  const questions = `${count} ${count === 1 ? 'question' : 'questions'}`;
  if (count < expectedCount - PASSAGE_TOLERANCE) return `The bank holds ${questions} for this test at the moment.`;
  const fact = `This test has ${questions} instead of ${expectedCount}`;
  // Only whole passages make a test longer; a shorter one may have been all that the bank holds.
  return count > expectedCount ? `${fact}, because a text comes with all its questions.` : `${fact}.`;
}
