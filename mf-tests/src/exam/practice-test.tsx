import { useSession } from '@wattle/platform';
import { SENTENCES } from '../sentences';
import {
  useLazyOpenedPracticeTestQuery,
  useOpenedPracticeTestQuery,
  useSubmitPracticeTestMutation,
} from '../tests.api';
import { lastOpening } from './last-opening';
import { OpenedTest } from './opened-test';
import { practiceSubmission } from './practice-submission';
import { StudentPlayer } from './student-player';
import { PRACTICE_FACTS } from './test-facts';

interface PracticeTestProps {
  title: string;
  category: string;
  /** The attempt that it goes on with; without it, a new one begins. */
  attemptId: string | undefined;
}

/** The combined practice test, from the call that opens it. */
export function PracticeTest({ title, category, attemptId }: PracticeTestProps) {
  const [reopen, reopened] = useLazyOpenedPracticeTestQuery();
  const opening = useOpenedPracticeTestQuery(attemptId, { refetchOnMountOrArgChange: true });
  const { user } = useSession();
  const [submitTest] = useSubmitPracticeTestMutation();
  return (
    <OpenedTest
      title={title}
      opening={lastOpening(opening, reopened)}
      attemptId={attemptId}
      failure={SENTENCES.practiceTestFailed}
      missing={SENTENCES.noQuestions}
    >
      {(test) => (
        <StudentPlayer
          title={title}
          expectedCount={PRACTICE_FACTS.questionCount}
          test={test}
          kind="practice-test"
          category={category}
          emptyWriting={SENTENCES.emptyPracticeWriting}
          submit={(submission) => submitTest(practiceSubmission(user?.id ?? '', test.sections, submission))}
          reopen={() => reopen(test.attemptId)}
        />
      )}
    </OpenedTest>
  );
}
