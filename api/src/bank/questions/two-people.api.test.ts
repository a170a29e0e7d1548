import { type BankQuestion, questionList } from '@wattle/contract/bank';
import { BIN_DAYS } from '@wattle/contract/constants';
import { staffActions } from '@wattle/contract/families';
import {
  bin,
  changeQuestions,
  finalizeQuestions,
  questionChangedSchema,
  questionHistory,
  undoChanges,
} from '@wattle/contract/question-changes';
import { importBatch } from '@wattle/contract/question-import';
import { switchTwoPeopleRule, twoPeopleRule } from '@wattle/contract/two-people';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { aBlank, CLOZE_PASSAGE } from '../../../test/format-questions';
import { useApi } from '../../../test/start-api';
import { accessToken, storeUser } from '../../../test/test-users';
import { aRow, workbook } from '../../../test/workbook';
import { SecretKeys } from '../../infrastructure/config/secret-keys';
import { RetentionService } from '../../infrastructure/retention/retention.service';

const running = useApi();
const admin = () => running.api.as('admin');

/** A second admin, as a function that gives a client of hers. */
let hannah: typeof admin;
beforeAll(async () => {
  const user = { userId: 'f'.repeat(24), sid: 'f0'.repeat(12) };
  await storeUser(running.api.connection, user, { username: 'hannah', role: 'admin' });
  hannah = () => {
    const token = accessToken(user, running.api.app.get(SecretKeys).signing);
    return running.api.browser().set('Authorization', `Bearer ${token}`);
  };
});

const fields = {
  question: 'A tram leaves every 12 minutes. When is the third?',
  mcq_options: 'A 8:24, B 8:36, C 9:00',
  correct_answer: 'B',
  explanation: 'Count on in twelves.',
  wrong_turns: 'A: This is the second.',
  level: 'Easy',
  type: 'Original',
  exam_type: 'Practice',
  category: 'Time',
};

async function add(changes: object = {}): Promise<BankQuestion> {
  const { body } = await admin()
    .post('/api/addQuestions/addMathQuestions')
    .send({ ...fields, ...changes })
    .expect(201);
  return questionChangedSchema.required().parse(body).question;
}

const edit = (id: string, changes: object, by = admin) =>
  by()
    .put(`/api/questions/update-questions/${id}?subject=Maths`)
    .send({ ...fields, ...changes });
const finalize = (id: string, by = admin) => by().put(`/api/questions/update-question/${id}?subject=Maths`);
const find = async (id: string) => {
  const { body } = await admin().get(`/api/questions/get-question/${id}?subject=Maths`).expect(200);
  return body as BankQuestion;
};
const historyOf = async (id: string) =>
  (await call(admin(), questionHistory, { params: { id }, query: { subject: 'Maths' } })).history;
const restore = (id: string, version: number, latest: number, by = admin) =>
  by().put(`/api/questions/restore-version/${id}/${version}?subject=Maths&latest=${latest}`);

describe('an earlier version', () => {
  it('is restored as the latest one, with all its fields but the type, and recorded', async () => {
    const { id } = await add({ year_level: 5 });
    await edit(id, { question: 'When is the tram?', wrong_turns: '', year_level: '', level: 'Medium' }).expect(200);
    await edit(id, { explanation: 'Add 24.', correct_answer: 'C', type: 'Finalized' }).expect(200);
    const { body } = await restore(id, 1, 3).expect(200);
    expect(body.message).toBe('Version 1 was restored.');
    const wrong_turns = { A: 'This is the second.' };
    expect(await find(id)).toMatchObject({ ...fields, wrong_turns, year_level: 5, type: 'Finalized', version: 4 });
    expect((await historyOf(id))[0]).toMatchObject({ action: 'restored', by: 'test-admin', note: 'version 1' });
    await restore(id, 3, 4).expect(200);
    expect(await find(id)).toMatchObject({ explanation: 'Add 24.', correct_answer: 'C', version: 5 });
  });

  it('is not restored over a change that nobody has seen, nor where nothing is known of it', async () => {
    const { id } = await add();
    await edit(id, { level: 'Medium' }, hannah).expect(200);
    const { body } = await restore(id, 1, 1).expect(409);
    expect(body.message).toMatch(/^hannah has changed this question/);
    expect((await restore(id, 2, 2).expect(422)).body.message).toBe('What version 2 said is no longer stored.');
    const { questions } = running.api.connection.collections;
    await questions?.updateOne({ _id: new Types.ObjectId(id) }, { $set: { history: [] } });
    await restore(id, 1, 2).expect(422);
    await restore(id, 0, 2).expect(400);
    expect(await find(id)).toMatchObject({ level: 'Medium', version: 2 });
  });
});

