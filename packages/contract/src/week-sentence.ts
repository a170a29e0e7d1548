import type { ProgressWeek } from './child-progress';
import { formatCount, listInWords } from './text';

/** What a child did this week, which has not ended: tests with their score first, then what is not added to them. */
export function weekSentence(name: string, week: ProgressWeek): string {
  return [doneThisWeek(name, week), ...returnedInWords(name, week)].join(' ');
}

/** “A person read Asha’s text “The door” and wrote back.” */
export function returnedInWords(name: string, { returnedTexts = [] }: ProgressWeek): string[] {
  return returnedTexts.map((title) => `A person read ${name}’s text “${title}” and wrote back.`);
}

function doneThisWeek(name: string, week: ProgressWeek): string {
  const { tests, correct, total } = week;
  const others = doneBesideTests(week);
  if (tests === 0) {
    return others ? `${name} ${others} this week.` : `No test yet this week. ${name} can start one at any time.`;
  }
  const score = total > 0 ? `: ${correct} of ${total} questions were right` : '';
  return `${name} took ${formatCount(tests, 'test')} this week${score}.${others && ` ${name} also ${others}.`}`;
}

/** "took 1 earlier test again, practised 2 topics and did the practice of 3 days"; empty where nothing was done. */
export function doneBesideTests({ resits, practisedTopics, practiceDays = 0 }: ProgressWeek): string {
  return listInWords([
    ...(resits > 0 ? [`took ${formatCount(resits, 'earlier test')} again`] : []),
    ...(practisedTopics > 0 ? [`practised ${formatCount(practisedTopics, 'topic')}`] : []),
    ...(practiceDays > 0 ? [`did the practice of ${formatCount(practiceDays, 'day')}`] : []),
  ]);
}
