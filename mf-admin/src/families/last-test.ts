import { attemptTitle, type FamilyChild } from '@wattle/contract';

type LastTest = NonNullable<FamilyChild['lastTest']>;

/** "Weekly test, Maths: 11 of 17"; a subject test is called by its subject, a writing has no score. */
export function lastTestInWords({ score, total, ...test }: LastTest): string {
  return score === null ? attemptTitle(test) : `${attemptTitle(test)}: ${score} of ${total}`;
}
