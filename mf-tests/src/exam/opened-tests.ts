import { type OpenPracticeTest, openPracticeTest, openTestSchema, type ServedQuestion } from '@wattle/contract';
import type { OpenTestAttempt } from '@wattle/exam-player';

export interface Section {
  category: OpenPracticeTest['order'][number];
  questions: ServedQuestion[];
}

/** The combined practice test, as the player takes it, and what it is made of. */
export type PracticeTest = OpenTestAttempt & { sections: Section[] };

/** Null when the response is no test of a signed-in child. */
export function toOpenTestAttempt(body: unknown): OpenTestAttempt | null {
  const test = openTestSchema.safeParse(body).data;
  return test && isRunning(test) ? test : null;
}

/** As {@link toOpenTestAttempt}; the sections come one after the other, in the order that the server has shuffled. */
export function toPracticeTest(body: unknown): PracticeTest | null {
  const test = openPracticeTest.response.safeParse(body).data;
  if (!test) return null;
  const { reading, maths, thinkingskills, writing, order, ...attempt } = test;
  const questionsOf = { reading, maths, thinkingskills, writing: writing ? [writing] : [] };
  const sections = order.map((category) => ({ category, questions: questionsOf[category] }));
  const running = { ...attempt, sections, questions: sections.flatMap(({ questions }) => questions) };
  return isRunning(running) ? running : null;
}

function isRunning<Test extends Partial<OpenTestAttempt>>(test: Test): test is Test & OpenTestAttempt {
  return [test.attemptId, test.startedAt, test.serverTime, test.answers].every((part) => part !== undefined);
}
