import type { ProgressWeek } from './child-progress';

/** What a child did this week, which has not ended: tests with their score first, then what is not added to them. */
export function weekSentence(name: string, { tests, resits, practisedTopics, correct, total }: ProgressWeek): string {
  const others = [
    ...(resits > 0 ? [`took ${counted(resits, 'earlier test')} again`] : []),
    ...(practisedTopics > 0 ? [`practised ${counted(practisedTopics, 'topic')}`] : []),
  ].join(' and ');
  if (tests === 0) {
    return others ? `${name} ${others} this week.` : `No test yet this week. ${name} can start one at any time.`;
  }
  const score = total > 0 ? `: ${correct} of ${total} questions were right` : '';
  return `${name} took ${counted(tests, 'test')} this week${score}.${others && ` ${name} also ${others}.`}`;
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
