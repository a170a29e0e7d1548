import { kindTitle } from '@wattle/contract/test-kinds';
import { SENTENCES } from '../sentences';
import { PRACTICE_TEST_CALLS } from './test-calls';
import { StudentTestEntry } from './test-entry';
import { PRACTICE_FACTS } from './test-facts';

const KIND = 'practice-test';

/** All four subjects in one test, without a clock. */
export function PracticeTestPage() {
  return (
    <StudentTestEntry
      title={kindTitle(KIND)}
      category={KIND}
      test={{ kind: KIND, subject: undefined }}
      factsFor={() => PRACTICE_FACTS}
      expectedCount={PRACTICE_FACTS.questionCount}
      calls={PRACTICE_TEST_CALLS}
      failure={SENTENCES.practiceTestFailed}
      missing={SENTENCES.noQuestions}
      emptyWriting={SENTENCES.emptyPracticeWriting}
    />
  );
}
