import { attemptListSchema, attemptReviewSchema, reMarkingSchema, type ServedQuestion } from '@wattle/contract';
import { type TestStudent, useApi } from '../../test/start-api';

const running = useApi({}, (api) =>
  api.addQuestions('Maths', 5, {
    mcq_options: 'A 1, B 2, C 3',
    correct_answer: 'A',
    wrong_turns: { B: 'This adds one too many.', C: 'This adds two too many.' },
  }),
);

const admin = () => running.api.as('admin');

/** Takes the subject test, always with the same letter. */
async function takeTest(student: TestStudent, letter: string) {
  const { body } = await student.client().get('/api/test/subject-test/maths').expect(200);
  const questions: ServedQuestion[] = body.questions;
  const responses = questions.map(({ id }) => ({ questionId: id, selectedAnswer: letter }));
  const submission = {
    childId: student.id,
    category: 'Maths',
    testType: 'subject-test',
    questionStatus: [],
    responses,
  };
  const { body: result } = await student.client().post('/api/test/subject-test/submit').send(submission).expect(200);
  return { attemptId: String(result.attemptId), questionIds: questions.map(({ id }) => id).sort() };
}

async function correct(id: string, changes: object) {
  const { body } = await admin().get(`/api/questions/get-question/${id}?subject=Maths`).expect(200);
  await admin()
    .put(`/api/questions/update-questions/${id}?subject=Maths`)
    .send({ ...body, ...changes })
    .expect(200);
}

async function reMark(method: 'get' | 'post', id: string) {
  const { body } = await admin()[method](`/api/questions/re-marking/${id}?subject=Maths`).expect(200);
  return reMarkingSchema.parse(body);
}

const summaryOf = async (student: TestStudent) =>
  attemptListSchema.parse((await student.client().get('/api/attempts').expect(200)).body).attempts[0];

it('a corrected key says what it would change, changes it, and tells the children', async () => {
  const [right, wrong] = [await running.api.addStudent(), await running.api.addStudent()];
  const { questionIds } = await takeTest(right, 'B');
  const { attemptId } = await takeTest(wrong, 'A');
  const [id = ''] = questionIds;
  await correct(id, { correct_answer: 'B', explanation: 'One and one are two.', wrong_turns: '' });

  const expected = {
    keysBefore: ['A'],
    keyNow: 'B',
    attempts: 2,
    scoresUp: 1,
    scoresDown: 1,
    otherOptions: 0,
    children: 2,
  };
  expect(await reMark('get', id)).toMatchObject(expected);
  expect((await summaryOf(right))?.score).toBe(0);
  expect(await reMark('post', id)).toMatchObject(expected);
  expect(await summaryOf(right)).toMatchObject({
    score: 1,
    remarked: { scoreBefore: 0 },
    perCategory: [{ correct: 1 }],
  });
  expect(await summaryOf(wrong)).toMatchObject({ score: 4, remarked: { scoreBefore: 5 } });

  const { body } = await wrong.client().get(`/api/attempts/${attemptId}`).expect(200);
  const marked = attemptReviewSchema.parse(body).result.questions.find(({ questionId }) => questionId === id);
  expect(marked).toMatchObject({
    selectedAnswer: 'A',
    correct_answer: 'B',
    explanation: 'One and one are two.',
    correct: false,
  });
  const { body: story } = await admin().get(`/api/questions/history/${id}?subject=Maths`).expect(200);
  expect(story.history[0]).toMatchObject({
    action: 're-marked',
    by: 'test-admin',
    note: '2 attempts, 1 scores up, 1 down',
  });
});

it.each([
  ['takes over the wrong turns as they are now', { A: 'This adds one too few.', B: 'Corrected.' }],
  ['takes away those that are not there any more', {}],
])('%s', async (_what, wrong_turns) => {
  const student = await running.api.addStudent();
  const { attemptId, questionIds } = await takeTest(student, 'B');
  const [, , , , id = ''] = questionIds;
  const turnsOf = async () => {
    const { body } = await student.client().get(`/api/attempts/${attemptId}`).expect(200);
    const { questions } = attemptReviewSchema.parse(body).result;
    return questions.find(({ questionId }) => questionId === id)?.wrong_turns;
  };
  const before = await turnsOf();
  expect(before).toEqual({ B: 'This adds one too many.', C: 'This adds two too many.' });
  await correct(id, { correct_answer: 'C', wrong_turns });
  expect(await turnsOf()).toEqual(before);
  await reMark('post', id);
  expect(await turnsOf()).toEqual(wrong_turns);
  await correct(id, { correct_answer: 'A', wrong_turns: before });
});

it('is done once: a second time nothing is left to change', async () => {
  const student = await running.api.addStudent();
  const [, id = ''] = (await takeTest(student, 'C')).questionIds;
  await correct(id, { correct_answer: 'C', wrong_turns: '' });
  await reMark('post', id);
  expect(await reMark('post', id)).toMatchObject({ attempts: 0, scoresUp: 0, children: 0 });
});

it('attempts that were served other options stay as they are, and are counted', async () => {
  const student = await running.api.addStudent();
  const [, , id = ''] = (await takeTest(student, 'B')).questionIds;
  await correct(id, { mcq_options: 'A 2, B 1, C 3', correct_answer: 'B', wrong_turns: '' });
  expect(await reMark('post', id)).toMatchObject({ otherOptions: expect.any(Number), scoresUp: 0 });
  expect((await summaryOf(student))?.remarked).toBeUndefined();
});

it('is for admins', () =>
  running.api
    .as('student')
    .post(`/api/questions/re-marking/${'a'.repeat(24)}?subject=Maths`)
    .expect(403));
