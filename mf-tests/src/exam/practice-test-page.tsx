import { QUESTION_COUNTS } from '@wattle/contract';
import { useSession } from '@wattle/platform';
import { kindTitle } from '../attempt-title';
import { SENTENCES } from '../sentences';
import { useOpenedPracticeTestQuery, useSubmitPracticeTestMutation } from '../tests.api';
import { OpenedTest } from './opened-test';
import { practiceSubmission } from './practice-submission';
import { StudentPlayer } from './student-player';

const TITLE = kindTitle('practice-test');
const PROMISED = 3 * QUESTION_COUNTS.practiceSection + QUESTION_COUNTS.writing;

/** All four subjects in one test, without a clock. */
export function PracticeTestPage() {
  const opening = useOpenedPracticeTestQuery(undefined, { refetchOnMountOrArgChange: true });
  const { user } = useSession();
  const [submitTest] = useSubmitPracticeTestMutation();
  return (
    <OpenedTest title={TITLE} opening={opening} failure={SENTENCES.practiceTestFailed} missing={SENTENCES.noQuestions}>
      {(test) => (
        <StudentPlayer
          title={TITLE}
          expectedCount={PROMISED}
          test={test}
          kind="practice-test"
          category="practice-test"
          emptyWriting={SENTENCES.emptyPracticeWriting}
          submit={(submission) => submitTest(practiceSubmission(user?.id ?? '', test.sections, submission))}
          reopen={opening.refetch}
        />
      )}
    </OpenedTest>
  );
}
