import { DAILY_PRACTICE_TITLE } from '../practice-words';
import { SENTENCES } from '../sentences';
import { AddressedTest } from './student-test';
import { DAILY_PRACTICE_CALLS } from './test-calls';

/** What is due today, without a clock; each answer is explained. */
export function DailyPracticePage() {
  return (
    <AddressedTest
      kind="practice"
      title={DAILY_PRACTICE_TITLE}
      testName="practice"
      category="daily-practice"
      calls={DAILY_PRACTICE_CALLS}
      missing={SENTENCES.noQuestions}
      isRefusalTold
    />
  );
}
