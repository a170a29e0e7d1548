import { attemptReviewSchema, openTestSchema } from '@wattle/contract';
import { responsesTo, useStudentTests } from '../../test/student-tests';

const tests = useStudentTests();
const { child, open, submit, take, save, list } = tests;

const aUiState = (questionId: string, changes: object = {}) => ({
  version: 1,
  current: questionId,
  flagged: [questionId],
  eliminated: { [questionId]: ['A', 'D'] },
  highlights: { [questionId]: [[0, 12]] },
  secondsSpent: { [questionId]: 30 },
  ...changes,
});

async function review(attemptId: string) {
  const { body } = await child().get(`/api/attempts/${attemptId}`).expect(200);
  return attemptReviewSchema.parse(body);
}

describe('the list of attempts', () => {
  it('is empty at first', async () => expect(await list()).toEqual([]));

  it('tells what is under way and what was taken, the newest first', async () => {
    await take('subject-test', 20);
    tests.api.advance(60);
    const { attemptId, questions } = await open('weekly-test');
    await save(attemptId, {
      answers: questions.slice(0, 9).map(({ id }) => ({ questionId: id, selectedAnswer: 'A', version: 1 })),
    }).expect(200);
    expect(await list()).toMatchObject([
      {
        kind: 'weekly-test',
        answeredCount: 9,
        questionCount: 17,
        score: null,
        perCategory: [],
        deadline: expect.any(String),
      },
      {
        kind: 'subject-test',
        subject: 'Maths',
        score: 20,
        total: 30,
        perCategory: [{ category: 'Number and place value', correct: 20, total: 30 }],
      },
    ]);
  });

  it('submits what is overdue, with its flags', async () => {
    const { attemptId, questions } = await open('weekly-test');
    await save(attemptId, { answers: [], uiState: aUiState(String(questions[0]?.id)) }).expect(200);
    tests.api.advance(1_200 + 31);
    expect(await list()).toMatchObject([{ attemptId, score: 0 }]);
    expect((await review(attemptId)).result.questions[0]).toMatchObject({ flagged: true, secondsSpent: 30 });
  });

  it('does not count an answer that was taken back', async () => {
    const { attemptId, questions } = await open();
    const answer = { questionId: questions[0]?.id, selectedAnswer: null, version: 2 };
    await save(attemptId, { answers: [answer] }).expect(200);
    expect((await list())[0]?.answeredCount).toBe(0);
  });
});

describe('the review of an attempt', () => {
  it('shows the questions as they were served, with answers, keys and explanations', async () => {
    const { attemptId } = await take('weekly-test', 5);
    await tests.api.connection.collection('questions').updateMany({}, { $set: { question: 'Changed', version: 2 } });
    const { questions, result } = await review(attemptId);
    expect(questions).toHaveLength(17);
    expect(questions.map(({ question }) => question)).not.toContain('Changed');
    expect(result.questions.map(({ questionId }) => questionId)).toEqual(questions.map(({ id }) => id));
    expect(result.questions[0]).toMatchObject({ correct: true, explanation: expect.any(String) });
  });

  it('remembers flags and times', async () => {
    const { attemptId, questions } = await open();
    const id = String(questions[0]?.id);
    await save(attemptId, { answers: [], uiState: aUiState(id) }).expect(200);
    await submit({ attemptId, secondsSpent: { [id]: 25, [String(questions[1]?.id)]: 10 } }).expect(200);
    const { result, secondsUsed } = await review(attemptId);
    expect(result.questions.slice(0, 2)).toMatchObject([
      { flagged: true, secondsSpent: 30 },
      { flagged: false, secondsSpent: 10 },
    ]);
    expect(secondsUsed).toBe(40);
  });

  it('waits until the test is submitted', async () => {
    const { attemptId } = await open();
    const { body } = await child().get(`/api/attempts/${attemptId}`).expect(409);
    expect(body.message).toBe('This test is still under way.');
  });

  it.each(['', '/status', '/re-sit'])('is for nobody else: /api/attempts/:id%s', async (path) => {
    const { attemptId } = await take('subject-test', 1);
    await tests.transferAttempt(attemptId);
    await child().get(`/api/attempts/${attemptId}${path}`).expect(404);
  });
});

