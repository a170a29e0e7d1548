import { Cluster, formatMoment, MutedText } from '@wattle/design-system';
import { CalendarButton } from './calendar-button';
import { DAY_IN_FULL, timeUntil } from './time-until';

/** How far away the exam is: a line, not a clock. */
export function ExamDay({ testDay }: { testDay: string | undefined }) {
  const until = testDay && timeUntil(testDay);
  return (
    <Cluster>
      {testDay && until !== 'over' && (
        <div>
          <strong>The exam is {until}</strong>
          <MutedText>{formatMoment(testDay, DAY_IN_FULL)}</MutedText>
        </div>
      )}
      <CalendarButton />
    </Cluster>
  );
}
