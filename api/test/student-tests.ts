import {
  type AttemptResult,
  attemptListSchema,
  attemptResultSchema,
  openPracticeTestSchema,
  openTestSchema,
  type ServedQuestion,
  type SubmittedAnswer,
  type TestType,
} from '@wattle/contract';
import { TEST_USERS, TestApi } from './start-api';

export const childId = TEST_USERS.student.userId;

const runningTestSchema = openTestSchema.required({
  attemptId: true,
  startedAt: true,
  serverTime: true,
  answers: true,
});
const runningPracticeSchema = openPracticeTestSchema.required({
  attemptId: true,
  startedAt: true,
  serverTime: true,
  answers: true,
});

/** The answers of a child who knows the first `right` ones; the key of all questions is B. */
export function responsesTo(questions: readonly ServedQuestion[], right: number): SubmittedAnswer[] {
  return questions.map(({ id }, index) => ({ questionId: id, selectedAnswer: index < right ? 'B' : 'A' }));
}

/** An API with a bank for each test of a file, and what a child does there. */
export function useStudentTests(settings: Record<string, string> = {}) {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.start(settings);
    await api.addQuestions('Maths', 40);
    await api.addQuestions('ThinkingSkills', 12);
    await api.addQuestions('Reading', 6, { text: 'The lamp\n\nIt had to be wound.' });
    await api.addQuestions('Reading', 6, { text: 'The reef\n\nIt was bright.' });
    await api.addQuestions('Writing', 2, { mcq_options: undefined, correct_answer: undefined });
  });
  afterEach(() => api.close());

  const child = () => api.as('student');

  async function open(testType: TestType = 'subject-test', category = 'maths', more: object = {}) {
    const { body } = await child()
      .get(`/api/test/subject-test/${category}`)
      .query({ testType, ...more })
      .expect(200);
    return runningTestSchema.parse(body);
  }

  async function openPractice() {
    const { body } = await child().get('/api/practice-test/getTestQuestions').expect(200);
    return runningPracticeSchema.parse(body);
  }

  /** Hands in what the documented client sends, with more or other fields where a test says so. */
  const submit = (changes: object = {}) =>
    child()
      .post('/api/test/subject-test/submit')
      .send({ childId, category: 'maths', testType: 'subject-test', questionStatus: [], responses: [], ...changes });

  const submitPractice = (sections: object[], changes: object = {}) =>
    child()
      .post('/api/practice-test/submitPracticeTest')
      .send({ childId, testType: 'Practice', sections, ...changes });

  async function take(testType: TestType, right: number): Promise<AttemptResult> {
    const { attemptId, questions } = await open(testType);
    const { body } = await submit({ testType, attemptId, responses: responsesTo(questions, right) }).expect(200);
    return attemptResultSchema.parse(body);
  }

  const save = (attemptId: string, changes: object) => child().put(`/api/attempts/${attemptId}/answers`).send(changes);

  async function list() {
    const { body } = await child().get('/api/attempts').expect(200);
    return attemptListSchema.parse(body).attempts;
  }

  return {
    get api() {
      return api;
    },
    child,
    open,
    openPractice,
    submit,
    submitPractice,
    take,
    save,
    list,
  };
}