describe('a bulk change', () => {
  it('gives a topic and such to all questions that have others, and can be undone', async () => {
    const [first, second, same] = [
      await add(),
      await add(),
      await add({ category: 'Money', level: 'Medium', skills: 'Best buys' }),
    ];
    const missing = String(new Types.ObjectId());
    const ids = [first.id, second.id, same.id, missing];
    const changes = { category: 'Money', level: 'Medium' as const, skills: ['maths-best-buys'] };
    const body = { subject: 'Maths' as const, ids, changes };
    expect(await call(admin(), changeQuestions, { body })).toMatchObject({
      message: '2 questions were changed. 2 could not be.',
      changed: [first.id, second.id],
      unchanged: [{ message: 'What you chose was there already.' }, { id: missing }],
    });
    expect(await find(first.id)).toMatchObject({ category: 'Money', level: 'Medium', explanation: fields.explanation });
    expect((await historyOf(first.id))[0]?.changes.map(({ field }) => field)).toEqual(['level', 'category', 'skills']);

    await edit(second.id, { explanation: 'Add 24.' }, hannah).expect(200);
    const undone = await call(admin(), undoChanges, { body: { subject: 'Maths', ids: [first.id, second.id] } });
    expect(undone).toMatchObject({ message: '1 question was changed back. 1 could not be.', changed: [first.id] });
    const again = await call(admin(), undoChanges, { body: { subject: 'Maths', ids: [first.id] } });
    expect(again.unchanged).toEqual([{ id: first.id, message: 'It was changed back already.' }]);
    expect(await find(first.id)).toMatchObject({ category: 'Time', level: 'Easy', version: 3 });
    expect(await find(second.id)).toMatchObject({ explanation: 'Add 24.', version: 3 });
  });

  it.each([
    [{}, 422],
    [{ correct_answer: 'A' }, 422],
    [{ level: 'Hard' }, 400],
    [{ category: ' ' }, 400],
    [{ year_level: 12 }, 400],
    [{ skills: ['reading-tone'] }, 422],
  ])('to %j is refused with %d', async (changes, status) => {
    const { id } = await add();
    const body = { subject: 'Maths', ids: [id], changes };
    await admin().post('/api/questions/change-questions').send(body).expect(status);
  });
});

