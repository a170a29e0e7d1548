import { questionCount, type Subject, type TestType } from '@wattle/contract';
import { useSession } from '@wattle/platform';
import { SENTENCES } from '../sentences';
import { useLazyOpenedTestQuery, useOpenedTestQuery, useSubmitTestMutation } from '../tests.api';
import { lastOpening } from './last-opening';
import { OpenedTest } from './opened-test';
import { StudentPlayer } from './student-player';

interface KindTestProps {
  testType: TestType;
  subject: Subject;
  /** The attempt that it goes on with; without it, a new one begins. */
  attemptId: string | undefined;
  /** Names the stored timer. */
  category: string;
  title: string;
}

/** A subject, weekly, mega or practice test in one subject. */
export function KindTest({ testType, subject, attemptId, category, title }: KindTestProps) {
  const [reopen, reopened] = useLazyOpenedTestQuery();
  const opening = useOpenedTestQuery({ testType, subject, attemptId }, { refetchOnMountOrArgChange: true });
  const { user } = useSession();
  const [submitTest] = useSubmitTestMutation();
  return (
    <OpenedTest
      title={title}
      opening={lastOpening(opening, reopened)}
      attemptId={attemptId}
      failure={SENTENCES.questionsFailed}
      missing={SENTENCES.noQuestions}
    >
      {(test) => (
        <StudentPlayer
          title={title}
          expectedCount={questionCount(testType, subject)}
          test={test}
          kind={testType}
          category={category}
          emptyWriting={SENTENCES.emptyWriting}
          submit={(submission) => submitTest({ childId: user?.id ?? '', category: subject, testType, ...submission })}
          reopen={() => reopen({ testType, subject, attemptId: test.attemptId })}
        />
      )}
    </OpenedTest>
  );
}
