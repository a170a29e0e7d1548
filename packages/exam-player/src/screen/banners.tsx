import { color, fontSize, Overlay, space, visuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';
import { useAttemptOptions, useExam } from '../attempt/attempt-context';
import type { SubmitFailure } from '../attempt/attempt-state';
import { FAULTS } from '../attempt/exam-notices';
import { submitFailureOf } from '../attempt/selectors';

/** A line below the bar that says something and takes no focus. */
const Banner = styled.div<{ $isVisible: boolean }>`
  border-bottom: 1px solid ${color.line};
  font-weight: 600;
  text-align: center;

  padding: ${space[8]} ${space[16]};
  font-size: ${fontSize[15]};

  background: ${color.brandSoft};
  color: ${color.warnText};

  ${({ $isVisible }) => !$isVisible && visuallyHidden}
`;

const WayOut = styled.div`
  margin-top: ${space[4]};
`;

/** Says below the bar that the time runs out, or that there is more of it. It takes no focus. */
export function TimeBanner() {
  const notice = useExam(({ timeNotice }) => timeNotice);
  return (
    <Banner aria-live="assertive" $isVisible={notice?.isVisible ?? false}>
      {notice?.text}
    </Banner>
  );
}

/** Stays until the test is submitted or can be: a notice alone is gone before a child has read it. */
export function SubmitFailedBanner() {
  const failure = useExam(submitFailureOf);
  const { outbox } = useAttemptOptions();
  const isLeft = failure?.isRepeated && outbox !== undefined;
  return (
    <Banner role="status" $isVisible={failure !== undefined}>
      {failure && inWords(failure, isLeft ? SENT_BY_ITSELF : undefined)}
      {isLeft && <WayOut>{outbox.wayOut}</WayOut>}
    </Banner>
  );
}

const SENT_BY_ITSELF = 'Your test is sent by itself as soon as that works, on whatever page of Wattle you are.';

function inWords(
  { fault, message, isRepeated }: SubmitFailure,
  repeated = 'It is sent again by itself, also when you come back to it.',
): string {
  const next = isRepeated ? repeated : 'Press Submit when you are ready.';
  return fault === 'refused'
    ? `Your test is not submitted yet. ${message}`
    : `${FAULTS[fault]} Your test is not submitted yet, and your answers are kept. ${next}`;
}

const TIME_IS_UP = 'Time is up. Submitting your test; your answers are kept.';

/** Covers the test while it is being submitted, and says what keeps it from being. */
export function SubmittingOverlay() {
  const isTimeUp = useExam(({ secondsLeft }) => secondsLeft === 0);
  const fault = useExam(({ phase }) => (phase.name === 'autoSubmitting' ? phase.fault : undefined));
  const label = isTimeUp ? TIME_IS_UP : 'Submitting your test';
  const { outbox } = useAttemptOptions();
  if (!fault || fault === 'refused') return <Overlay label={label} />;
  const [failed, sent] = [`${label.replace(/\.?$/, '.')} ${FAULTS[fault]}`, outbox ? ` ${SENT_BY_ITSELF}` : ''];
  return <Overlay label={failed + sent}>{outbox?.wayOut}</Overlay>;
}
