import type { Exam } from '@wattle/contract/constants';
import { practisedSubjects } from '@wattle/contract/exams';
import { TEST_KINDS } from '@wattle/contract/test-kinds';
import { capitalized, numberInWords } from '@wattle/contract/text';
import type { PlanItem, WeeklyPlan } from '@wattle/contract/weekly-plan';
import { factsSentence } from '../exam/test-facts';

/** What is left of a plan. */
export function planSentence({ items, weeksWithTests }: Pick<WeeklyPlan, 'items' | 'weeksWithTests'>): string {
  const left = items.filter(({ doneBy }) => doneBy === undefined).length;
  if (left === 0) return 'All done for this week. Anything more is a bonus.';
  if (weeksWithTests === 0 && left === items.length) return `${inWords(left)} to start with. Take them in any order.`;
  return `${inWords(left)} left this week.`;
}

/** How practice has added up. A week off is never counted against a child. */
export function weeksSentence({ weeks, weeksWithTests }: Pick<WeeklyPlan, 'weeks' | 'weeksWithTests'>): string {
  if (weeksWithTests === 0) return 'Each day with practice or a test gets a blossom.';
  const sentence = `${capitalized(numberInWords(weeksWithTests))} ${weeksWithTests === 1 ? 'week' : 'weeks'} with a test so far.`;
  // This week is not over.
  return weeks.slice(0, -1).some(({ tests }) => tests === 0) ? `${sentence} A week off is fine.` : sentence;
}

function inWords(tests: number): string {
  return `${capitalized(numberInWords(tests))} ${tests === 1 ? 'test' : 'tests'}`;
}

/** How an item of the plan is called, and what it is, for a child who prepares for this exam. */
export function planItemWords({ id, subject, topic }: PlanItem, exam?: Exam): { title: string; facts: string } {
  if (id === 'weekly-test') return { title: TEST_KINDS[id].title, facts: factsSentence(id, 'Maths') };
  const subjects = `${numberInWords(practisedSubjects(exam).length)} subjects`;
  if (!subject) return { title: 'A subject test', facts: `Any of the ${subjects}, no clock` };
  const facts = topic ? `Good to practise: ${topic}, no clock` : `To keep all ${subjects} in practice, no clock`;
  return { title: `${subject} practice`, facts };
}
