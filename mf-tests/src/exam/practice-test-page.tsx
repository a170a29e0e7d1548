import { kindTitle } from '@wattle/contract';
import { SENTENCES } from '../sentences';
import { PracticeTest } from './practice-test';
import { TestEntry } from './test-entry';
import { PRACTICE_FACTS } from './test-facts';

const TITLE = kindTitle('practice-test');
const TEST = { kind: 'practice-test', subject: undefined } as const;
const CATEGORY = 'practice-test';

/** All four subjects in one test, without a clock. */
export function PracticeTestPage() {
  return (
    <TestEntry
      title={TITLE}
      test={TEST}
      category={CATEGORY}
      factsFor={() => PRACTICE_FACTS}
      failure={SENTENCES.practiceTestFailed}
    >
      {(attemptId) => <PracticeTest title={TITLE} category={CATEGORY} attemptId={attemptId} />}
    </TestEntry>
  );
}
