import {
  acceptWords,
  finishDraft,
  MAX_DRAFTS,
  reviewOwnWriting,
  saveDraft,
  writing,
  writingList,
} from '@wattle/contract/writings';
import { SHUTTING_DOWN, WRITES } from '../../../../scripts/testing/database-proxy';
import { call } from '../../../test/call';
import { eventually } from '../../../test/eventually';
import { useStudentTests } from '../../../test/student-tests';
import { AttemptSweeper } from '../../exams/attempts/submission.service';
import { SubmittedTexts } from '../../exams/attempts/submitted-texts';
import { Clock } from '../../infrastructure';
import { OrphanedWritings, WritingRecordsService } from './writing-records.service';
import { WritingsService } from './writings.service';

const MODEL = { level: 'good' as const, text: 'A door.', notes: [] };
const PROMPT = 'The door in the wall\n\nWrite a story about it.';
const TEXT = 'The door was beautifull. Nobody had opened it.';

const tests = useStudentTests({}, async (api) => {
  await api.addQuestions('Writing', 3, {
    question: PROMPT,
    category: 'Narrative',
    mcq_options: undefined,
    correct_answer: undefined,
    model_answers: [MODEL],
  });
});

const ofWriting = { category: 'Writing' };
const markings = () => tests.api.connection.collection('writing_markings');
const queued = (params: object) =>
  markings()
    .find({ ...params, round: 1 })
    .toArray();
const stored = () =>
  tests.api.connection
    .collection('writings')
    .find({ owner: `child:${tests.childId}` })
    .toArray();

/** The child submits a text; returns what addresses it. */
async function submitted(text = TEXT) {
  const { attemptId, questions } = await tests.open('subject-test', 'writing');
  const questionId = questions[0]?.id ?? '';
  await tests.submit({ ...ofWriting, attemptId, responses: [{ questionId, writingResponse: text }] }).expect(200);
  return { attemptId, questionId };
}

const read = (params: { attemptId: string; questionId: string }) => call(tests.child(), writing, { params });

it('keeps a text from its submission on, with what a program notices', async () => {
  const { attemptId, questions } = await tests.open('subject-test', 'writing');
  const params = { attemptId, questionId: questions[0]?.id ?? '' };
  await tests.child().get(`/api/writings/${attemptId}/${params.questionId}`).expect(409);
  const responses = [{ questionId: params.questionId, writingResponse: TEXT }];
  await tests.submit({ ...ofWriting, attemptId, responses }).expect(200);
  const summary = {
    ...params,
    title: TEXT,
    genre: 'Narrative',
    state: 'waiting',
    drafts: 1,
    hasOpenDraft: false,
    isLookedOver: false,
    isUnread: false,
  };
  expect(await call(tests.child(), writingList)).toMatchObject({ writings: [summary] });
  const text = await read(params);
  expect(text).toMatchObject({ ...summary, question: PROMPT, markings: [], acceptedWords: [] });
  expect(text.draftTexts).toMatchObject([{ number: 1, text: TEXT }]);
  expect(text.observations).toMatchObject([{ kind: 'spelling', places: [{ start: 13, end: 23 }] }]);
  expect(await stored()).toMatchObject([{ ...params, drafts: [{ text: TEXT }] }]);
  expect(await tests.attempts()).toMatchObject([expect.not.objectContaining({ hasUnrecordedTexts: true })]);
});

it('stores what is noticed with the draft, once', async () => {
  const params = await submitted();
  const [{ observations }, [record]] = [await read(params), await stored()];
  expect(record?.noticed).toEqual({ draft: 1, observations });
  const noticed = { draft: 1, observations: [] };
  await tests.api.connection.collection('writings').updateOne({ _id: record?._id }, { $set: { noticed } });
  expect((await read(params)).observations).toEqual([]);
  const body = { text: 'The door was horribel to me.', version: 1 };
  expect((await call(tests.child(), finishDraft, { params, body })).observations).toMatchObject([{ kind: 'spelling' }]);
  expect((await stored())[0]?.noticed.draft).toBe(2);
});

it('stores what is noticed in a text of an earlier version when it is first read', async () => {
  const params = await submitted();
  const { observations } = await read(params);
  const [record] = await stored();
  await tests.api.connection.collection('writings').updateOne({ _id: record?._id }, { $unset: { noticed: 1 } });
  expect((await read(params)).observations).toEqual(observations);
  expect((await stored())[0]).toEqual(record);
});

it('a submission does not wait until what is noticed in its text is stored @long', async () => {
  const database = await tests.api.useDatabaseProxy();
  const paused = database.pause(['update', 'writings', 'noticed']);
  const params = await submitted();
  const write = await paused;
  expect((await stored())[0]).not.toHaveProperty('noticed');
  write.pass();
  await eventually(async () => expect((await stored())[0]).toHaveProperty('noticed.draft', 1));
  expect((await read(params)).observations).toHaveLength(1);
});

