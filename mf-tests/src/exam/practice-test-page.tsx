import { kindTitle } from '@wattle/contract';
import { reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { StudentTest } from './student-test';
import { PRACTICE_TEST_CALLS } from './test-calls';
import { StudentTestEntry } from './test-entry';
import { PRACTICE_FACTS } from './test-facts';

const KIND = 'practice-test';
const TEST = { title: kindTitle(KIND), category: KIND, failure: SENTENCES.practiceTestFailed };

/** All four subjects in one test, without a clock. */
export function PracticeTestPage() {
  return (
    <StudentTestEntry {...TEST} test={{ kind: KIND, subject: undefined }} factsFor={() => PRACTICE_FACTS}>
      {(attemptId) => (
        <StudentTest
          {...TEST}
          kind={KIND}
          expectedCount={PRACTICE_FACTS.questionCount}
          calls={PRACTICE_TEST_CALLS}
          attemptId={attemptId}
          overPath={attemptId && reviewPath(attemptId)}
          missing={SENTENCES.noQuestions}
          emptyWriting={SENTENCES.emptyPracticeWriting}
        />
      )}
    </StudentTestEntry>
  );
}