describe('uiState', () => {
  it('is there again when the test is opened again', async () => {
    const { attemptId, questions } = await open();
    const uiState = aUiState(String(questions[2]?.id));
    const { body } = await save(attemptId, { answers: [], uiState }).expect(200);
    expect(body).toMatchObject({ answers: [], uiStateVersion: 1, state: 'open' });
    expect((await open()).uiState).toEqual(uiState);
  });

  it('is never overwritten by an older one that comes late', async () => {
    const { attemptId, questions } = await open();
    const id = String(questions[0]?.id);
    await save(attemptId, { answers: [], uiState: aUiState(id, { version: 5 }) });
    const { body } = await save(attemptId, { answers: [], uiState: aUiState(id, { version: 4, flagged: [] }) });
    expect(body.uiStateVersion).toBe(5);
    expect((await open()).uiState?.flagged).toEqual([id]);
  });

  it.each([
    [{ answers: [] }],
    [{ answers: [], uiState: { version: 0 } }],
    [{ answers: [], uiState: { ...aUiState('a'.repeat(24)), eliminated: { ['a'.repeat(24)]: ['Z'] } } }],
    [{ answers: [], uiState: { ...aUiState('a'.repeat(24)), highlights: { x: [[0, 1]] } } }],
    [{ answers: [], uiState: { ...aUiState('a'.repeat(24)), highlights: { ['a'.repeat(24)]: [[9]] } } }],
    [{ answers: [], uiState: { ...aUiState('a'.repeat(24)), secondsSpent: { $gt: 1 } } }],
  ])('of the wrong shape is refused: %j', async (changes) => {
    const { attemptId } = await open();
    await save(attemptId, changes).expect(400);
  });

  it.each([
    [[[9, 5]]],
    [
      [
        [0, 5],
        [4, 9],
      ],
    ],
  ])('with highlights out of order is refused: %j', async (ranges) => {
    const { attemptId } = await open();
    const uiState = { ...aUiState('a'.repeat(24)), highlights: { ['a'.repeat(24)]: ranges } };
    await save(attemptId, { answers: [], uiState }).expect(422);
  });
});

describe('the status of an attempt', () => {
  it('tells deadline, clock and state, also after the submission', async () => {
    const { attemptId, deadline } = await open('weekly-test');
    const status = () => child().get(`/api/attempts/${attemptId}/status`).expect(200);
    const before = Date.now();
    const { body } = await status();
    const after = Date.now();
    expect(body).toMatchObject({ state: 'open', deadline });
    expect(Date.parse(body.serverTime)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(body.serverTime)).toBeLessThanOrEqual(after);
    tests.api.advance(1_200 + 31);
    expect((await status()).body).toMatchObject({ state: 'submitted' });
  });

  it('comes with each receipt', async () => {
    const { attemptId, questions, deadline } = await open('weekly-test', 'maths', { pageId: 'mine' });
    const answer = { questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 };
    const { body } = await save(attemptId, { answers: [answer] }).expect(200);
    expect(body).toMatchObject({ answers: [answer], state: 'open', deadline, activePageId: 'mine' });
  });
});

describe('a re-sit', () => {
  it('serves what went wrong, without a clock, and leaves the first result as it was', async () => {
    const first = await take('weekly-test', 14);
    const { body } = await child().get(`/api/attempts/${first.attemptId}/re-sit`).expect(200);
    const resit = openTestSchema.parse(body);
    const wrong = first.questions.filter(({ correct }) => !correct).map(({ questionId }) => questionId);
    expect(resit.questions.map(({ id }) => id)).toEqual(wrong);
    expect(resit.deadline).toBeUndefined();
    for (const id of [first.attemptId, resit.attemptId]) {
      expect((await child().get(`/api/attempts/${id}/re-sit`)).body.attemptId).toBe(resit.attemptId);
    }

    const submitResit = () =>
      child()
        .post(`/api/attempts/${resit.attemptId}/submit`)
        .send({ responses: responsesTo(resit.questions, 2) });
    const { body: result } = await submitResit().expect(200);
    expect(result).toMatchObject({ score: 2, total: 3 });
    expect((await submitResit().expect(200)).body).toEqual(result);
    expect(await list()).toMatchObject([
      { kind: 're-sit', subject: 'Maths', resitOf: 'weekly-test', score: 2, total: 3 },
      { kind: 'weekly-test', score: 14, total: 17 },
    ]);
  });

  it('is not to be had where nothing went wrong, or before the test is submitted', async () => {
    const { attemptId } = await take('weekly-test', 17);
    const { body } = await child().get(`/api/attempts/${attemptId}/re-sit`).expect(409);
    expect(body.message).toBe('Nothing went wrong in this test.');
    const open = await tests.open('mega-test');
    await child().get(`/api/attempts/${open.attemptId}/re-sit`).expect(409);
  });
});
