import { childProgress, exportChild } from '@wattle/contract/child-progress';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { aFamily, signUp } from '../../../test/family';
import { mailsWithLinks, nextMail } from '../../../test/mailed-links';
import { TestApi } from '../../../test/start-api';
import { uniqueEmail, uniqueName } from '../../../test/unique';
import { confirmedFamily, progressToken, takeTest } from '../../../test/weekly-reports';

const EXPIRED = {
  statusCode: 422,
  message: 'This link no longer works. If your child has an account, you can have a new one sent.',
};
const ON_ITS_WAY = { message: 'If somebody signed up with this address, an email with a link is on its way.' };
const DAY = 86_400;

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
  await api.addQuestions('Maths', 40, { category: 'Fractions', skills: ['maths-equivalent-fractions'] });
});
beforeEach(() => api.beginTest());
afterAll(() => api.close());

const post = (path: string, body: object) => api.anybody().post(`/api/child-progress${path}`).send(body);
const progress = (token: string) => call(api.anybody(), childProgress, { body: { token } });

it('shows progress, topics and results of its child only', async () => {
  const { email, name, other } = await confirmedFamily(api);
  await takeTest(api, name, 10);
  await takeTest(api, other, 30);
  const shown = await progress(await progressToken(api, email));
  expect(shown).toMatchObject({
    name: 'Priya',
    subjects: [{ subject: 'Maths', correct: 10, total: 30 }],
    goingWell: [],
    toPractise: [{ subject: 'Maths', category: 'Fractions', correct: 10, total: 30 }],
    skillsToPractise: [{ subject: 'Maths', category: 'Fractions', name: 'Equivalent fractions' }],
    results: [{ kind: 'subject-test', subject: 'Maths', score: 10, total: 30 }],
  });
  expect(shown.weeks).toHaveLength(8);
  expect(shown.weeks.at(-1)).toMatchObject({ tests: 1, correct: 10, total: 30 });
  expect(shown.weeks[0]).toMatchObject({ tests: 0, total: 0 });
  expect((await progress(await progressToken(api, email, 1))).name).toBe('Arjun');
});

it('lists no result of the day before the first of its eight weeks', async () => {
  const { email, name } = await confirmedFamily(api);
  await takeTest(api, name, 10);
  const token = await progressToken(api, email);
  const { weeks, results } = await progress(token);
  const attempt = { _id: new Types.ObjectId(results[0]?.attemptId) };
  const submitAt = (submittedAt: Date) =>
    api.connection.collection('attempts').updateOne(attempt, { $set: { submittedAt } });
  const noon = Date.parse(`${weeks[0]?.monday}T02:00:00Z`);
  await submitAt(new Date(noon));
  expect((await progress(token)).results).toHaveLength(1);
  await submitAt(new Date(noon - 86_400_000));
  expect((await progress(token)).results).toEqual([]);
});

it('is kept by no cache, names its page to no other site, and is not in the log', async () => {
  const { email } = await confirmedFamily(api);
  const token = await progressToken(api, email);
  const response = await post('', { token }).expect(200);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  await post('', { token: `${token}x` }).expect(422);
  for (const secret of [email, token]) expect(api.log()).not.toContain(secret);
});

it.each([
  ['whose end was moved', (token: string) => token.replace(/\.\d+\./, '.9999999999.')],
  ['that names another child', (token: string) => token.replace(/^\w{24}/, 'b'.repeat(24))],
  ['that was cut', (token: string) => token.slice(0, -1)],
  ['that is a word', () => 'made-up'],
])('a link %s is answered like one that has expired, wherever it is used', async (_what, change) => {
  const { email } = await confirmedFamily(api);
  const token = change(await progressToken(api, email));
  for (const path of ['', '/export', '/send-erasure-link']) await post(path, { token }).expect(422, EXPIRED);
  await post('/weekly-report', { token, isOn: true }).expect(422, EXPIRED);
});

it('a link of another kind, and that of a sibling for this child, open nothing', async () => {
  const { email, confirmation } = await confirmedFamily(api);
  const [own, sibling] = [await progressToken(api, email), await progressToken(api, email, 1)];
  const swapped = sibling.replace(/^\w{24}/, own.slice(0, 24));
  for (const token of [confirmation, swapped]) await post('', { token }).expect(422, EXPIRED);
  await api.anybody().post('/api/auth/confirm-email').send({ token: own }).expect(422);
  await post('/erase-family', { token: own, email }).expect(422);
});

