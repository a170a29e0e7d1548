import { openTestSchema } from '@wattle/contract/attempts';
import type { requestTo } from '@wattle/contract/endpoint';
import type { QuestionPayload } from '@wattle/contract/questions';
import { type OpenPracticeTest, openPracticeTest } from '@wattle/contract/tests';
import { keepOpenedTest, keptResponse, type OpenTestAttempt } from '@wattle/exam-player';
import { errorStatus } from '@wattle/platform';

export interface Section {
  category: OpenPracticeTest['order'][number];
  questions: QuestionPayload[];
}

/** A test as the player takes it; of the combined practice test also what it is made of. */
export type OpenedTest = OpenTestAttempt & { sections?: Section[] };

/** Null when the response is no test of a signed-in child. */
function toOpenedTest(body: unknown): OpenedTest | null {
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

/** A call that opens or submits a test. */
export type TestRequest = ReturnType<typeof requestTo>;

/** The call that opens a test, and the page on which it is taken. */
export interface Opening extends TestRequest {
  title: string;
  /** With its query. */
  path: string;
  /** What the device has kept will not do: another page is the active one until the server says otherwise. */
  needsServer?: boolean;
}

type Params = Record<string, string | undefined>;

interface Opened {
  data?: unknown;
  error?: unknown;
}

/**
 * What came of opening a test. It is kept on the device for this child; without a response from the server, what was
 * kept before stands in for it.
 */
export function openedTestOf(
  { data, error }: Opened,
  opening: Opening,
  childId: string,
): OpenedTest | null | undefined {
  if (error !== undefined) {
    const isKeptUsed = errorStatus(error) === undefined && !opening.needsServer;
    const kept = isKeptUsed ? keptResponse(childId, keyOf(opening)) : undefined;
    return kept && toOpenedTest(kept);
  }
  const test = toOpenedTest(data);
  // During a rest break it comes without its questions.
  if (test && !test.breakUntil) keep(test, data as object, opening, childId);
  return test;
}

/** The attempt of a test that goes on without the server, because this device has opened it. */
export function keptAttempt(opening: TestRequest, childId: string): string | undefined {
  return keptResponse(childId, keyOf(opening))?.attemptId;
}

/** A server that gives no answer is waited for so long where the test goes on without it. */
const ANSWER_MS = 3_000;

const NO_ANSWER = { data: undefined, error: { status: 'TIMEOUT_ERROR', error: 'No answer' } as const };

/** The response to a call of a test, or that there was no answer in time. */
export async function answerTo<Answer>(
  call: PromiseLike<Answer>,
  isWaitedFor: boolean,
): Promise<Answer | typeof NO_ANSWER> {
  if (isWaitedFor) return call;
  return Promise.race([call, new Promise<typeof NO_ANSWER>((resolve) => setTimeout(resolve, ANSWER_MS, NO_ANSWER))]);
}

function keep(
  { attemptId, questions }: OpenedTest,
  body: object,
  { title, path, ...request }: Opening,
  childId: string,
) {
  const { pathname, searchParams } = new URL(path, window.location.origin);
  searchParams.set('attemptId', attemptId);
  const kept = {
    attemptId,
    call: keyOf(request).call,
    body,
    receivedAt: Date.now(),
    title,
    path: `${pathname}?${searchParams}`,
  };
  keepOpenedTest(
    childId,
    kept,
    questions.flatMap(({ image_data }) => image_data ?? []),
  );
}

/** Names a test, without what differs from page to page. */
function keyOf({ url, params = {} }: TestRequest) {
  const { attemptId, pageId: _page, feedback: _feedback, ahead: _ahead, ...rest } = params as Params;
  return { attemptId, call: `${url} ${JSON.stringify(rest)}` };
}
