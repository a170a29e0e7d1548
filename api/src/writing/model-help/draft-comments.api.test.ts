import { createHash } from 'node:crypto';
import { setConsent } from '@wattle/contract/own-children';
import { draftComments } from '@wattle/contract/writing-markings';
import { Types } from 'mongoose';
import { ModelServer } from '../../../../scripts/testing/model-server';
import { call } from '../../../test/call';
import { eventually } from '../../../test/eventually';
import { useApi } from '../../../test/start-api';
import { accessToken, storeUser } from '../../../test/test-users';
import { uniqueName } from '../../../test/unique';
import { confirmedFamily } from '../../../test/weekly-reports';
import { QuestionVersionsService, type VersionRef } from '../../bank';
import { SecretKeys } from '../../infrastructure/config/secret-keys';
import { ModelPermission } from '../markings/marking-views.service';
import { checkComments, failedChecks } from './check-comments';
import { measure } from './corpus/measure';
import { DRAFT_COMMENTS_V1 } from './draft-request';
import { CONCERN } from './model-help.service';

const TEXT =
  'Priya walked to Station Street Public School. The gate was open. A parrot sat on it and sang. It knew my name.';

const model = await ModelServer.start();
afterAll(() => model.close());
let prompt: VersionRef;
const running = useApi({ ...model.settings, OPENAI_DAILY_CAP: '30' }, async (api) => {
  const fields = { question: 'Write about a gate.', mcq_options: undefined, correct_answer: undefined };
  const [question] = await api.addQuestions('Writing', 1, fields);
  const [stored] = await api.app.get(QuestionVersionsService).storeCurrent([String(question?._id)], 'Tests');
  prompt = stored as VersionRef;
});

let email: string;
let childId: string;
let parent: Awaited<ReturnType<typeof confirmedFamily>>['client'];
let username: string;
let marker: ReturnType<typeof running.api.as>;
beforeEach(async () => {
  model.reset();
  ({ email, client: parent, childId } = await confirmedFamily(running.api, false));
  username = uniqueName('kim');
  const user = { userId: new Types.ObjectId().toHexString(), sid: new Types.ObjectId().toHexString() };
  await storeUser(running.api.connection, user, { username, role: 'marker' });
  const token = accessToken(user, running.api.app.get(SecretKeys).signing);
  marker = running.api.browser().set('Authorization', `Bearer ${token}`);
});

const allow = (isGiven: boolean) =>
  call(parent, setConsent, { params: { childId, purpose: 'modelFeedback' }, body: { isGiven } });

async function claimed(text = TEXT, by = username): Promise<string> {
  const record = {
    _id: new Types.ObjectId(),
    writingId: new Types.ObjectId().toHexString(),
    owner: `child:${childId}`,
  };
  const about = { ...prompt, attemptId: 'a'.repeat(24), title: 'Write about a gate.', draft: 1, round: 1, text };
  const state = {
    state: 'waiting',
    waitingSince: new Date(),
    notFor: [],
    history: [],
    saved: { comments: [], marks: {} },
  };
  const claim = { by, until: new Date(Date.now() + 3_600_000) };
  await running.api.connection.collection('writing_markings').insertOne({ ...record, ...about, ...state, claim });
  return String(record._id);
}

const ask = (id: string) => marker.post(`/api/writing-markings/${id}/draft-comments`);
const refusalOf = async (id: string, status: number) => (await ask(id).expect(status)).body.message as string;
const calls = () => running.api.connection.collection('model_calls');

it('quotes the masked text, drops what is invented, and tells the model nothing of who the child is', async () => {
  await allow(true);
  const id = await claimed();
  const { comments, dropped, concern } = await call(marker, draftComments, { params: { id } });
  const masked =
    'Xxxxx walked to Xxxxxxx Xxxxxx Xxxxxx Xxxxxx. The gate was open. A parrot sat on it and sang. It knew my name.';
  expect(comments.map(({ start, end, criterion }) => [masked.slice(start, end), criterion])).toEqual([
    ['Xxxxx walked to Xxxxxxx Xxxxxx Xxxxxx Xxxxxx.', 'ideas'],
    ['The gate was open.', 'style'],
    ['A parrot sat on it and sang.', 'sentences'],
    ['It knew my name.', 'organisation'],
  ]);
  expect({ dropped, concern }).toEqual({ dropped: 1, concern: undefined });
  const sent = JSON.stringify(model.requests);
  expect(sent).toContain(masked);
  for (const secret of ['Priya', 'Iyer', 'Station', childId, id, email, username]) expect(sent).not.toContain(secret);
  const [record] = await calls().find({ generationId: id }).toArray();
  expect(record).toMatchObject({ prompt: DRAFT_COMMENTS_V1.id, messages: [], answer: '' });
});

it('asks nobody without the yes of a parent, and throws away what comes after it is taken back', async () => {
  const id = await claimed();
  const notAllowed = 'The child’s parents have not allowed a model to read its texts.';
  expect(await refusalOf(id, 409)).toBe(notAllowed);
  const help = running.api.app.get(ModelPermission);
  expect(await help.availability(`child:${childId}`)).toEqual({ isAllowed: false, reason: notAllowed });
  expect(model.requests).toHaveLength(0);

  await allow(true);
  expect(await help.availability(`child:${childId}`)).toEqual({ isAllowed: true });
  model.plan({ behaviours: ['held'] });
  const answer = ask(id).then((response) => response);
  await eventually(() => expect(model.requests).toHaveLength(1));
  await allow(false);
  model.release();
  expect((await answer).body).toEqual({ statusCode: 409, message: expect.stringMatching(/taken their yes back/) });
  await allow(true);
  const { status } = await ask(id);
  expect(status).toBe(200);
});