it('a link ends after seven days, with another address, and with the family', async () => {
  const { email } = await confirmedFamily(api);
  const token = await progressToken(api, email);
  api.advance(7 * DAY - 60);
  await post('', { token }).expect(200);
  api.advance(120);
  await post('', { token }).expect(422, EXPIRED);

  api.beginTest();
  const accounts = api.connection.collection('accounts');
  const moved = uniqueEmail('moved');
  await accounts.updateOne({ 'parent.email': email }, { $set: { 'parent.email': moved } });
  await post('', { token }).expect(422, EXPIRED);
  await accounts.updateOne({ 'parent.email': moved }, { $set: { 'parent.email': email } });
  await post('', { token }).expect(200);
  const { body } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  await api.as('admin').post(`/api/families/${body.families[0].id}/erase`).send({ email }).expect(200);
  await post('', { token }).expect(422, EXPIRED);
});

it('everything that is kept of the child can be downloaded, and nothing of a sibling; staff see that it was', async () => {
  const { email, name, other } = await confirmedFamily(api);
  await takeTest(api, name, 10);
  const { body, text } = await post('/export', { token: await progressToken(api, email) }).expect(200);
  expect(exportChild.response.parse(body)).toMatchObject({
    parent: { email, phone: '0412 345 678', wantsWeeklyReportSince: expect.any(String) },
    child: {
      username: name,
      grade: 5,
      attempts: [{ subject: 'Maths', result: { score: 10, perSkill: expect.any(Array) } }],
    },
    mails: [],
  });
  expect(text).not.toContain(other);
  expect(text).not.toMatch(/argon2|"_id"|child-progress#|chosenBy|difficulty/);
  const { body: found } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  const familyId = found.families[0].id;
  const { body: list } = await api.as('admin').get('/api/families/actions').query({ familyId }).expect(200);
  expect(list.actions[0]).toMatchObject({ kind: 'export', by: 'the parent', child: 'Priya' });
});

it('is downloaded ten times in an hour', async () => {
  const { email } = await confirmedFamily(api);
  const token = await progressToken(api, email);
  for (let time = 0; time < 10; time += 1) await post('/export', { token }).expect(200);
  await post('/export', { token }).expect(429).expect('Retry-After', /\d+/);
});

it('a network tries 120 tokens in an hour', async () => {
  for (let time = 0; time < 120; time += 1) await post('', { token: `made up ${time}` }).expect(422);
  await post('', { token: 'made up' }).expect(429).expect('Retry-After', /\d+/);
});

it('an unknown address is answered alike, and gets no mail', async () => {
  const unknown = uniqueEmail('unknown');
  await post('/send-links', { email: unknown }).expect(202, ON_ITS_WAY);
  await api.restart();
  expect(await api.connection.collection('mails').countDocuments({ to: unknown })).toBe(0);
});

it('families that strangers sign up with an address keep no link from its owner', async () => {
  const { email, family } = await confirmedFamily(api);
  for (let time = 0; time < 6; time += 1) {
    await signUp(api.browser(), { ...aFamily(uniqueName('stranger')), parent: family.parent }).expect(201);
  }
  // A record that was changed may be found after the others.
  const accounts = api.connection.collection('accounts');
  const own = { 'parent.email': email, 'parent.emailConfirmedAt': { $exists: true } };
  const account = await accounts.findOneAndDelete(own);
  if (account) await accounts.insertOne(account);
  expect((await progress(await progressToken(api, email))).name).toBe('Priya');
  await api.restart();
  const mails = api.connection.collection('mails');
  expect(await mails.countDocuments({ to: email, about: /^request/ })).toBe(1);
});

it('an address that is not confirmed gets the link that confirms it, and no results', async () => {
  const family = aFamily(uniqueName('priya'));
  const { email } = family.parent;
  await nextMail(api, email, 'confirm-email', () => signUp(api.browser(), family).expect(201));
  await nextMail(api, email, 'confirm-email', () => post('/send-links', { email }).expect(202, ON_ITS_WAY));
  expect(mailsWithLinks(api, email, 'child-progress')).toEqual([]);
});