describe('the bin', () => {
  const list = (query: object = {}) => call(admin(), bin, { query });
  const remove = (id: string) => admin().delete(`/api/questions/delete-question/${id}?subject=Maths`).expect(200);

  it('finds what was deleted by words, subject and id, and says who did it and how long it stays', async () => {
    const { id } = await add({ question: 'When is the heliotrope tram?' });
    await remove(id);
    const found = { question: { id }, deletedBy: 'test-admin', daysLeft: BIN_DAYS };
    for (const query of [{ search: 'tram heliotrope' }, { search: id, subject: 'Maths' as const }])
      expect((await list(query)).questions).toMatchObject([found]);
    expect(await list({ search: 'heliotrope', subject: 'Reading' })).toMatchObject({ total: 0, pages: 1 });
    running.api.advance(86_400);
    expect((await list({ search: id })).questions[0]?.daysLeft).toBe(BIN_DAYS - 1);
  });

  it('is emptied after 30 days; what seeding and figures of prompts need stays, and past tests too', async () => {
    const { deleted_questions: records, questions, question_versions: versions } = running.api.connection.collections;
    const [plain, seeded] = [await add(), await add({ level: 'Medium' })];
    const ofId = (id: string) => ({ _id: new Types.ObjectId(id) });
    await questions?.updateOne(ofId(seeded.id), { $set: { slug: `tram-${seeded.id}` } });
    await edit(seeded.id, { explanation: 'Add 24.' }).expect(200);
    const served = await versions?.countDocuments();
    for (const { id } of [plain, seeded]) await remove(id);
    running.api.advance(BIN_DAYS * 86_400 - 60);
    await running.api.app.get(RetentionService).run();
    expect((await list({ search: plain.id })).questions[0]?.daysLeft).toBe(1);

    running.api.advance(120);
    expect((await list({ search: plain.id })).total).toBe(0);
    await admin().put(`/api/questions/restore-question/${plain.id}?subject=Maths`).expect(404);
    await running.api.app.get(RetentionService).run();
    expect(await records?.findOne(ofId(plain.id))).toBeNull();
    const left = await records?.findOne(ofId(seeded.id));
    expect(left).toMatchObject({ question: { slug: `tram-${seeded.id}`, history: [{ action: 'edited' }, {}] } });
    expect(JSON.stringify(left)).not.toMatch(/tram leaves|Add 24|twelves/);
    expect(await versions?.countDocuments()).toBe(served);
  });
});

