import { formatMoment, MutedText } from '@wattle/design-system';
import { DAY_IN_FULL, timeUntil } from './time-until';

/** How far away the exam is: a line, not a clock. */
export function ExamDay({ testDay, today }: { testDay: string; today: string }) {
  const until = timeUntil(testDay, today);
  if (until === 'over') return null;
  return (
    <div>
      <strong>The exam is {until}</strong>
      <MutedText>{formatMoment(testDay, DAY_IN_FULL)}</MutedText>
    </div>
  );
}
