import { openTestSchema, type SubmittedAnswer } from '@wattle/contract/attempts';
import type { TestType } from '@wattle/contract/constants';
import type { QuestionPayload } from '@wattle/contract/questions';
import { type AttemptResult, attemptList, attemptResultSchema } from '@wattle/contract/results';
import { openPracticeTest } from '@wattle/contract/tests';
import { Types } from 'mongoose';
import { call } from './call';
import { type TestApi, type TestStudent, useApi } from './start-api';

const runningTestSchema = openTestSchema.required({
  attemptId: true,
  startedAt: true,
  serverTime: true,
  answers: true,
});
const runningPracticeSchema = openPracticeTest.response.required({
  attemptId: true,
  startedAt: true,
  serverTime: true,
  answers: true,
});

/** The answers of a child who knows the first `right` ones; the key of all questions is B. */
export function responsesTo(questions: readonly QuestionPayload[], right: number): SubmittedAnswer[] {
  return questions.map(({ id }, index) => ({ questionId: id, selectedAnswer: index < right ? 'B' : 'A' }));
}

/** Enough questions for every kind of test. */
async function addBank(api: TestApi): Promise<void> {
  await api.addQuestions('Maths', 40);
  await api.addQuestions('ThinkingSkills', 12);
  await api.addQuestions('Reading', 5, { text: 'The lamp\n\nIt had to be wound.' });
  await api.addQuestions('Reading', 5, { text: 'The reef\n\nIt was bright.' });
  await api.addQuestions('Writing', 2, { mcq_options: undefined, correct_answer: undefined });
}

/** An API with a bank for a file, and what a child of each test does there. */
export function useStudentTests(settings: Record<string, string> = {}, prepare = addBank) {
  const running = useApi(settings, prepare);
  let student: TestStudent;
  beforeEach(async () => {
    student = await running.api.addStudent();
  });

  const child = () => student.client();

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

  /** Submits what the documented client sends, with more or other fields where a test says so. */
  const submit = (changes: object = {}) =>
    child()
      .post('/api/test/subject-test/submit')
      .send({
        childId: student.id,
        category: 'maths',
        testType: 'subject-test',
        questionStatus: [],
        responses: [],
        ...changes,
      });

  const submitPractice = (sections: object[], changes: object = {}) =>
    child()
      .post('/api/practice-test/submitPracticeTest')
      .send({ childId: student.id, testType: 'Practice', sections, ...changes });

  async function take(testType: TestType, right: number): Promise<AttemptResult> {
    const { attemptId, questions } = await open(testType);
    const { body } = await submit({ testType, attemptId, responses: responsesTo(questions, right) }).expect(200);
    return attemptResultSchema.parse(body);
  }

  const save = (attemptId: string, changes: object) => child().put(`/api/attempts/${attemptId}/answers`).send(changes);

  async function list() {
    return (await call(child(), attemptList)).attempts;
  }

  /** The attempts of the child as they are stored. */
  const attempts = () =>
    running.api.connection
      .collection('attempts')
      .find({ owner: `child:${student.id}` })
      .toArray();

  /** Makes an attempt that of another child. */
  const transferAttempt = (attemptId: string) =>
    running.api.connection
      .collection('attempts')
      .updateOne({ _id: new Types.ObjectId(attemptId) }, { $set: { owner: `child:${'c'.repeat(24)}` } });

  return {
    get api() {
      return running.api;
    },
    get childId() {
      return student.id;
    },
    get username() {
      return student.username;
    },
    child,
    open,
    openPractice,
    submit,
    submitPractice,
    take,
    save,
    list,
    attempts,
    transferAttempt,
  };
}
