import type { AttemptSummary } from '@wattle/contract/results';
import { questionCount, TEST_KINDS, testSeconds } from '@wattle/contract/test-kinds';
import { formatMinutes } from '@wattle/contract/text';
import type { PlanItem } from '@wattle/contract/weekly-plan';
import { openAttemptsOf } from '../attempts';
import { resumePath, testPath } from '../paths';

export interface PlanItemWords {
  title: string;
  facts: string;
  /** Where it begins; absent where the child chooses. */
  path?: string;
}

/** How an item of the plan is called, and where it leads. */
export function planItemWords({ id, subject, topic }: PlanItem): PlanItemWords {
  if (id === 'weekly-test') {
    const minutes = formatMinutes(testSeconds(id, 'Maths') ?? 0);
    const facts = `${questionCount(id, 'Maths')} questions in ${minutes}`;
    return { title: TEST_KINDS[id].title, facts, path: testPath(id, 'Maths') };
  }
  if (!subject) return { title: 'A subject test', facts: 'Choose any of the four below, no clock' };
  const facts = topic ? `Good to practise: ${topic}, no clock` : 'To keep all four subjects in practice, no clock';
  return { title: `${subject} practice`, facts, path: testPath('subject-test', subject) };
}

/** Whether the item can be started from the plan, and nothing has ticked it. */
export function isToDo(item: PlanItem): boolean {
  return item.doneBy === undefined && planItemWords(item).path !== undefined;
}

export function isUnderWay(path: string, attempts: readonly AttemptSummary[]): boolean {
  return openAttemptsOf(attempts).map(resumePath).includes(path);
}
