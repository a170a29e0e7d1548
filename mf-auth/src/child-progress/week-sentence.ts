import type { ProgressWeek } from '@wattle/contract';
import { formatCount } from '@wattle/design-system';

/** The week that has not ended, in a sentence. */
export function weekSentence(name: string, { tests, resits, practisedTopics, correct, total }: ProgressWeek): string {
  const done = [
    ...(tests + resits > 0 ? [`took ${formatCount(tests + resits, 'test')}`] : []),
    ...(practisedTopics > 0 ? [`practised ${formatCount(practisedTopics, 'topic')}`] : []),
  ].join(' and ');
  if (!done) return `No test yet this week. ${name} can start one at any time.`;
  const score = total > 0 ? ` ${correct} of ${total} questions were right.` : '';
  return `${name} ${done} this week.${score}`;
}