it('finds nothing for another child and for another question', async () => {
  const params = await submitted();
  const stranger = await tests.api.addStudent();
  const at = `/api/writings/${params.attemptId}/${params.questionId}`;
  await stranger.client().get(at).expect(404);
  await tests
    .child()
    .get(`/api/writings/${params.attemptId}/${'a'.repeat(24)}`)
    .expect(404);
  await stranger.client().put(`${at}/draft`).send({ text: 'Mine', version: 1 }).expect(404);
  await stranger.client().put(`${at}/read`).expect(404);
  await tests.child().put(`${at}/read`).expect(204);
});

it('records what the server submits at the deadline, and shows what was planned', async () => {
  const { attemptId, questions } = await tests.open('practice-test', 'writing');
  const params = { attemptId, questionId: questions[0]?.id ?? '' };
  const plan = { reader: 'My class', summary: 'A door opens.', points: ['The door', '', ''] };
  const answers = [{ questionId: params.questionId, writingResponse: TEXT, plan, version: 1 }];
  await tests.save(attemptId, { answers }).expect(200);
  tests.api.advance(3_600);
  expect((await call(tests.child(), writingList)).writings).toMatchObject([{ ...params, state: 'waiting' }]);
  await (tests.api.app.get(AttemptSweeper) as unknown as { run(): Promise<void> }).run();
  expect(await stored()).toMatchObject([{ ...params, drafts: [{ text: TEXT }] }]);
  expect((await read(params)).plan).toEqual(plan);
});

it('loses no text where recording or queueing fails after the submission', async () => {
  const database = await tests.api.useDatabaseProxy();
  const { app } = tests.api;
  database.fail(['findAndModify'], SHUTTING_DOWN, 'writings');
  const params = await submitted();
  expect(await stored()).toEqual([]);
  database.fail(WRITES, SHUTTING_DOWN, 'writing_markings');
  await app.get(SubmittedTexts).run();
  expect(await stored()).toMatchObject([{ ...params, unqueuedDraft: 1 }]);
  database.recover();
  await app.get(WritingRecordsService).run();
  expect(await queued(params)).toMatchObject([{ draft: 1, text: TEXT }]);
  const [record] = await stored();
  expect(record).not.toHaveProperty('unqueuedDraft');
  await app.get(SubmittedTexts).run();
  expect(await queued(params)).toHaveLength(1);
});

it('accepts words of the child, each once', async () => {
  const params = await submitted();
  const words = ['Glorn', 'Glorn', ' sprood '];
  const accepted = await call(tests.child(), acceptWords, { params, body: { words } });
  expect(accepted).toMatchObject({ state: 'waiting', acceptedWords: ['Glorn', 'sprood'] });
});

it('keeps a look over the latest draft, which begins anew with the next one, and shows model answers once it was whole', async () => {
  const params = await submitted();
  expect(await read(params)).not.toHaveProperty('modelAnswers');
  const { ideas, ...others } = {
    ideas: 3,
    form: 2,
    organisation: 2,
    style: 3,
    sentences: 3,
    punctuation: 2,
    spelling: 0,
  };
  const evidence = { ideas: [{ start: 0, end: 8 }] };
  const part = await call(tests.child(), reviewOwnWriting, { params, body: { levels: others, evidence, draft: 1 } });
  expect(part.isLookedOver).toBe(true);
  expect(part).not.toHaveProperty('modelAnswers');
  const review = { levels: { ideas, ...others }, evidence };
  const seen = await call(tests.child(), reviewOwnWriting, { params, body: { ...review, draft: 1 } });
  expect(seen).toMatchObject({ selfReview: review, modelAnswers: [MODEL] });
  const at = `/api/writings/${params.attemptId}/${params.questionId}/self-review`;
  const send = (body: object) =>
    tests
      .child()
      .put(at)
      .send({ draft: 1, ...body });
  await send({ levels: { ideas: 6 }, evidence: {} }).expect(400);
  await send({ levels: {}, evidence: { ideas: [{ start: 40, end: 400 }] } }).expect(409);
  const next = await call(tests.child(), finishDraft, { params, body: { text: 'A red door.', version: 1 } });
  await send(review).expect(409);
  expect(next).toMatchObject({ isLookedOver: false, selfReview: { levels: {}, evidence: {} }, modelAnswers: [MODEL] });
});

