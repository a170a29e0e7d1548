import { DAY_MS } from '@wattle/contract/calendar';
import type { Exam } from '@wattle/contract/constants';
import { examProfile } from '@wattle/contract/exams';
import { formatMoment, MutedText } from '@wattle/design-system';

/** Of a date. */
export const DAY_IN_FULL = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const;

/** How far away a date is from another one, in weeks: "in 23 weeks", "in 5 days", "today", "over". */
export function timeUntil(date: string, today: string): string {
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  if (days < 0) return 'over';
  if (days < 2) return days === 0 ? 'today' : 'tomorrow';
  return days < 14 ? `in ${days} days` : `in ${Math.floor(days / 7)} weeks`;
}

/** How far away the exam is: a line, not a clock. */
export function ExamDay({ testDay, today, exam }: { testDay: string; today: string; exam: Exam | undefined }) {
  const until = timeUntil(testDay, today);
  if (until === 'over') return null;
  return (
    <div>
      <strong>
        The {exam ? examProfile(exam).name : 'exam'} is {until}
      </strong>
      <MutedText>{formatMoment(testDay, DAY_IN_FULL)}</MutedText>
    </div>
  );
}
