import type {
  AnswersReceipt,
  AttemptStatus,
  OpenAttempt,
  OpenTest,
  SaveAnswers,
  SubmittedAnswer,
} from '@wattle/contract/attempts';
import type { Subject, TestType } from '@wattle/contract/constants';
import type { QuestionPayload } from '@wattle/contract/questions';
import type { AttemptList, AttemptResult } from '@wattle/contract/results';
import type { OpenPracticeTest } from '@wattle/contract/tests';
import { callApi } from './api-calls';
import type { SignedIn } from './signed-in';

/** Which test; without a subject it is the combined practice test. */
export interface TestOf {
  testType: TestType;
  subject?: Subject;
}

/** A test as a page holds it, whichever call has opened it. */
export type OpenedTest = OpenAttempt & { questions: QuestionPayload[] };

/** What the page of a signed-in child asks of the API. */
export class TestCalls {
  constructor(
    private readonly url: string,
    private readonly child: SignedIn,
    /** Gives up a request; each has a signal of its own. */
    private readonly signal?: () => AbortSignal,
  ) {}

  async open({ testType, subject }: TestOf): Promise<OpenedTest> {
    if (subject) return opened(await this.send<OpenTest>('GET', `test/subject-test/${subject}?testType=${testType}`));
    const test = await this.send<OpenPracticeTest>('GET', 'practice-test/getTestQuestions');
    const { reading, maths, thinkingskills, writing } = test;
    return opened({ ...test, questions: [...reading, ...maths, ...thinkingskills, ...(writing ? [writing] : [])] });
  }

  /** The next section of a practice exam. */
  async beginSection(subject: Subject): Promise<OpenedTest> {
    await this.send('POST', `test/exam-day/${subject}`);
    return opened(await this.send<OpenTest>('GET', `test/exam-day/${subject}`));
  }

  save(attemptId: string, changes: SaveAnswers): Promise<AnswersReceipt> {
    return this.send('PUT', `attempts/${attemptId}/answers`, changes);
  }

  status(attemptId: string): Promise<AttemptStatus> {
    return this.send('GET', `attempts/${attemptId}/status`);
  }

  list(): Promise<AttemptList> {
    return this.send('GET', 'attempts');
  }

  submit({ testType, subject }: TestOf, attemptId: string, responses: SubmittedAnswer[]): Promise<AttemptResult> {
    const about = { childId: this.child.id, attemptId };
    if (!subject) {
      const sections = [{ category: 'Practice', questionStatus: [], responses }];
      return this.send('POST', 'practice-test/submitPracticeTest', { ...about, testType: 'Practice', sections });
    }
    const questionStatus = responses.map((_each, index) => ({ questionNumber: index + 1, status: 'attempted' }));
    const submission = { ...about, category: subject, testType, questionStatus, responses };
    return this.send('POST', 'test/subject-test/submit', submission);
  }

  private send<Body>(method: string, path: string, body?: object): Promise<Body> {
    return callApi(this.url, method, path, { token: this.child.token, body, signal: this.signal?.() });
  }
}

function opened(test: Partial<OpenAttempt> & { questions: QuestionPayload[] }): OpenedTest {
  if (!test.attemptId || !test.startedAt || !test.serverTime || !test.answers) {
    throw new Error('The API has opened a test without its attempt.');
  }
  return test as OpenedTest;
}
