import { openTestSchema } from '@wattle/contract/attempts';
import { DEFAULT_EXAM, offeredSections } from '@wattle/contract/exams';
import { beginPracticeExam, practiceExam } from '@wattle/contract/practice-exam';
import { call } from '../../../test/call';
import { responsesTo, useStudentTests } from '../../../test/student-tests';
import { RateLimits } from '../../infrastructure';

const tests = useStudentTests({}, async (api) => {
  await api.addQuestions('Maths', 45);
  await api.addQuestions('ThinkingSkills', 45);
  for (const part of [1, 2, 3, 4])
    await api.addQuestions('Reading', 9, { text: `The lamp\n\nIt was wound ${part} times.` });
  await api.addQuestions('Writing', 2, { mcq_options: undefined, correct_answer: undefined });
});
const { open, submit, save, list, child } = tests;

const SECTIONS = offeredSections(DEFAULT_EXAM);
const PATH = '/api/test/exam-day';

const read = async () => (await call(child(), practiceExam)).series;
const begin = async () => (await call(child(), beginPracticeExam)).series;
const start = (subject: string) => child().post(`${PATH}/${subject}`);
const states = async () => (await read())?.parts.map(({ state }) => state);

/** Starts a part and opens its questions. */
async function startPart(subject: string) {
  await start(subject).expect(200);
  const { body } = await child().get(`${PATH}/${subject}`).expect(200);
  return openTestSchema.required({ attemptId: true, startedAt: true, deadline: true }).parse(body);
}

/** Takes a part, with so many right answers. */
async function takePart(category: string, right = 0) {
  const { attemptId, questions } = await startPart(category);
  const responses = category === 'Writing' ? 'Waves rose.' : responsesTo(questions, right);
  await submit({ category, testType: 'full-test', attemptId, responses }).expect(200);
  return attemptId;
}

describe('a part of the practice exam by itself', () => {
  it.each(SECTIONS)('of $subject has its number of questions and its minutes', async ({ subject, served, seconds }) => {
    const { questions, startedAt, deadline } = await open('full-test', subject);
    expect(Math.abs(questions.length - served)).toBeLessThanOrEqual(subject === 'Reading' ? 3 : 0);
    expect((Date.parse(deadline ?? '') - Date.parse(startedAt)) / 1_000).toBe(seconds);
    expect((await list())[0]).toMatchObject({ kind: 'full-test', questionCount: questions.length });
  });

  it('goes on when it is opened again, and is marked once it is submitted', async () => {
    const { attemptId, questions } = await open('full-test');
    expect((await open('full-test')).attemptId).toBe(attemptId);
    const { body } = await submit({ testType: 'full-test', responses: responsesTo(questions, 20) }).expect(200);
    expect(body).toMatchObject({ attemptId, score: 20, total: 35 });
    await child().get(`/api/attempts/${attemptId}`).expect(200);
  });

  it('is submitted by the server at its deadline', async () => {
    const { attemptId, questions, deadline } = await open('full-test');
    await save(attemptId, { answers: [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }] }).expect(200);
    tests.api.advance(40 * 60 + 31);
    expect((await list())[0]).toMatchObject({ attemptId, score: 1, submittedAt: deadline });
  });
});

