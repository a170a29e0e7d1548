import { TEST_KINDS } from '@wattle/contract/test-kinds';
import type { PlanItem } from '@wattle/contract/weekly-plan';
import { factsSentence } from '../exam/test-sentences';

/** How an item of the plan is called, and what it is. */
export function planItemWords({ id, subject, topic }: PlanItem): { title: string; facts: string } {
  if (id === 'weekly-test') return { title: TEST_KINDS[id].title, facts: factsSentence(id, 'Maths') };
  if (!subject) return { title: 'A subject test', facts: 'Any of the four subjects, no clock' };
  const facts = topic ? `Good to practise: ${topic}, no clock` : 'To keep all four subjects in practice, no clock';
  return { title: `${subject} practice`, facts };
}
