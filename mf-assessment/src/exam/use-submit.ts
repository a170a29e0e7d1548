import { FREE_TESTS, type FreeTest, SUBJECT_NAMES } from '@wattle/contract';
import { type ExamPlayerProps, type RunningTest, SubmissionRefused, TestClosed } from '@wattle/exam-player';
import { errorMessage, logError, notify, useNavigate } from '@wattle/platform';
import { useSubmitFreeTestMutation } from '../free-assessment.api';
import { HUB_PATH } from '../paths';
import { freeTestError, REFUSED } from './failures';

/** Submits a test and goes back to the others. */
export function useSubmit({ questions }: RunningTest, email: string): ExamPlayerProps['submit'] {
  const navigate = useNavigate();
  const [submitTest] = useSubmitFreeTestMutation();
  return async (submission, reason) => {
    const test = testOf(questions);
    if (!test) throw new SubmissionRefused(REFUSED);
    const { error } = await submitTest({ test, submission: { email, ...submission } });
    const failure = error && freeTestError(error);
    if (failure && !(failure instanceof TestClosed)) throw failure;
    if (reason === 'time-up') notify.info(`Time is up. Your ${test.title} test was handed in.`);
    else if (error) notify.warning(errorMessage(error, 'This test is already completed.'));
    else if (reason === 'closed') notify.info(`Your ${test.title} test was handed in.`);
    navigate(HUB_PATH, { replace: true });
  };
}

/** The subject of the first question decides which test is submitted (specification 7). */
function testOf([first]: RunningTest['questions']): FreeTest | undefined {
  const test = FREE_TESTS.find(({ subject }) => SUBJECT_NAMES[subject] === first?.subject);
  if (!test) logError('Invalid category');
  return test;
}
