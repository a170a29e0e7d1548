import { FREE_TESTS, type FreeTest, SUBJECT_NAMES } from '@wattle/contract';
import type { ExamPlayerProps, OpenTestAttempt } from '@wattle/exam-player';
import { logError } from '@wattle/platform';
import {
  useLazyFreeTestStatusQuery,
  useSaveFreeAnswersMutation,
  useSubmitFreeTestMutation,
} from '../free-assessment.api';

const INVALID_TEST = { error: { status: 422 } };

/** The endpoints of an attempt of a visitor. */
export function useAttemptEndpoints(
  running: OpenTestAttempt,
  email: string,
): Omit<ExamPlayerProps['endpoints'], 'reopen'> {
  const { attemptId } = running;
  const [saveAnswers] = useSaveFreeAnswersMutation();
  const [askStatus] = useLazyFreeTestStatusQuery();
  const [submitTest] = useSubmitFreeTestMutation();
  return {
    save: (changes) => saveAnswers({ attemptId, changes }),
    status: () => askStatus(attemptId),
    submit: async (submission) => {
      const test = testOf(running);
      return test ? submitTest({ test, submission: { email, ...submission } }) : INVALID_TEST;
    },
  };
}

/** The subject of the first question decides which test is submitted (docs/published.md, calls). */
function testOf({ questions: [first] }: OpenTestAttempt): FreeTest | undefined {
  const test = FREE_TESTS.find(({ subject }) => SUBJECT_NAMES[subject] === first?.subject);
  if (!test) logError('Invalid category');
  return test;
}
