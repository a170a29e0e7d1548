import { useExam } from '../attempt/attempt-context';
import type { SubmitFailure } from '../attempt/attempt-state';
import { submitFailureOf } from '../attempt/selectors';
import { Banner } from './banner';
import { FAULTS } from './submit-faults';

/** Stays until the test is submitted or what kept it is mended: a message alone is gone before a child has read it. */
export function SubmitFailedBanner() {
  const failure = useExam(submitFailureOf);
  return (
    <Banner role="status" $isSeen={failure !== undefined}>
      {failure && inWords(failure)}
    </Banner>
  );
}

function inWords({ fault, message, isRepeated }: SubmitFailure): string {
  const next = isRepeated
    ? 'It is sent again by itself, also when you come back to it.'
    : 'Press Submit when you are ready.';
  return fault === 'refused'
    ? `Your test is not submitted yet. ${message}`
    : `${FAULTS[fault]} Your test is not submitted yet, and your answers are kept. ${next}`;
}
