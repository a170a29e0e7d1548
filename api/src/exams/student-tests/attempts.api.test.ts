import { openTestSchema } from '@wattle/contract/attempts';
import { dailyPractice } from '@wattle/contract/daily-practice';
import { DISPLAY_CHOICES } from '@wattle/contract/display-settings';
import type { QuestionPayload } from '@wattle/contract/questions';
import { attemptList, attemptReview, checkAnswer } from '@wattle/contract/results';
import { easierQuestions } from '@wattle/contract/scores';
import { openResit } from '@wattle/contract/tests';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { responsesTo, useStudentTests } from '../../../test/student-tests';
import { FamilyChildrenService } from '../../families/members/family-children.service';

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
  return call(child(), attemptReview, { params: { id: attemptId } });
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

  it('says how much longer tests last for this child, and nothing where they do not', async () => {
    expect((await child().get('/api/attempts').expect(200)).body).not.toHaveProperty('extraTimePercent');
    const member = await tests.api.app.get(FamilyChildrenService).byUsername(tests.username);
    await tests.api.app.get(FamilyChildrenService).setAllowance(member, 'extraTime', { amount: 25 }, 'ada');
    const { body } = await child().get('/api/attempts').expect(200);
    expect(body).toMatchObject({ extraTimePercent: 25, allowances: { extraTime: { amount: 25 } } });
    // Nobody learns from it by which name a member of staff logs in.
    expect(JSON.stringify(body)).not.toContain('ada');
  });

  it('tells each device how the child likes the screen of a test, as it was chosen last', async () => {
    const chosen = Object.fromEntries(Object.entries(DISPLAY_CHOICES).map(([name, [first]]) => [name, first]));
    const put = (changes: object) =>
      child()
        .put('/api/display-settings')
        .send({ ...chosen, ...changes });
    const told = async () => (await call(child(), attemptList)).displaySettings;
    expect(await told()).toBeUndefined();
    for (const zoom of ['150', '200']) await put({ zoom, spacing: 'wider' }).expect(204);
    await put({ zoom: '300' }).expect(400);
    expect(await told()).toEqual({ ...chosen, zoom: '200', spacing: 'wider' });
    const sibling = (await tests.api.addStudent()).client();
    expect((await call(sibling, attemptList)).displaySettings).toBeUndefined();
  });

  it('has the latest two hundred open ones, and an older one goes on when it is opened again', async () => {
    const first = await open('weekly-test', 'reading');
    const records = tests.api.connection.collection('attempts');
    const [stored] = await tests.attempts();
    const later = Array.from({ length: 205 }, (_each, index) => ({
      ...stored,
      ...{ _id: new Types.ObjectId(), kind: 're-sit', uniqueKey: `re-sit ${index}`, deadline: undefined },
      startedAt: new Date(Date.now() + index),
    }));
    await records.insertMany(later);
    const listed = (await list()).map(({ attemptId }) => attemptId);
    expect(listed).toEqual(
      later
        .slice(5)
        .map(({ _id }) => String(_id))
        .reverse(),
    );
    expect((await open('weekly-test', 'reading')).attemptId).toBe(first.attemptId);
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
    expect(body.message).toBe('This test is still under way. Submit it to see the result.');
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
    expect(body.message).toBe('Nothing went wrong in this test, so there is nothing to retry. Choose the next one.');
    const open = await tests.open('mega-test');
    await child().get(`/api/attempts/${open.attemptId}/re-sit`).expect(409);
  });
});

describe('the easier questions of a test that went badly', () => {
  const LEVELS = ['Difficult', 'Easy', 'Medium', 'Easy'] as const;

  async function takeBadly() {
    const { attemptId, questions } = await open('weekly-test');
    const versions = tests.api.connection.collection('question_versions');
    for (const [index, { id }] of questions.entries()) {
      const level = LEVELS[index % LEVELS.length];
      await versions.updateMany({ 'question.id': id }, { $set: { 'question.level': level } });
    }
    await submit({ testType: 'weekly-test', attemptId, responses: responsesTo(questions, 2) }).expect(200);
    return { attemptId, questions };
  }

  const openEasier = async (id: string) => {
    return call(child(), openResit, { params: { id }, query: { only: 'easier' } });
  };

  it('are three like the easiest that went wrong, none of the test itself, and the same when they are opened again', async () => {
    const { attemptId, questions } = await takeBadly();
    const easier = await openEasier(attemptId);
    const { result } = await review(attemptId);
    const wrong = questions.filter(({ id }) => easierQuestions(result.questions).includes(id));
    const topicsOf = (list: QuestionPayload[]) => list.map(({ category }) => category).sort();
    expect(topicsOf(easier.questions)).toEqual(topicsOf(wrong));
    expect(easier.questions.filter(({ id }) => questions.some((each) => each.id === id))).toEqual([]);
    expect(easier.questions).toHaveLength(3);
    expect(easier.deadline).toBeUndefined();
    expect((await openEasier(attemptId)).attemptId).toBe(easier.attemptId);
    expect((await child().get(`/api/attempts/${easier.attemptId}/re-sit`)).body.attemptId).toBe(easier.attemptId);
  });

  it('are a re-sit of their own beside that of everything that went wrong', async () => {
    const { attemptId, questions } = await takeBadly();
    const easier = await openEasier(attemptId);
    const { body: all } = await child().get(`/api/attempts/${attemptId}/re-sit`).expect(200);
    expect(all.questions).toHaveLength(questions.length - 2);
    const responses = responsesTo(easier.questions, 3);
    const { body } = await child().post(`/api/attempts/${easier.attemptId}/submit`).send({ responses }).expect(200);
    expect(body).toMatchObject({ score: 3, total: 3 });
  });

  it('are told by the levels of the review, which a running test does not have', async () => {
    const { attemptId, questions } = await takeBadly();
    expect((await review(attemptId)).result.questions[0]?.level).toEqual(expect.any(String));
    expect(questions[0]).not.toHaveProperty('level');
    expect((await openEasier(attemptId)).questions[0]).not.toHaveProperty('level');
  });

  it('are asked for by name only', () =>
    child()
      .get(`/api/attempts/${'a'.repeat(24)}/re-sit?only=hard`)
      .expect(400));
});

