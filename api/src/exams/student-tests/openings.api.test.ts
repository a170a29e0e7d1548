import type { QuestionPayload } from '@wattle/contract/questions';
import { aFamily, logIn, signUp } from '../../../test/family';
import { responsesTo, useStudentTests } from '../../../test/student-tests';
import { uniqueName } from '../../../test/unique';

const tests = useStudentTests();
const { open, openPractice, submit, take, list } = tests;

const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);

describe('a test', () => {
  it.each([
    ['subject-test', 'maths', 30, undefined],
    ['subject-test', 'Writing', 1, undefined],
    ['weekly-test', 'maths', 17, 1_200],
    ['mega-test', 'maths', 26, 1_800],
    ['practice-test', 'ThinkingSkills', 10, 600],
  ] as const)('%s in %s serves %i questions, for %p seconds', async (testType, category, count, seconds) => {
    const { questions, startedAt, deadline } = await open(testType, category);
    expect(questions).toHaveLength(count);
    expect(new Set(ids(questions)).size).toBe(count);
    const lasts = deadline && (Date.parse(deadline) - Date.parse(startedAt)) / 1_000;
    expect(lasts).toBe(seconds);
  });

  it('is a subject test where no kind is named', async () => {
    const { body } = await tests.child().get('/api/test/subject-test/Maths').expect(200);
    expect(body.questions).toHaveLength(30);
    expect((await list())[0]).toMatchObject({ kind: 'subject-test', subject: 'Maths' });
  });

  it('is the same, in the same order, when it is opened again, and has the answers', async () => {
    const first = await open('weekly-test');
    const answer = { questionId: first.questions[3]?.id, selectedAnswer: 'C', version: 1 };
    await tests.save(first.attemptId, { answers: [answer] }).expect(200);
    const again = await open('weekly-test');
    expect(again).toMatchObject({ attemptId: first.attemptId, deadline: first.deadline, answers: [answer] });
    expect(ids(again.questions)).toEqual(ids(first.questions));
  });

  it('is one, however many ask at once', async () => {
    const opened = await Promise.all(Array.from({ length: 30 }, () => open('mega-test')));
    expect(new Set(opened.map(({ attemptId }) => attemptId)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('of another kind is another one', async () => {
    const [subject, weekly] = [await open(), await open('weekly-test')];
    expect(subject.attemptId).not.toBe(weekly.attemptId);
  });

  it('begins anew after a submission', async () => {
    const first = await open();
    await submit({ attemptId: first.attemptId, responses: responsesTo(first.questions, 3) }).expect(200);
    expect((await open()).attemptId).not.toBe(first.attemptId);
  });

  it('begins anew after its time, and what was kept has been submitted', async () => {
    const first = await open('weekly-test');
    const [known] = first.questions;
    await tests.save(first.attemptId, { answers: [{ questionId: known?.id, selectedAnswer: 'B', version: 1 }] });
    tests.api.advance(1_200 + 31);
    expect((await open('weekly-test')).attemptId).not.toBe(first.attemptId);
    const submitted = (await list()).find(({ attemptId }) => attemptId === first.attemptId);
    expect(submitted).toMatchObject({ score: 1, total: 17, submittedAt: first.deadline, secondsUsed: 1_200 });
  });

  it('goes on in the page that opened it last', async () => {
    expect(await open('weekly-test', 'maths', { pageId: 'first' })).toMatchObject({ activePageId: 'first' });
    const { attemptId } = await open('weekly-test', 'maths', { pageId: 'second' });
    const { body } = await tests.child().get(`/api/attempts/${attemptId}/status`).expect(200);
    expect(body).toMatchObject({ state: 'open', activePageId: 'second' });
  });

  it('that a page goes on with is that one, and no other begins when it is over', async () => {
    const { attemptId } = await open('weekly-test');
    expect(await open('weekly-test', 'maths', { attemptId })).toMatchObject({ attemptId });
    tests.api.advance(1_200 + 31);
    const query = { testType: 'weekly-test', attemptId };
    const { body } = await tests.child().get('/api/test/subject-test/maths').query(query).expect(409);
    expect(body.message).toBe('This test is already completed.');
    expect(await list()).toHaveLength(1);
  });

  it('that is refused to a page, as it is another one, stays with its own page', async () => {
    const first = await open('weekly-test');
    await submit({ testType: 'weekly-test', attemptId: first.attemptId }).expect(200);
    const { attemptId } = await open('weekly-test', 'maths', { pageId: 'own' });
    const query = { testType: 'weekly-test', attemptId: first.attemptId, pageId: 'late' };
    await tests.child().get('/api/test/subject-test/maths').query(query).expect(409);
    const { body } = await tests.child().get(`/api/attempts/${attemptId}/status`).expect(200);
    expect(body).toMatchObject({ state: 'open', activePageId: 'own' });
  });

  it.each([
    'subject-test/latin',
    'subject-test/maths?testType=final-test',
    `subject-test/maths?pageId=${'x'.repeat(65)}`,
  ])('refuses /api/test/%s', (path) => tests.child().get(`/api/test/${path}`).expect(400));
});

describe('the choice of questions', () => {
  it('brings first what the child has not seen', async () => {
    const seen = ids((await take('subject-test', 0)).questions.map(({ questionId }) => ({ id: questionId })));
    const unseen = ids((await open()).questions).filter((id) => !seen.includes(id));
    expect(unseen).toHaveLength(10);
    expect(ids((await open()).questions).slice(0, 10)).toEqual(unseen);
  });

  it('keeps the questions of a passage together', async () => {
    const { questions } = await open('subject-test', 'Reading');
    expect(new Set(questions.slice(0, 5).map(({ text }) => text)).size).toBe(1);
    expect(new Set(questions.slice(5).map(({ text }) => text)).size).toBe(1);
  });
});

describe('the practice test', () => {
  it('serves ten of each section and one writing question, in an order that stays', async () => {
    const first = await openPractice();
    expect([first.reading, first.maths, first.thinkingskills].map(({ length }) => length)).toEqual([10, 10, 10]);
    expect(first.writing).toMatchObject({ subject: 'Writing' });
    expect(first.order.at(-1)).toBe('writing');
    expect([...first.order].sort()).toEqual(['maths', 'reading', 'thinkingskills', 'writing']);
    expect(first.deadline).toBeUndefined();
    expect(await openPractice()).toMatchObject({ attemptId: first.attemptId, order: first.order });
  });

  it('that a page goes on with is that one, and no other begins when it is over', async () => {
    const { attemptId, writing } = await openPractice();
    const goOn = () => tests.child().get('/api/practice-test/getTestQuestions').query({ attemptId });
    expect((await goOn().expect(200)).body).toMatchObject({ attemptId });
    const responses = [{ questionId: writing?.id, writingResponse: 'Waves rose.' }];
    const sections = [{ category: 'Writing', questionStatus: [], responses }];
    await tests.submitPractice(sections, { attemptId }).expect(200);
    await goOn().expect(409);
    expect(await list()).toHaveLength(1);
  });

  it('is not the one of the /test route', async () => {
    const practice = await openPractice();
    expect((await open('practice-test')).attemptId).not.toBe(practice.attemptId);
    const kinds = (await list()).map(({ kind, subject }) => [kind, subject]);
    expect(kinds).toEqual([
      ['practice-test', 'Maths'],
      ['practice-test', undefined],
    ]);
  });
});

describe('a bank that holds little', () => {
  const small = useStudentTests({}, async (each) => {
    await each.addQuestions('Maths', 30);
    await each.addQuestions('Maths', 8, { exam_type: 'Weekly', category: 'Weekly' });
    await each.addQuestions('Maths', 8, { exam_type: 'Monthly', category: 'Monthly' });
    await each.addQuestions('ThinkingSkills', 5);
    await each.addQuestions('Writing', 1, { type: 'Generated' });
    await each.addQuestions('Writing', 1, { type: 'Draft' });
  });
  const { child, open } = small;

  it.each([
    ['weekly-test', 'Weekly'],
    ['mega-test', 'Monthly'],
  ] as const)('serves in a %s the %s questions first', async (testType, topic) => {
    const { questions } = await open(testType);
    expect(questions.slice(0, 8).map(({ category }) => category)).toEqual(Array(8).fill(topic));
    expect(questions.slice(8).map(({ category }) => category)).not.toContain(topic);
  });

  it('serves what there is', async () =>
    expect((await open('subject-test', 'ThinkingSkills')).questions).toHaveLength(5));

  it('never serves a generated question or a draft, and says so when there is nothing else', async () => {
    const { body } = await child().get('/api/test/subject-test/writing').expect(404);
    expect(body.message).toBe('No questions found.');
  });

  it('serves a question that was added a moment ago', async () => {
    await child().get('/api/test/subject-test/reading').expect(404);
    await small.api.addQuestions('Reading', 3);
    expect((await open('subject-test', 'Reading')).questions).toHaveLength(3);
  });

  it('serves most of the year that was said at sign-up, and the result says so', async () => {
    for (const year_level of [4, 5, 6, 7]) {
      await small.api.addQuestions('Reading', 5, {
        category: 'Years',
        image_description: `Year ${year_level}`,
        year_level,
      });
    }
    const family = aFamily(uniqueName('year'));
    await signUp(small.api.browser(), family).expect(201);
    const { body: session } = await logIn(small.api.browser(), family.children[0]?.username ?? '').expect(200);
    const ofYear5 = () => small.api.browser().set('Authorization', `Bearer ${session.access}`);
    const { body } = await ofYear5().get('/api/test/topic/reading').query({ topic: 'Years' }).expect(200);
    const years = (body.questions as QuestionPayload[]).map(({ image_description }) => image_description).sort();
    expect(years).toEqual(['Year 4', 'Year 5', 'Year 5', 'Year 5', 'Year 6']);
    await ofYear5().post(`/api/attempts/${body.attemptId}/submit`).send({ responses: [] }).expect(200);
    const { body: review } = await ofYear5().get(`/api/attempts/${body.attemptId}`).expect(200);
    expect(review.chosenForYear).toBe(5);
  });

  it('serves what another process has changed a second ago, and nothing that it has deleted', async () => {
    const [changed, deleted, rejected] = await small.api.addQuestions('Reading', 3, { category: 'Poems' });
    const served = async () => {
      const { body } = await child().get('/api/test/topic/reading').query({ topic: 'Poems' }).expect(200);
      await child().post(`/api/attempts/${body.attemptId}/submit`).send({ responses: [] }).expect(200);
      return (body.questions as { id: string; question: string }[]).map(({ id, question }) => [id, question]);
    };
    expect(await served()).toHaveLength(3);
    const bank = small.api.connection.collection('questions');
    const change = (id: unknown, fields: object) =>
      bank.updateOne({ _id: id as never }, { $set: { ...fields, updatedAt: new Date() }, $inc: { version: 1 } });
    await change(changed?._id, { question: 'Which line rhymes?' });
    await change(rejected?._id, { type: 'Generated' });
    await bank.deleteOne({ _id: deleted?._id });
    small.api.advance(1);
    expect(await served()).toEqual([[changed?.id, 'Which line rhymes?']]);
  });
});
