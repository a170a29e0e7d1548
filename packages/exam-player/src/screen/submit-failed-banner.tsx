import { useExam } from '../session/exam-context';
import { hasSubmitFailed } from '../session/selectors';
import { Banner } from './banner';

/** Stays until the test is submitted: a message alone is gone before a child has read it. */
export function SubmitFailedBanner() {
  const hasFailed = useExam(({ state }) => hasSubmitFailed(state));
  return (
    <Banner role="status" $isSeen={hasFailed}>
      {hasFailed && 'Your test is not submitted yet. Press Submit again when you are online.'}
    </Banner>
  );
}