describe('practice of one topic', () => {
  const topic = 'Measurement';
  const openTopic = (name: string, category = 'maths') =>
    child().get(`/api/test/topic/${category}`).query({ topic: name });

  beforeAll(() => tests.api.addQuestions('Maths', 6, { category: topic }));

  it('is five questions of the topic, new ones first, without a clock', async () => {
    const first = openTestSchema.parse((await openTopic(topic).expect(200)).body);
    expect(first.questions.map(({ category }) => category)).toEqual(Array(5).fill(topic));
    expect(first.deadline).toBeUndefined();
    expect((await openTopic(topic)).body.attemptId).toBe(first.attemptId);

    const responses = responsesTo(first.questions, 5);
    await child().post(`/api/attempts/${first.attemptId}/submit`).send({ responses }).expect(200);
    expect(await list()).toMatchObject([{ kind: 'practice', subject: 'Maths', topic, score: 5, total: 5 }]);
    const { body: next } = await openTopic(topic).expect(200);
    const seen = new Set(first.questions.map(({ id }) => id));
    expect(next.questions.filter(({ id }: { id: string }) => !seen.has(id))).toHaveLength(1);
  });

  it.each([
    ['practice of one topic', async () => ({ path: '/api/test/topic/maths', query: { topic } })],
    [
      'a re-sit',
      async () => ({ path: `/api/attempts/${(await take('weekly-test', 14)).attemptId}/re-sit`, query: {} }),
    ],
  ])('%s that a page goes on with is that one, and no other begins when it is over', async (_what, begun) => {
    const { path, query } = await begun();
    const { attemptId, questions } = (await child().get(path).query(query).expect(200)).body;
    const goOn = () =>
      child()
        .get(path)
        .query({ ...query, attemptId });
    expect((await goOn().expect(200)).body).toMatchObject({ attemptId });
    const responses = responsesTo(questions, 0);
    await child().post(`/api/attempts/${attemptId}/submit`).send({ responses }).expect(200);
    const attempts = await list();
    await goOn().expect(409);
    expect(await list()).toHaveLength(attempts.length);
  });

  it('goes on as an open re-sit does', async () => {
    const { body } = await openTopic(topic).expect(200);
    const again = await child().get(`/api/attempts/${body.attemptId}/re-sit`).expect(200);
    expect(again.body.attemptId).toBe(body.attemptId);
  });

  it('is to be had of what results name, also where questions have no topic of their own', async () => {
    await tests.api.addQuestions('ThinkingSkills', 20, { category: undefined, exam_type: 'Practice' });
    const { attemptId, questions } = await open('practice-test', 'ThinkingSkills');
    const asked = { testType: 'practice-test', category: 'ThinkingSkills', attemptId };
    const { body } = await tests.submit({ ...asked, responses: responsesTo(questions, 0) }).expect(200);
    const topics = body.perCategory.map(({ category }: { category: string }) => category);
    expect(topics).toContain('Thinking Skills');
    for (const name of topics) await openTopic(name, 'ThinkingSkills').expect(200);
  });

  it('is not to be had of a topic that the bank does not have', async () => {
    await openTopic('Astrology').expect(404);
    await openTopic('').expect(400);
    await openTopic(topic, 'latin').expect(400);
  });
});

