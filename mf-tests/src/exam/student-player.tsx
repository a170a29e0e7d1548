import { type AttemptKind, kindTitle } from '@wattle/contract';
import { ExamPlayer, type ExamPlayerProps } from '@wattle/exam-player';
import { BackToDashboard } from '../back-to-dashboard';
import { reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { useAttemptEndpoints } from './use-attempt-endpoints';

type Endpoints = ExamPlayerProps['endpoints'];

interface StudentPlayerProps extends Pick<ExamPlayerProps, 'title' | 'expectedCount' | 'test' | 'category'> {
  kind: AttemptKind;
  /** How notices call it; without it, by its kind. */
  testName?: string;
  /** Where the child goes after the submission; without it, to the result. */
  nextPath?: string;
  emptyWriting: string;
  submit: Endpoints['submit'];
  reopen: Endpoints['reopen'];
}

/** Takes a test of a signed-in child. */
export function StudentPlayer({
  kind,
  testName = kindTitle(kind).toLowerCase(),
  nextPath,
  emptyWriting,
  submit,
  reopen,
  ...props
}: StudentPlayerProps) {
  const { attemptId } = props.test;
  const endpoints = useAttemptEndpoints(attemptId);
  return (
    <ExamPlayer
      {...props}
      owner="student"
      testName={testName}
      endpoints={{ ...endpoints, submit, reopen }}
      sentences={{
        submitFailed: SENTENCES.submitFailed,
        refused: SENTENCES.submitFailed,
        openFailed: SENTENCES.questionsFailed,
        attemptNotFound:
          'This test is no longer there, so your answers cannot be submitted. Please start a new one on your dashboard.',
        emptyWriting,
      }}
      resultPath={nextPath ?? reviewPath(attemptId)}
      backLink={<BackToDashboard />}
      startAgain={<BackToDashboard />}
    />
  );
}
