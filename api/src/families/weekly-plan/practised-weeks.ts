import { SHOWN_WEEKS, type WeeklyPlan } from '@wattle/contract';
import { weeksBefore } from '../../infrastructure';

/**
 * The weeks with a test, which only ever become more: a week off takes nothing away. Shown are the latest ones since the
 * first test, so that nobody sees empty weeks from before it began.
 */
export function practisedWeeks(
  taken: readonly { week: string }[],
  thisWeek: string,
): Pick<WeeklyPlan, 'weeks' | 'weeksWithTests'> {
  const tests = new Map<string, number>();
  for (const { week } of taken) tests.set(week, (tests.get(week) ?? 0) + 1);
  const first = [...tests.keys(), thisWeek].sort()[0] ?? thisWeek;
  const weeks = Array.from({ length: SHOWN_WEEKS }, (_, index) => weeksBefore(thisWeek, SHOWN_WEEKS - 1 - index));
  return {
    weeks: weeks.filter((week) => week >= first).map((week) => ({ week, tests: tests.get(week) ?? 0 })),
    weeksWithTests: tests.size,
  };
}