describe('practice with feedback', () => {
  const openPractice = () => open('subject-test', 'maths', { feedback: 'true' });
  const check = (attemptId: string, questionId: string, selectedAnswer: string) =>
    child().post(`/api/attempts/${attemptId}/questions/${questionId}/check`).send({ selectedAnswer });
  const ids = ({ questions }: { questions: { id: string }[] }) => questions.map(({ id }) => id) as [string, string];

  it('marks one answer at once, and holds it: neither a later save nor a submission changes it', async () => {
    const test = await openPractice();
    const [first, second] = ids(test);
    expect(test.feedback).toBe(true);
    await save(test.attemptId, { answers: [{ questionId: first, selectedAnswer: 'B', version: 1 }] }).expect(200);
    const { body } = await check(test.attemptId, first, 'A').expect(200);
    expect(checkAnswer.response.parse(body)).toMatchObject({
      questionId: first,
      selectedAnswer: 'A',
      correct: false,
      correct_answer: 'B',
      explanation: expect.any(String),
    });

    const version = Date.now() + 3_600_000;
    const later = { questionId: first, selectedAnswer: 'B', version };
    const { body: receipt } = await save(test.attemptId, { answers: [later] }).expect(200);
    expect(receipt.answers).toMatchObject([{ questionId: first, selectedAnswer: 'A', verdict: 'wrong' }]);
    expect(receipt.answers[0].version).toBeGreaterThan(version);
    expect((await openPractice()).answers).toMatchObject([{ questionId: first, verdict: 'wrong' }]);

    const responses = [later, { questionId: second, selectedAnswer: 'B' }];
    const { body: result } = await submit({ attemptId: test.attemptId, responses }).expect(200);
    expect(result.score).toBe(1);
  });

  it('says the same to a double click and to another tab, whatever that has chosen', async () => {
    const test = await openPractice();
    const [first] = ids(test);
    const asked = await Promise.all(['A', 'B', 'C', 'B'].map((letter) => check(test.attemptId, first, letter)));
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
    expect((await check(test.attemptId, first, 'D').expect(200)).text).toBe(asked[0]?.text);
  });

  it('shows no key but that of the checked question', async () => {
    const test = await openPractice();
    const [first, second] = ids(test);
    const { text } = await check(test.attemptId, first, 'B').expect(200);
    expect(text).not.toContain(second);
    expect(JSON.stringify(await openPractice())).not.toContain('correct_answer');
  });

  it('is there for topics and re-sits, and for no test with a clock', async () => {
    const topic = '/api/test/topic/maths?topic=Number%20and%20place%20value&feedback=true';
    expect((await child().get(topic).expect(200)).body.feedback).toBe(true);
    const { attemptId } = await take('subject-test', 20);
    const resit = await child().get(`/api/attempts/${attemptId}/re-sit?feedback=true`).expect(200);
    expect(resit.body.feedback).toBe(true);
    expect((await open('weekly-test', 'maths', { feedback: 'true' })).feedback).toBeUndefined();
  });

  it('refuses what cannot be checked, in a sentence', async () => {
    const timed = await open('weekly-test');
    const plain = await open('subject-test', 'reading');
    for (const test of [timed, plain]) await check(test.attemptId, ids(test)[0], 'B').expect(409);

    const test = await openPractice();
    const [first, second] = ids(test);
    await check(test.attemptId, first, '').expect(400);
    await check(test.attemptId, 'f'.repeat(24), 'B').expect(404);
    await check('f'.repeat(24), first, 'B').expect(404);

    await check(test.attemptId, first, 'B').expect(200);
    await submit({ attemptId: test.attemptId, responses: [] }).expect(200);
    await check(test.attemptId, second, 'B').expect(409);
    await check(test.attemptId, first, 'B').expect(200);

    const writing = await child().get('/api/test/subject-test/writing?feedback=true').expect(200);
    const { body } = await check(writing.body.attemptId, writing.body.questions[0].id, 'B').expect(422);
    expect(body.message).toMatch(/can’t be checked/);

    await tests.transferAttempt(test.attemptId);
    await check(test.attemptId, first, 'B').expect(404);
  });
});

describe('new questions of the skills that went wrong in a test', () => {
  it('are told with the result, opened without one that the child has met, and due in the practice of today', async () => {
    const { attemptId } = await take('weekly-test', 14);
    const { newQuestions = [], questions } = await review(attemptId);
    const { questions: opened, feedback } = await call(child(), openResit, {
      params: { id: attemptId },
      query: { only: 'easier', feedback: 'true' },
    });
    expect(newQuestions).toHaveLength(opened.length);
    expect(newQuestions[0]).toEqual({ skill: expect.any(String), name: expect.any(String) });
    expect(feedback).toBe(true);
    const met = new Set(questions.map(({ id }) => id));
    expect(opened.filter(({ id }) => met.has(id))).toEqual([]);
    const today = await call(child(), dailyPractice);
    const due = today.skills.map(({ id }) => id);
    expect(due).toEqual(expect.arrayContaining(newQuestions.map(({ skill }) => skill)));
  });

  it('are none where the child has met all of them, which is said', async () => {
    await take('subject-test', 30);
    const { attemptId } = await take('weekly-test', 14);
    expect((await review(attemptId)).newQuestions).toEqual([]);
    await child()
      .get(`/api/attempts/${attemptId}/re-sit?only=easier`)
      .expect(409, /no new questions like these/);
  });
});
