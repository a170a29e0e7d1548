import { type FamilyChild, TEST_KINDS } from '@wattle/contract';

type LastTest = NonNullable<FamilyChild['lastTest']>;

/** "Weekly test, Maths: 11 of 17"; a subject test is called by its subject, a writing has no score. */
export function lastTestInWords({ score, total, ...test }: LastTest): string {
  return score === null ? titleOf(test) : `${titleOf(test)}: ${score} of ${total}`;
}

function titleOf({ kind, subject, resitOf }: Pick<LastTest, 'kind' | 'subject' | 'resitOf'>): string {
  if (kind === 'free') return 'Free assessment';
  if (kind === 're-sit') return resitOf ? `Re-sit: ${titleOf({ kind: resitOf, subject })}` : 'Re-sit';
  if (kind === 'subject-test' && subject) return subject;
  return [TEST_KINDS[kind].title, subject].filter(Boolean).join(', ');
}