it('saves a further draft, the newest version of it, and finishes it once', async () => {
  const params = await submitted();
  const save = (text: string, version: number) =>
    call(tests.child(), saveDraft, { params, body: { text, version } }).then((receipt) => receipt.version);
  expect(await save(TEXT, 1)).toBe(0);
  expect((await read(params)).hasOpenDraft).toBe(false);
  expect(await save('The', 1)).toBe(1);
  expect(await save('The red door', 3)).toBe(3);
  expect(await save('The red door', 3)).toBe(3);
  const at = `/api/writings/${params.attemptId}/${params.questionId}`;
  const isLate = (version: number) => tests.child().put(`${at}/draft`).send({ text: 'Late', version }).expect(409);
  for (const version of [1, 2, 3]) await isLate(version);
  expect(await read(params)).toMatchObject({ openDraft: { text: 'The red door', version: 3 }, hasOpenDraft: true });
  const long = { text: 'word '.repeat(301), version: 6 };
  const tooLong = 'Your response is too long. Please limit to 300 words.';
  expect((await tests.child().put(`${at}/draft`).send(long).expect(422)).body.message).toBe(tooLong);
  expect((await tests.child().post(`${at}/drafts`).send(long).expect(422)).body.message).toBe(tooLong);
  await tests.child().post(`${at}/drafts`).send({ text: ' \n', version: 4 }).expect(422);
  const oneWord = { text: `${'.'.repeat(9_999)}x`, version: 4 };
  const { body: refused } = await tests.child().post(`${at}/drafts`).send(oneWord).expect(422);
  expect(refused.message).toBe('Your response is too long. Please use shorter words.');
  const body = { text: 'The red door creaked.', version: 3 };
  await tests
    .child()
    .post(`${at}/drafts`)
    .send({ ...body, version: 2 })
    .expect(409);
  const finish = () => call(tests.child(), finishDraft, { params, body });
  for (const text of [...(await Promise.all([finish(), finish()])), await finish()]) {
    expect(text).toMatchObject({ drafts: 2, hasOpenDraft: false, state: 'waiting' });
    expect(text.draftTexts.map((draft) => draft.text)).toEqual([TEXT, 'The red door creaked.']);
  }
  expect(await queued(params)).toMatchObject([{ draft: 2 }]);
  await isLate(4);
  expect((await read(params)).hasOpenDraft).toBe(false);
  expect(await save('A third', 1)).toBe(1);
  const drafts = Array.from({ length: MAX_DRAFTS }, (_each, index) => ({ text: `${index}`, finishedAt: new Date() }));
  await tests.api.connection.collection('writings').updateMany({ questionId: params.questionId }, { $set: { drafts } });
  await tests.child().post(`${at}/drafts`).send({ text: 'One more', version: 1 }).expect(409);
});

it('says that a text came back, until the child has opened it', async () => {
  const params = await submitted();
  const giveBack = async (draft: number) => {
    const returnedAt = tests.api.app.get(Clock).now();
    const saved = { comments: [], message: 'I saw the door.', marks: {} };
    await markings().updateOne({ ...params, draft, round: 1 }, { $set: { state: 'returned', returnedAt, saved } });
    return { draft, comments: [], message: saved.message, returnedAt: returnedAt.toISOString() };
  };
  const first = await giveBack(1);
  const back = { state: 'returned', isUnread: true, returnedAt: first.returnedAt };
  expect((await call(tests.child(), writingList)).writings).toMatchObject([back]);
  tests.api.advance(5);
  await tests.child().put(`/api/writings/${params.attemptId}/${params.questionId}/read`).expect(204);
  expect(await read(params)).toMatchObject({ ...back, isUnread: false, markings: [first] });
  tests.api.advance(5);
  const next = await call(tests.child(), finishDraft, { params, body: { text: 'The red door.', version: 1 } });
  expect(next).toMatchObject({ state: 'waiting', isUnread: false });
  await giveBack(2);
  expect(await read(params)).toMatchObject({ state: 'returned', isUnread: true });
});

it('gives the latest draft of each child for comparison, without the names of the child', async () => {
  const params = await submitted(`${tests.username} met the red door.`);
  const texts = await tests.api.app.get(WritingsService).textsOf(params.questionId, 200);
  const own = texts.filter(({ owner }) => owner === `child:${tests.childId}`);
  expect(own).toMatchObject([{ text: expect.stringMatching(/^Xx+ met the red door\.$/) }]);
});

it('deletes what an erased child has left', async () => {
  const params = await submitted();
  const gone = { owner: `child:${'abcdef012345'.repeat(2)}` };
  const records = tests.api.connection.collection('writings');
  await records.updateOne({ attemptId: params.attemptId }, { $set: gone });
  await tests.api.app.get(OrphanedWritings).run();
  expect(await records.countDocuments(gone)).toBe(0);
});