it('keeps who gave and took back which yes, once each, and gives it to the family', async () => {
  const of = async () => (await parent.get(`/api/family/children/${childId}`).expect(200)).body.consents;
  expect(await of()).toEqual({});
  await Promise.all([allow(true), allow(true)]);
  const since = (await of()).modelFeedback;
  await allow(true);
  expect(await of()).toEqual({ modelFeedback: since });
  await Promise.all([allow(false), allow(false)]);
  expect(await of()).toEqual({});
  await allow(true);
  const found = await running.api.connection.collection('accounts').findOne({ 'parent.email': email });
  const mark = { by: email, at: expect.any(Date) };
  const given = { purpose: 'modelFeedback', given: mark };
  expect(found?.users[0].consents).toEqual([{ ...given, takenBack: mark }, given]);
  expect(found?.users[1].consents).toBeUndefined();
  const { body } = await running.api.as('admin').post(`/api/families/${found?._id}/export`).expect(200);
  expect(body.families[0].children[0].consents).toHaveLength(2);
  const { client: stranger } = await confirmedFamily(running.api, false);
  const path = `/api/family/children/${childId}/consents`;
  await stranger.put(`${path}/modelFeedback`).send({ isGiven: true }).expect(404);
  await parent.put(`${path}/service`).send({ isGiven: true }).expect(400);
});

it('helps only the marker who has the text, with a text that is long enough, ten times a minute', async () => {
  await allow(true);
  await refusalOf(await claimed(TEXT, 'somebody-else'), 409);
  expect(await refusalOf(await claimed('A gate.'), 422)).toMatch(/too short/);
  const id = await claimed();
  for (let asked = 0; asked < 10; asked += 1) await ask(id).expect(200);
  expect(await refusalOf(id, 429)).toMatch(/ten times within a minute/);
});

it('asks once more where no comment passes, says what a person should look at, and tells a failure', async () => {
  await allow(true);
  const id = await claimed();
  model.plan({ behaviours: ['malformed', 'malformed', 'malformed', 'good'] });
  expect((await ask(id).expect(200)).body).toEqual({ comments: [], dropped: 0 });
  expect((await ask(id).expect(200)).body.comments).toHaveLength(4);
  expect(model.requests).toHaveLength(4);
  const hard = await claimed('Mum and Dad were yelling. There was no dinner. I sat on the step and counted the stars.');
  const { body } = await ask(hard).expect(200);
  expect(body).toMatchObject({ concern: CONCERN });
  model.plan({ behaviours: ['rate-limited-for-long'] });
  expect(await refusalOf(id, 503)).toBe('The model did not answer. Please try again, or write your own comments.');
});

test('the checks drop at least 97 % of the flawed comments of the corpus, and at most 3 % of the sound ones', () => {
  expect(measure().filter(({ isMet }) => !isMet)).toEqual([]);
});

test('a comment that says again what another one says is dropped', () => {
  const quote = 'A parrot sat on it and sang.';
  const comment = {
    quote,
    criterion: 'ideas',
    noticed: 'I can hear this parrot.',
    next_step: 'What did it sing about?',
  };
  expect(failedChecks(comment, { text: TEXT, earlier: [] })).toEqual([]);
  const earlier = [{ ...comment, quote: 'parrot', criterion: 'style' }];
  expect(failedChecks(comment, { text: TEXT, earlier })).toEqual(['noRepeats']);
});

test('an answer of more comments than were asked for is read no further, and a part that is too long is none', () => {
  const sound = {
    quote: 'A parrot sat on it and sang.',
    criterion: 'ideas',
    noticed: 'I can hear this parrot.',
    next_step: 'What did it sing about?',
  };
  const tooLong = { ...sound, next_step: 'What did it sing about? '.repeat(30) };
  expect(checkComments([tooLong, sound], TEXT)).toEqual({ passed: [sound], dropped: 1 });
  const flawed = Array.from({ length: 12 }, () => ({ ...sound, quote: 'A cat.' }));
  expect(checkComments([...flawed, sound], TEXT)).toEqual({ passed: [], dropped: 13 });
});

test('an instruction in a text without capitals ends where its sentence does', () => {
  const text = 'the robot beeped at me. a parrot sat on the gate and sang.';
  const comment = { criterion: 'ideas', noticed: 'I can hear this.', next_step: 'What did it sing about?' };
  const failed = (quote: string) => failedChecks({ ...comment, quote }, { text, earlier: [] });
  expect(failed('the robot beeped at me.')).toEqual(['obeysNoText']);
  expect(failed('a parrot sat on the gate')).toEqual([]);
});

test('the prompt is the one that was published: a new text is a new version', () => {
  expect(createHash('sha256').update(DRAFT_COMMENTS_V1.system).digest('hex').slice(0, 8)).toBe('cd0b1596');
});

describe('a comment that asks who the child is', () => {
  const text = 'The gate was open. A parrot sat on it and sang.';
  const comment = { quote: 'The gate was open.', criterion: 'ideas', noticed: 'You open your text with a gate.' };
  it.each([
    'Could you add the name of your street here?',
    'Which town do you live in? Add it to the gate.',
    'Try to say how old you are in this line.',
    'Could you write what your school is called?',
    'Try to put the gate at 14 Banksia Street, Newtown.',
    'What is your phone number? Put it on the gate.',
    'Try to put the gate at １４ Banksia Street, Newtown.',
  ])('is dropped: %s', (next_step) => {
    expect(failedChecks({ ...comment, next_step }, { text, earlier: [] })).not.toEqual([]);
  });
});
