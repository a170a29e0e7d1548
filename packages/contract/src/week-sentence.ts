import type { ProgressWeek } from './child-progress';
import { formatCount } from './text';

/** What a child did this week, which has not ended: tests with their score first, then what is not added to them. */
export function weekSentence(name: string, { tests, resits, practisedTopics, correct, total }: ProgressWeek): string {
  const others = [
    ...(resits > 0 ? [`took ${formatCount(resits, 'earlier test')} again`] : []),
    ...(practisedTopics > 0 ? [`practised ${formatCount(practisedTopics, 'topic')}`] : []),
  ].join(' and ');
  if (tests === 0) {
    return others ? `${name} ${others} this week.` : `No test yet this week. ${name} can start one at any time.`;
  }
  const score = total > 0 ? `: ${correct} of ${total} questions were right` : '';
  return `${name} took ${formatCount(tests, 'test')} this week${score}.${others && ` ${name} also ${others}.`}`;
}
