import { openTestSchema } from '@wattle/contract/attempts';
import type { QuestionPayload } from '@wattle/contract/questions';
import { type OpenPracticeTest, openPracticeTest } from '@wattle/contract/tests';
import type { OpenTestAttempt } from '@wattle/exam-player';

export interface Section {
  category: OpenPracticeTest['order'][number];
  questions: QuestionPayload[];
}

/** A test as the player takes it; of the combined practice test also what it is made of. */
export type OpenedTest = OpenTestAttempt & { sections?: Section[] };

/** Null when the response is no test of a signed-in child. */
export function toOpenedTest(body: unknown): OpenedTest | null {
  const test = openTestSchema.safeParse(body).data ?? toPracticeTest(body);
  return test && isRunning(test) ? test : null;
}

/** The sections come one after the other, in the order that the server has shuffled. */
function toPracticeTest(body: unknown) {
  const test = openPracticeTest.response.safeParse(body).data;
  if (!test) return null;
  const { reading, maths, thinkingskills, writing, order, ...attempt } = test;
  const questionsOf = { reading, maths, thinkingskills, writing: writing ? [writing] : [] };
  const sections = order.map((category) => ({ category, questions: questionsOf[category] }));
  return { ...attempt, sections, questions: sections.flatMap(({ questions }) => questions) };
}

function isRunning<Test extends Partial<OpenTestAttempt>>(test: Test): test is Test & OpenTestAttempt {
  return [test.attemptId, test.startedAt, test.serverTime, test.answers].every((part) => part !== undefined);
}
