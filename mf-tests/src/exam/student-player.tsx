import type { AttemptKind } from '@wattle/contract/attempts';
import { hasWordLimit, kindTitle } from '@wattle/contract/test-kinds';
import { ExamPlayer, type ExamPlayerProps } from '@wattle/exam-player';
import { useNavigate, useSession } from '@wattle/platform';
import { BackToDashboard } from '../links';
import type { OpenedTest } from '../opened-test';
import { DASHBOARD_PATH, reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import {
  saveUrlOf,
  type TestCalls,
  useCheckAnswerMutation,
  useEndRestBreakMutation,
  useLazyAttemptStatusQuery,
  useSaveAnswersMutation,
  useStartRestBreakMutation,
  useSubmitTestMutation,
} from '../tests.api';

export interface StudentPlayerProps extends Pick<ExamPlayerProps, 'title' | 'expectedCount' | 'category'> {
  kind: AttemptKind;
  calls: TestCalls;
  test: OpenedTest;
  /** How notices call it; without it, by its kind. */
  testName?: string;
  /** Where the child goes after the submission; without it, to the result. */
  nextPath?: string;
  emptyWriting?: string;
  onReopen: ExamPlayerProps['endpoints']['reopen'];
}

export function StudentPlayer({
  kind,
  calls,
  test,
  testName = kindTitle(kind).toLowerCase(),
  nextPath,
  emptyWriting = SENTENCES.emptyWriting,
  onReopen,
  ...props
}: StudentPlayerProps) {
  const { attemptId } = test;
  const { user } = useSession();
  const navigate = useNavigate();
  const [saveAnswers] = useSaveAnswersMutation();
  const [askStatus] = useLazyAttemptStatusQuery();
  const [checkAnswer] = useCheckAnswerMutation();
  const [startBreak] = useStartRestBreakMutation();
  const [endBreak] = useEndRestBreakMutation();
  const [submitTest] = useSubmitTestMutation();
  return (
    <ExamPlayer
      {...props}
      test={test}
      owner="student"
      testName={testName}
      hasWordLimit={hasWordLimit(kind)}
      endpoints={{
        save: (changes) => saveAnswers({ attemptId, changes }),
        status: () => askStatus(attemptId),
        check: (questionId, selectedAnswer, guessed) =>
          checkAnswer({ attemptId, questionId, body: { selectedAnswer, guessed } }),
        startBreak: () => startBreak(attemptId),
        endBreak: () => endBreak(attemptId),
        submit: (submission) => submitTest(calls.submit(submission, test, user?.id ?? '')),
        reopen: onReopen,
      }}
      outbox={{
        ownerId: user?.id ?? '',
        saveUrl: saveUrlOf(attemptId),
        submission: (submission) => calls.submit(submission, test, user?.id ?? ''),
        wayOut: <BackToDashboard variant="secondary" />,
      }}
      sentences={{
        submitFailed: SENTENCES.submitFailed,
        refused: SENTENCES.submitFailed,
        openFailed: SENTENCES.questionsFailed,
        attemptNotFound:
          'This test is no longer there, so your answers cannot be submitted. Please start a new one on your dashboard.',
        emptyWriting,
      }}
      showResult={() => navigate(nextPath ?? reviewPath(attemptId), { replace: true })}
      backLink={<BackToDashboard />}
      startAgain={<BackToDashboard />}
      stopPath={kind === 'practice' ? DASHBOARD_PATH : undefined}
    />
  );
}
