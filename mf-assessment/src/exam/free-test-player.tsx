import { type FreeTest, QUESTION_COUNTS } from '@wattle/contract';
import { ExamPlayer, type ExamPlayerProps, type OpenTestAttempt } from '@wattle/exam-player';
import { HUB_PATH } from '../paths';
import { BackToTests } from './back-to-tests';
import { StartAgain } from './start-again';
import { useAttemptEndpoints } from './use-attempt-endpoints';

const SENTENCES = {
  // The words of the catalogue (docs/published.md, sentences).
  submitFailed: 'Error submitting assessment:',
  refused: 'The server did not accept this test. Please tell us if this happens again.',
  openFailed: 'Something went wrong. Please try again.',
  // The cookie is gone, or it is another browser.
  attemptNotFound: 'Your answers cannot be submitted from here. Start again with your email address for a new test.',
};

interface FreeTestPlayerProps {
  test: FreeTest;
  running: OpenTestAttempt;
  email: string;
  reopen: ExamPlayerProps['endpoints']['reopen'];
}

/** Takes one of the three tests. */
export function FreeTestPlayer({ test, running, email, reopen }: FreeTestPlayerProps) {
  const endpoints = useAttemptEndpoints(running, email);
  return (
    <ExamPlayer
      title={test.title}
      testName={`${test.title} test`}
      expectedCount={QUESTION_COUNTS.free}
      test={running}
      category={test.category}
      owner="visitor"
      endpoints={{ ...endpoints, reopen }}
      sentences={SENTENCES}
      resultPath={HUB_PATH}
      backLink={<BackToTests />}
      startAgain={<StartAgain />}
    />
  );
}
