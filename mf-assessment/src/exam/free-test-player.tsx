import { QUESTION_COUNTS, SUBJECT_NAMES } from '@wattle/contract/constants';
import { FREE_TESTS, type FreeTest } from '@wattle/contract/free-tests';
import { ButtonLink } from '@wattle/design-system';
import { ExamPlayer, type ExamPlayerProps, type OpenTestAttempt } from '@wattle/exam-player';
import { Link, logError, useNavigate } from '@wattle/platform';
import {
  useLazyFreeTestStatusQuery,
  useSaveFreeAnswersMutation,
  useSubmitFreeTestMutation,
} from '../free-assessment.api';
import { HUB_PATH, START_PATH } from '../paths';
import { BackToTests } from './no-questions';

const SENTENCES = {
  // The words of the catalogue (docs/published.md, sentences).
  submitFailed: 'Error submitting assessment:',
  refused: 'The server did not accept this test. Please tell us if this happens again.',
  openFailed: 'Something went wrong. Please try again.',
  // The cookie is gone, or it is another browser.
  attemptNotFound: 'Your answers cannot be submitted from here. Start again with your email address for a new test.',
};

const INVALID_TEST = { error: { status: 422 } };

interface FreeTestPlayerProps {
  test: FreeTest;
  running: OpenTestAttempt;
  email: string;
  reopen: ExamPlayerProps['endpoints']['reopen'];
}

export function FreeTestPlayer({ test, running, email, reopen }: FreeTestPlayerProps) {
  const { attemptId } = running;
  const navigate = useNavigate();
  const [saveAnswers] = useSaveFreeAnswersMutation();
  const [askStatus] = useLazyFreeTestStatusQuery();
  const [submitTest] = useSubmitFreeTestMutation();
  return (
    <ExamPlayer
      title={test.title}
      testName={`${test.title} test`}
      expectedCount={QUESTION_COUNTS.free}
      test={running}
      category={test.category}
      owner="visitor"
      endpoints={{
        save: (changes) => saveAnswers({ attemptId, changes }),
        status: () => askStatus(attemptId),
        submit: async (submission) => {
          const submitted = testOf(running);
          return submitted ? submitTest({ test: submitted, submission: { email, ...submission } }) : INVALID_TEST;
        },
        reopen,
      }}
      sentences={SENTENCES}
      showResult={() => navigate(HUB_PATH, { replace: true })}
      backLink={<BackToTests />}
      startAgain={
        <ButtonLink as={Link} to={START_PATH}>
          Start again
        </ButtonLink>
      }
    />
  );
}

/** The subject of the first question decides which test is submitted (docs/published.md, calls). */
function testOf({ questions: [first] }: OpenTestAttempt): FreeTest | undefined {
  const test = FREE_TESTS.find(({ subject }) => SUBJECT_NAMES[subject] === first?.subject);
  if (!test) logError('Invalid category');
  return test;
}