describe('where two people are needed', () => {
  const HELD = 'It is a draft until somebody else publishes it.';
  const REFUSED =
    'You wrote, imported or asked for this text, so somebody else has to publish it: two people are needed.';
  const set = (isOn: boolean) => call(hannah(), switchTwoPeopleRule, { body: { isOn } });
  const reMark = (id: string, by = admin) => by().post(`/api/questions/re-marking/${id}?subject=Maths`);
  beforeEach(() => set(true));
  afterEach(() => set(false));

  it('who has switched it on is known and listed', async () => {
    expect(await call(admin(), twoPeopleRule, {})).toMatchObject({ isOn: true, by: 'hannah' });
    const { actions } = await call(admin(), staffActions, {});
    expect(actions[0]).toMatchObject({ kind: 'two-people-on', by: 'hannah' });
    await admin().put('/api/questions/two-people').send({ isOn: 'no' }).expect(400);
  });

  it('who has added a question does not publish it, alone or with others; somebody else does', async () => {
    const { body } = await admin().post('/api/addQuestions/addMathQuestions').send(fields).expect(201);
    expect(body).toMatchObject({ message: `Question added successfully. ${HELD}`, question: { type: 'Draft' } });
    const { id } = body.question;
    expect((await finalize(id).expect(409)).body.message).toBe(REFUSED);
    const selection = { subject: 'Maths' as const, ids: [id] };
    const { unchanged } = await call(admin(), finalizeQuestions, { body: selection });
    expect(unchanged).toEqual([{ id, message: REFUSED }]);
    await edit(id, { type: 'Finalized', level: 'Difficult' }).expect(200);
    expect(await find(id)).toMatchObject({ type: 'Draft', level: 'Difficult' });
    // A level is no text: the author is the same.
    await edit(id, { type: 'Draft', level: 'Easy' }, hannah).expect(200);
    await finalize(id).expect(409);
    await finalize(id, hannah).expect(200);
    expect((await historyOf(id)).map(({ action, by }) => `${by} ${action}`)).toEqual([
      'hannah finalized',
      'hannah edited',
      'test-admin edited',
      'test-admin added',
    ]);
  });

  it('a published question whose text or key is changed is a draft until somebody else confirms it', async () => {
    await set(false);
    const { id } = await add();
    await set(true);
    await edit(id, { level: 'Medium' }).expect(200);
    expect(await find(id)).toMatchObject({ type: 'Original', level: 'Medium' });
    const { body } = await edit(id, { type: 'Finalized', correct_answer: 'C' }, hannah).expect(200);
    expect(body).toMatchObject({ message: `Question updated successfully. ${HELD}`, question: { type: 'Draft' } });
    await finalize(id, hannah).expect(409);
    await reMark(id, hannah).expect(409);
    await finalize(id).expect(200);
    await reMark(id).expect(200);
    const restored = await restore(id, 1, 4, hannah).expect(200);
    expect(restored.body.message).toBe(`Version 1 was restored. ${HELD}`);
    expect(await find(id)).toMatchObject({ type: 'Draft', correct_answer: 'B' });
  });

  const levels = ['Easy', 'Medium'] as const;
  const changeLevel = (id: string, index: number) => {
    const body = { subject: 'Maths' as const, ids: [id], changes: { level: levels[index % 2] } };
    return call(admin(), changeQuestions, { body });
  };
  const deleteAndRestore = async (id: string) => {
    await admin().delete(`/api/questions/delete-question/${id}?subject=Maths`).expect(200);
    await admin().put(`/api/questions/restore-question/${id}?subject=Maths`).expect(200);
  };
  /** A question that hannah has published, with a key of the admin that nobody else has seen. */
  async function withUnseenKey() {
    await set(false);
    const { id } = await add();
    await set(true);
    await edit(id, { explanation: 'Add 24.' }, hannah).expect(200);
    await finalize(id).expect(200);
    await edit(id, { explanation: 'Add 24.', correct_answer: 'C' }).expect(200);
    return id;
  }

  it.each([
    ['changes of its level', 101, changeLevel],
    ['deletions', 51, deleteAndRestore],
  ])('a history that is full of %s does not hide whose the key is @long', async (_what, count, act) => {
    const id = await withUnseenKey();
    for (let index = 1; index <= count; index += 1) await act(id, index);
    expect((await finalize(id).expect(409)).body.message).toBe(REFUSED);
    await finalize(id, hannah).expect(200);
  });

  it('an author who was stored without a field is read from the history, and nobody publishes where that is cut', async () => {
    const { questions } = running.api.connection.collections;
    const forget = (id: string, fields: object = {}) =>
      questions?.updateOne({ _id: new Types.ObjectId(id) }, { $unset: { author: 1 }, $set: fields });
    const [whole, cut] = [await withUnseenKey(), await withUnseenKey()];
    await forget(whole);
    await changeLevel(whole, 1);
    await finalize(whole).expect(409);
    await finalize(whole, hannah).expect(200);
    await forget(cut, { history: [] });
    await deleteAndRestore(cut);
    for (const by of [admin, hannah]) {
      expect((await finalize(cut, by).expect(409)).body.message).toMatch(/^It is no longer known who wrote this text/);
    }
    await edit(cut, { type: 'Draft', correct_answer: 'B' }, hannah).expect(200);
    await finalize(cut).expect(200);
  });

  it('who changes a shared passage, or takes that back, takes no unseen key of another question over from its author', async () => {
    const send = (fields: object) => admin().post('/api/addQuestions/addReadingQuestions').send(fields).expect(201);
    const update = (id: string, sent: object, by: typeof admin) =>
      by().put(`/api/questions/update-questions/${id}?subject=Reading`).send(sent).expect(200);
    const publish = (id: string, by = admin) => by().put(`/api/questions/update-question/${id}?subject=Reading`);
    const mark = (id: string, by = admin) => by().post(`/api/questions/re-marking/${id}?subject=Reading`);
    await set(false);
    const [first, second] = [(await send(aBlank(1))).body.question.id, (await send(aBlank(2))).body.question.id];
    await set(true);
    await update(first, aBlank(1, { correct_answer: 'A' }), admin);
    const text = CLOZE_PASSAGE.replace(' ', '  ');
    await update(second, aBlank(2, { text, isPassageShared: true }), hannah);
    // She has not seen the key of the first one, and he not the passage.
    for (const by of [admin, hannah]) expect((await publish(first, by).expect(409)).body.message).toBe(REFUSED);
    await call(hannah(), undoChanges, { body: { subject: 'Reading', ids: [first] } });
    for (const by of [admin, hannah]) await publish(first, by).expect(409);
    await set(false);
    await publish(first).expect(200);
    await set(true);
    for (const by of [admin, hannah])
      expect((await mark(first, by).expect(409)).body.message).toMatch(/^You wrote this/);
    // Once she has edited the question itself, she has seen all of it.
    await update(first, aBlank(1, { correct_answer: 'C' }), hannah);
    await publish(first, hannah).expect(409);
    await publish(first).expect(200);
    await publish(second).expect(200);
  });

  it.each([
    ['a draft', 'Draft'],
    ['generated @long', 'Generated'],
  ])('past attempts are not marked by the key of a question that is %s', async (_what, type) => {
    await set(false);
    const { id } = await add();
    for (const isOn of [false, true]) {
      await edit(id, { type, correct_answer: 'C' }).expect(200);
      await set(isOn);
      for (const by of [admin, hannah]) {
        expect((await reMark(id, by).expect(409)).body.message).toMatch(/keys of published questions only/);
      }
      await admin().get(`/api/questions/re-marking/${id}?subject=Maths`).expect(409);
    }
  });

  it('past attempts are not marked by the key of the one who asks, also where it was published before', async () => {
    await set(false);
    const { id } = await add();
    await set(true);
    expect((await reMark(id).expect(409)).body.message).toMatch(/^You wrote this text or its key/);
    await reMark(id, hannah).expect(200);
  });

  it('past attempts are not marked by the one who imported the key, whoever published it', async () => {
    await set(false);
    const question = 'Which tram comes first?';
    const { id } = await add({ question });
    await set(true);
    const changed = { ...fields, question, subject: 'Maths', id, correct_answer: 'C', wrong_turns: '' };
    await admin()
      .post('/api/addQuestions/import-questions?importId=other-key')
      .field('draft', 'true')
      .attach('file', workbook([changed]), 'a.xlsx')
      .expect(200);
    const { questions } = await call(admin(), importBatch, { params: { importId: 'other-key' } });
    await finalize(questions[0]?.question.id ?? '', hannah).expect(200);
    expect(await find(id)).toMatchObject({ correct_answer: 'C', version: 2 });
    expect((await reMark(id).expect(409)).body.message).toMatch(/^You wrote this text or its key/);
    await reMark(id, hannah).expect(200);
  });

  it('imported rows are drafts, which the one who imported them does not publish', async () => {
    const file = workbook([aRow({ question: 'Which tram is the fastest?' })]);
    const { body } = await admin().post('/api/addQuestions/import-questions').attach('file', file, 'maths.xlsx');
    expect(body.message).toBe('1 question was imported. No test serves a draft before somebody else publishes it.');
    const query = { page: 1, search: 'fastest tram' };
    const { questions } = await call(admin(), questionList, { params: { subject: 'Maths' }, query });
    expect(questions).toMatchObject([{ type: 'Draft' }]);
    await finalize(questions[0]?.id ?? '').expect(409);
  });

  it('a generated question is not published by who has asked for it', async () => {
    await running.api.addQuestions('Maths', 1, { type: 'Generated', createdBy: 'test-admin', explanation: 'Half.' });
    const { body } = await admin().get('/api/questions/Maths?page=1&sort=newest&type=Generated').expect(200);
    await finalize(body.questions[0].id).expect(409);
    await finalize(body.questions[0].id, hannah).expect(200);
  });
});
