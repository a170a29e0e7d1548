import { questionCount, SUBJECT_NAMES, type Subject, type TestType } from '@wattle/contract';
import type { Submission } from '@wattle/exam-player';
import { useSession } from '@wattle/platform';
import { attemptTitle } from '../attempt-title';
import { SENTENCES } from '../sentences';
import { useOpenTestQuery, useSubmitTestMutation } from '../tests.api';
import { OpenedTest } from './opened-test';
import { shortageNote } from './shortage-note';
import { StudentPlayer } from './student-player';

interface KindTestProps {
  testType: TestType;
  subject: Subject;
}

/** A subject, weekly, mega or practice test in one subject. */
export function KindTest({ testType, subject }: KindTestProps) {
  const title = attemptTitle({ kind: testType, subject: SUBJECT_NAMES[subject] });
  const opening = useOpenTestQuery({ testType, subject }, { refetchOnMountOrArgChange: true });
  const { user } = useSession();
  const [submitTest] = useSubmitTestMutation();
  const send = ({ responses, ...submission }: Submission) =>
    submitTest({
      childId: user?.id ?? '',
      category: subject,
      testType,
      responses: subject === 'Writing' ? (responses[0]?.writingResponse ?? '') : responses,
      ...submission,
    });
  return (
    <OpenedTest title={title} opening={opening} failure={SENTENCES.questionsFailed}>
      {(test) => (
        <StudentPlayer
          title={title}
          note={shortageNote(test.questions.length, questionCount(testType, subject))}
          test={test}
          kind={testType}
          category={`${testType}_${subject}`.toLowerCase()}
          emptyWriting={SENTENCES.emptyWriting}
          send={send}
          reopen={async () => (await opening.refetch()).isSuccess}
        />
      )}
    </OpenedTest>
  );
}
