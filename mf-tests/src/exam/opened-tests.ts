import { type OpenPracticeTest, openPracticeTestSchema, openTestSchema, type ServedQuestion } from '@wattle/contract';
import type { RunningTest } from '@wattle/exam-player';

export interface Section {
  category: OpenPracticeTest['order'][number];
  questions: ServedQuestion[];
}

/** The combined practice test, as the player takes it, and what it is made of. */
export type PracticeTest = RunningTest & { sections: Section[] };

/** Null when the server's answer is no test of a signed-in child. */
export function toRunningTest(body: unknown): RunningTest | null {
  const test = openTestSchema.safeParse(body).data;
  return test && isRunning(test) ? test : null;
}

/** As {@link toRunningTest}; the sections come one after the other, in the order that the server has shuffled. */
export function toPracticeTest(body: unknown): PracticeTest | null {
  const test = openPracticeTestSchema.safeParse(body).data;
  if (!test) return null;
  const { reading, maths, thinkingskills, writing, order, ...attempt } = test;
  const questionsOf = { reading, maths, thinkingskills, writing: writing ? [writing] : [] };
  const sections = order.map((category) => ({ category, questions: questionsOf[category] }));
  const running = { ...attempt, sections, questions: sections.flatMap(({ questions }) => questions) };
  return isRunning(running) ? running : null;
}

function isRunning<Test extends Partial<RunningTest>>(test: Test): test is Test & RunningTest {
  return [test.attemptId, test.startedAt, test.serverTime, test.answers].every((part) => part !== undefined);
}