describe('practice exams', () => {
  it('are none before they begin', async () => expect(await read()).toBeNull());

  it('wait in the order of the day, and no clock runs', async () => {
    expect((await begin())?.parts).toEqual([
      { subject: 'Reading', state: 'waiting' },
      { subject: 'Maths', state: 'waiting' },
      { subject: 'Thinking Skills', state: 'waiting' },
      { subject: 'Writing', state: 'waiting' },
    ]);
    expect(await list()).toEqual([]);
  });

  it('are one, however many ask at once, and so is each of its tests', async () => {
    const begun = await Promise.all(Array.from({ length: 10 }, begin));
    expect(new Set(begun.map((series) => series?.startedAt)).size).toBe(1);
    await Promise.all(Array.from({ length: 10 }, () => start('Reading').expect(200)));
    expect(await list()).toHaveLength(1);
    expect(await states()).toEqual(['open', 'waiting', 'waiting', 'waiting']);
  });

  it('come one after the other, with a break that may be ended early, and show their scores', async () => {
    await begin();
    const reading = await takePart('Reading', 30);
    const afterReading = await read();
    expect(afterReading?.parts[0]).toEqual({
      subject: 'Reading',
      state: 'submitted',
      attemptId: reading,
      score: 30,
      total: 36,
    });
    const [submitted] = await list();
    const breakUntil = new Date(Date.parse(submitted?.submittedAt ?? '') + 600_000).toISOString();
    expect(afterReading?.parts[1]).toEqual({ subject: 'Maths', state: 'waiting', breakUntil });
    expect(afterReading?.parts[2]).toEqual({ subject: 'Thinking Skills', state: 'waiting' });
    await takePart('Maths', 1);
    await takePart('ThinkingSkills', 2);
    await takePart('Writing');
    expect((await read())?.parts.map(({ state, score, total }) => [state, score, total])).toEqual([
      ['submitted', 30, 36],
      ['submitted', 1, 35],
      ['submitted', 2, 40],
      ['submitted', null, 0],
    ]);
    expect((await begin())?.parts[0]?.state).toBe('waiting');
  });

  it('go on after a long break, and no clock has run', async () => {
    await begin();
    await takePart('Reading');
    tests.api.advance(3 * 3_600);
    const { startedAt, deadline } = await startPart('Maths');
    expect((Date.parse(deadline) - Date.parse(startedAt)) / 1_000).toBe(2_400);
  });

  it('go on with the next one after the server has submitted the one that was left', async () => {
    await begin();
    const { attemptId, questions } = await startPart('Reading');
    await save(attemptId, { answers: [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }] }).expect(200);
    expect((await read())?.parts[0]).toMatchObject({ state: 'open', attemptId });
    tests.api.advance(45 * 60 + 31);
    expect((await read())?.parts[0]).toMatchObject({ state: 'submitted', attemptId, score: 1 });
    await child()
      .get(`${PATH}/Reading`)
      .expect(409, /This test is already completed/);
    await start('Maths').expect(200);
  });

  it('are the same for another process and after a restart @long', async () => {
    await begin();
    const { attemptId } = await startPart('Reading');
    await tests.api.restart();
    const { body } = await child().get(`${PATH}/Reading`).query({ pageId: 'another' }).expect(200);
    expect(body).toMatchObject({ attemptId, activePageId: 'another' });
  });

  it('go on in the page that opened their test last', async () => {
    await begin();
    await start('Reading').expect(200);
    const first = await child().get(`${PATH}/Reading`).query({ pageId: 'first' }).expect(200);
    const second = await child().get(`${PATH}/Reading`).query({ pageId: 'second' }).expect(200);
    expect([first.body.activePageId, second.body.activePageId]).toEqual(['first', 'second']);
    expect(second.body.attemptId).toBe(first.body.attemptId);
  });

  it('refuse a part whose turn it is not, or was', async () => {
    await begin();
    await start('Maths').expect(409, /Please finish the Reading test first/);
    await child().get(`${PATH}/Maths`).expect(404);
    await takePart('Reading');
    await start('Reading').expect(409, /This test is already completed/);
  });

  it('wait for a single test of the same subject to be finished', async () => {
    const { attemptId } = await open('full-test', 'Reading');
    await begin();
    await start('Reading').expect(409, /Please finish it first/);
    await submit({ category: 'Reading', testType: 'full-test', attemptId, responses: [] }).expect(200);
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    await start('Reading').expect(200);
  });

  it('can be abandoned: the test under way goes on, and new ones can begin', async () => {
    await begin();
    const { attemptId } = await startPart('Reading');
    const { body } = await child().delete(PATH).expect(200);
    expect(body.series).toBeNull();
    await start('Reading').expect(404);
    expect((await open('full-test', 'Reading')).attemptId).toBe(attemptId);
    expect((await begin())?.parts[0]?.state).toBe('waiting');
  });

  it('of a newer beginning stay when a stale page abandons those before', async () => {
    const first = await begin();
    await child().delete(PATH).query({ startedAt: first?.startedAt }).expect(200);
    tests.api.advance(5);
    const second = await begin();
    await child().delete(PATH).query({ startedAt: first?.startedAt }).expect(200);
    expect((await read())?.startedAt).toBe(second?.startedAt);
    await child().delete(PATH).query({ startedAt: 'yesterday' }).expect(400);
  });

  it('can be begun and abandoned only so many times in a day', async () => {
    await tests.api.app.get(RateLimits).of('practice-exam-changes').take(tests.childId, 98);
    await begin();
    await child().delete(PATH).expect(200);
    await child().post(PATH).expect(429);
    await child().delete(PATH).expect(429);
    expect(await read()).toBeNull();
  });

  it('are of nobody else', async () => {
    await begin();
    const { attemptId, questions } = await startPart('Reading');
    const other = await tests.api.addStudent();
    const { body } = await other.client().get(PATH).expect(200);
    expect(body.series).toBeNull();
    await other.client().post(PATH).expect(200);
    await other.client().get(`${PATH}/Reading`).expect(404);
    const answers = [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }];
    await other.client().put(`/api/attempts/${attemptId}/answers`).send({ answers }).expect(404);
    expect(await states()).toEqual(['open', 'waiting', 'waiting', 'waiting']);
  });

  it('refuse a subject that there is not', () => start('latin').expect(400));
});
