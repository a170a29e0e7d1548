import type { AttemptKind } from '@wattle/contract';
import { ExamPlayer, type ExamPlayerProps } from '@wattle/exam-player';
import { kindTitle } from '../attempt-title';
import { BackToDashboard } from '../back-to-dashboard';
import { reviewPath } from '../paths';
import { SENTENCES } from '../sentences';
import { useLazyAttemptStatusQuery, useSaveAnswersMutation } from '../tests.api';

type Endpoints = ExamPlayerProps['endpoints'];

interface StudentPlayerProps extends Pick<ExamPlayerProps, 'title' | 'expectedCount' | 'test' | 'category'> {
  kind: AttemptKind;
  /** Where the child goes after the submission; without it, to the result. */
  nextPath?: string;
  emptyWriting: string;
  submit: Endpoints['submit'];
  reopen: Endpoints['reopen'];
}

/** Takes a test of a signed-in child. */
export function StudentPlayer({ kind, nextPath, emptyWriting, submit, reopen, ...props }: StudentPlayerProps) {
  const { attemptId } = props.test;
  const [saveAnswers] = useSaveAnswersMutation();
  const [askStatus] = useLazyAttemptStatusQuery();
  return (
    <ExamPlayer
      {...props}
      owner="student"
      testName={kindTitle(kind).toLowerCase()}
      endpoints={{
        save: (changes) => saveAnswers({ attemptId, changes }),
        status: () => askStatus(attemptId),
        submit,
        reopen,
      }}
      sentences={{
        submitFailed: SENTENCES.submitFailed,
        refused: SENTENCES.submitFailed,
        openFailed: SENTENCES.questionsFailed,
        attemptNotFound: 'This test is no longer there, so your answers cannot be submitted.',
        emptyWriting,
      }}
      resultPath={nextPath ?? reviewPath(attemptId)}
      backLink={<BackToDashboard />}
      startAgain={<BackToDashboard />}
    />
  );
}
