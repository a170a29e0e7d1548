import {
  type ErasureScope,
  exportChild,
  exportOwnFamily,
  ownChild,
  sendErasureLink,
} from '@wattle/contract/own-children';
import { type DatabaseProxy, OUT_OF_DISK_SPACE, SHUTTING_DOWN } from '../../../../scripts/testing/database-proxy';
import { call } from '../../../test/call';
import { aFamily, logIn, signUp } from '../../../test/family';
import { nextMail, tokensOf } from '../../../test/mailed-links';
import { readable } from '../../../test/readable';
import { TestApi } from '../../../test/start-api';
import { testOnEngine } from '../../../test/test-database';
import { uniqueEmail } from '../../../test/unique';
import { confirmedFamily, goToMonday, mailWeeklyReports, takeTest, weeklyReports } from '../../../test/weekly-reports';
import { AccountRecordSchema } from '../../accounts/records/account.schema';
import { RateLimits } from '../../infrastructure';

const EXPIRED = {
  statusCode: 422,
  message: 'This link has expired, and nothing was erased. You can ask for a new one.',
};
const DONE = { message: 'Everything that we kept of your family is erased.' };
const CHILD_DONE = { message: 'Everything that we kept of this child is erased.' };
const DAY = 86_400;

let proxy: DatabaseProxy;
let api: TestApi;
beforeAll(async () => {
  ({ api, proxy } = await TestApi.startBehindProxy());
  await api.addQuestions('Maths', 40);
});
beforeEach(() => api.beginTest());
afterEach(() => proxy.recover());
afterAll(() => api.close());

type ConfirmedFamily = Awaited<ReturnType<typeof confirmedFamily>>;

const post = (path: string, body: object) => api.anybody().post(`/api/erasures${path}`).send(body);
const erase = (token: string, email: string) => post('', { token, email });

/** Asks for the erasure on the tab of the first child. */
async function erasureToken(
  { client, email, childId }: ConfirmedFamily,
  scope: ErasureScope = 'family',
): Promise<string> {
  const ask = () => call(client, sendErasureLink, { params: { childId }, body: { scope } });
  return tokensOf(await nextMail(api, email, 'erase-family', ask), 'erase-family')[0] ?? '';
}

const weeklyReportsOfSibling = (to: string, childId: string) =>
  api.connection.collection('mails').countDocuments({ to, kind: 'weekly-report', about: new RegExp(childId) });

const familyIds = async (email: string) => {
  const { body } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  return body.families.map(({ id }: { id: string }) => id);
};

it('a family is erased by a mailed link and the typed address; staff see that a parent did it, and not which', async () => {
  const family = await confirmedFamily(api);
  const { email, name, other } = family;
  await takeTest(api, name, 10);
  const token = await erasureToken(family);
  expect((await post('/check', { token }).expect(200)).body).toEqual({
    names: ['Priya', 'Arjun'],
    isWholeFamily: true,
  });
  const [familyId] = await familyIds(email);
  expect(await api.storedText()).toContain(email);
  await erase(token, email).expect(200, DONE);
  for (const trace of [email, name, other, familyId]) expect(await api.storedText()).not.toContain(trace);
  await logIn(api.browser(), name).expect(401);
  const { body } = await api.as('admin').get('/api/families/actions').expect(200);
  expect(body.actions[0]).toEqual({
    ...{ id: expect.any(String), at: expect.any(String), reference: expect.any(String) },
    ...{ by: 'the parent', kind: 'erasure' },
  });
  for (const secret of [email, token]) expect(api.log()).not.toContain(secret);
});

it('nothing is erased by asking for it, by opening the link, or with another address', async () => {
  const family = await confirmedFamily(api);
  const { email, name } = family;
  const token = await erasureToken(family);
  await api.anybody().get('/api/erasures').query({ token, email }).expect(405);
  const { body } = await erase(token, 'grandma@example.com').expect(422);
  expect(body).toMatchObject({
    message: 'This is not the address that you signed up with, so nothing was erased. Check it and type it again.',
    errors: [{ path: 'email' }],
  });
  await erase(token, 'meera').expect(400);
  await logIn(api.browser(), name).expect(200);
});

it.each([
  ['whose end was moved', (token: string) => token.replace(/\.\d+\./, '.9999999999.')],
  ['for another family @long', (token: string) => token.replace(/^\w{24}/, 'b'.repeat(24))],
  ['that was cut @long', (token: string) => token.slice(0, -1)],
])('nothing is erased by a link %s', async (_what, change) => {
  const family = await confirmedFamily(api);
  const { email, name } = family;
  const token = change(await erasureToken(family));
  await erase(token, email).expect(422, EXPIRED);
  await post('/check', { token }).expect(422, EXPIRED);
  await logIn(api.browser(), name).expect(200);
});

it('the link works for a day, and five are mailed in one', async () => {
  const family = await confirmedFamily(api);
  const { email, client, childId } = family;
  const token = await erasureToken(family);
  for (let time = 0; time < 4; time += 1) await erasureToken(family, 'child');
  await client.post(`/api/family/children/${childId}/send-erasure-link`).send({ scope: 'family' }).expect(429);
  api.advance(DAY + 1);
  await erase(token, email).expect(422, EXPIRED);
  expect(await familyIds(email)).toHaveLength(1);
});

it('an erasure that the database cut short is finished by the same link @long', async () => {
  const family = await confirmedFamily(api);
  const { email } = family;
  const token = await erasureToken(family);
  proxy.fail(['delete'], SHUTTING_DOWN);
  await erase(token, email).expect(503);
  proxy.recover();
  await erase(token, email).expect(200, DONE);
  expect(await api.storedText()).not.toContain(email);
});

testOnEngine('while the bytes cannot be erased it is not said to be done, and the same link finishes it', async () => {
  const family = await confirmedFamily(api);
  const { email } = family;
  const token = await erasureToken(family);
  proxy.fail(['compact'], OUT_OF_DISK_SPACE);
  const { body } = await erase(token, email).expect(503).expect('Retry-After', '60');
  expect(body.message).toBe('The last step is not done yet. Please press the button again.');
  proxy.recover();
  await erase(token, email).expect(200, DONE);
});

it('a link that is used again is recorded once, and works five times in an hour @long', async () => {
  const family = await confirmedFamily(api);
  const { email } = family;
  const token = await erasureToken(family);
  const records = () => api.connection.collection('staff_actions').countDocuments({ kind: 'erasure' });
  const before = await records();
  for (let time = 0; time < 5; time += 1) await erase(token, email).expect(200, DONE);
  expect(await records()).toBe(before + 1);
  await erase(token, email).expect(429).expect('Retry-After', /\d+/);
  api.advance(3_601);
  await erase(token, email).expect(200, DONE);
});

it('a link to an earlier address of the family erases nothing', async () => {
  const family = await confirmedFamily(api);
  const { email, name } = family;
  const token = await erasureToken(family);
  const moved = { $set: { 'parent.email': uniqueEmail('moved') } };
  await api.connection.collection('accounts').updateOne({ 'parent.email': email }, moved);
  await erase(token, email).expect(422, EXPIRED);
  await logIn(api.browser(), name).expect(200);
});

it('a link that was used erases no family that has signed up again since', async () => {
  const confirmed = await confirmedFamily(api);
  const { email, family } = confirmed;
  const token = await erasureToken(confirmed);
  await erase(token, email).expect(200, DONE);
  const again = { ...aFamily(family.children[0]?.username ?? ''), parent: family.parent };
  await signUp(api.browser(), again).expect(201);
  await erase(token, email).expect(422, EXPIRED);
  expect(await familyIds(email)).toHaveLength(1);
});

it('one child is erased alone: nothing of it is left in any collection or mail, and its sibling is untouched', async () => {
  const family = await confirmedFamily(api);
  const { email, name, other, client, childId, siblingId } = family;
  for (const child of [name, other]) await takeTest(api, child, 10);
  await client.put(`/api/family/children/${childId}/goals`).send({ testsAWeek: 3, testDay: null }).expect(204);
  goToMonday(api);
  await mailWeeklyReports(api);
  await weeklyReports(api, email, 2);
  api.beginTest();
  await nextMail(api, email, 'reset-password', () =>
    api.anybody().post('/api/auth/forgot-password').send({ email }).expect(202),
  );
  await api
    .as('admin')
    .put(`/api/families/${(await familyIds(email))[0]}/children/${childId}/allowances/extraTime`)
    .send({ amount: 25 })
    .expect(200);
  const child = api.browser();
  const { refresh } = (await logIn(child, name).expect(200)).body;
  const sibling = await call(client, ownChild, { params: { childId: siblingId } });
  const token = await erasureToken(family, 'child');
  expect((await post('/check', { token }).expect(200)).body).toEqual({ names: ['Priya'], isWholeFamily: false });
  await erase(token, 'grandma@example.com').expect(422);
  await erase(token, email).expect(200, { message: 'Everything that we kept of Priya is erased.' });

  const everything = await api.storedText();
  for (const trace of [childId, name]) expect(everything.includes(trace)).toBe(false);
  const mails = await api.connection.collection('mails').find({ to: email }).toArray();
  const files = api.mails().filter((mail) => mail.includes(email));
  for (const trace of [childId, name, 'Priya'])
    expect([JSON.stringify(mails), ...files.map(readable)].join()).not.toContain(trace);
  await logIn(api.browser(), name).expect(401);
  await child.post('/api/auth/refresh').send({ refresh }).expect(401);
  const left = await call(client, ownChild, { params: { childId: siblingId } });
  expect({ ...left, serverTime: '' }).toEqual({ ...sibling, serverTime: '' });
  await logIn(api.browser(), other).expect(200);
  expect(await weeklyReportsOfSibling(email, siblingId)).toBe(1);
  await client.get(`/api/family/children/${childId}`).expect(404);
  await erase(token, email).expect(200, CHILD_DONE);
  await logIn(api.browser(), other).expect(200);
});

it('the link of a child that is gone erases no family of its address, also not one that has signed up since @long', async () => {
  const confirmed = await confirmedFamily(api);
  const { email, other, family } = confirmed;
  const token = await erasureToken(confirmed, 'child');
  await erase(token, email).expect(200, { message: 'Everything that we kept of Priya is erased.' });
  await erase(token, 'grandma@example.com').expect(422, EXPIRED);
  const again = { ...aFamily(family.children[0]?.username ?? ''), parent: family.parent };
  await signUp(api.browser(), again).expect(201);
  await erase(token, email).expect(200, CHILD_DONE);
  await post('/check', { token }).expect(422, EXPIRED);
  expect(await familyIds(email)).toHaveLength(2);
  await logIn(api.browser(), other).expect(200);
});

testOnEngine(
  'while the bytes of one child cannot be erased it is not said to be done, and the same link finishes it @long',
  async () => {
    const family = await confirmedFamily(api);
    const { email, other } = family;
    const token = await erasureToken(family, 'child');
    proxy.fail(['compact'], OUT_OF_DISK_SPACE);
    for (let time = 0; time < 2; time += 1) await erase(token, email).expect(503).expect('Retry-After', '60');
    proxy.recover();
    await erase(token, email).expect(200, CHILD_DONE);
    await logIn(api.browser(), other).expect(200);
  },
);

it('the last child goes with its family, as its link says', async () => {
  const family = await confirmedFamily(api);
  const { email, siblingId } = family;
  const [one, last] = [
    await erasureToken(family, 'child'),
    await erasureToken({ ...family, childId: siblingId }, 'child'),
  ];
  await erase(one, email).expect(200);
  expect((await post('/check', { token: last }).expect(200)).body).toEqual({ names: ['Arjun'], isWholeFamily: true });
  await erase(last, email).expect(200, DONE);
  expect(await api.storedText()).not.toContain(email);
});

it('an erasure of one child that the database cut short is finished by the same link @long', async () => {
  const family = await confirmedFamily(api);
  const { email, name, other } = family;
  const token = await erasureToken(family, 'child');
  proxy.fail(['update'], SHUTTING_DOWN);
  await erase(token, email).expect(503);
  proxy.recover();
  await erase(token, email).expect(200);
  expect(await api.storedText()).not.toContain(name);
  await logIn(api.browser(), other).expect(200);
});

it('a child, and the family, are exported by their parent alone, ten times in an hour; staff see that they were', async () => {
  const { email, name, other, client, childId, siblingId } = await confirmedFamily(api);
  await takeTest(api, name, 10);
  const params = { childId };
  const exported = await call(client, exportChild, { params });
  expect(exported).toMatchObject({
    parent: { email, phone: '0412 345 678', wantsWeeklyReportSince: expect.any(String) },
    child: { username: name, grade: 5, attempts: [{ subject: 'Maths', result: { score: 10 } }] },
    mails: [],
  });
  for (const trace of [other, siblingId]) expect(JSON.stringify(exported)).not.toContain(trace);
  expect(JSON.stringify(exported)).not.toMatch(/argon2|"_id"|chosenBy|difficulty/);
  const whole = await call(client, exportOwnFamily);
  expect(whole.families).toMatchObject([{ children: [{ username: name }, { username: other }] }]);
  const [familyId] = await familyIds(email);
  const { body } = await api.as('admin').get('/api/families/actions').query({ familyId }).expect(200);
  expect(body.actions).toMatchObject([
    { kind: 'export', by: 'the parent' },
    { kind: 'export', by: 'the parent', child: 'Priya' },
  ]);
  const stranger = await confirmedFamily(api);
  for (const path of ['export', 'send-erasure-link']) {
    await stranger.client.post(`/api/family/children/${childId}/${path}`).send({ scope: 'child' }).expect(404);
    await api.as('student').post(`/api/family/children/${childId}/${path}`).send({ scope: 'child' }).expect(403);
  }
  await api.app.get(RateLimits).of('family-exports').take(email, 7);
  await call(client, exportChild, { params });
  await client.post(`/api/family/children/${childId}/export`).expect(429).expect('Retry-After', /\d+/);
});

it('each field that is stored of a child is exported, unless it is left out on purpose', async () => {
  const { email, client, childId } = await confirmedFamily(api);
  const fields = {
    ...{ lastName: 'Rao', school: 'Hill Street', exam: 'nsw-oc', state: 'VIC', testsAWeek: 3, testDay: '2027-05-06' },
    ...{ allowances: { extraTime: { amount: 25 } }, examDay: { startedAt: new Date(), attempts: [] } },
    ...{ practice: { isOn: true }, displaySettings: { textSize: 'large' }, consents: [], planTicks: { review: null } },
    lastWeeklyReport: { monday: '2026-11-30', isQuiet: true },
    allowanceRequests: { readAloud: { amount: 1, at: '2026-11-23T09:00:00.000Z' } },
    rehearsal: { extraTime: 25, restBreaks: 0, readAloud: 0 },
  };
  const set = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`users.0.${name}`, value]));
  await api.connection.collection('accounts').updateOne({ 'parent.email': email }, { $set: set });
  const { child } = await call(client, exportChild, { params: { childId } });
  const { families } = await call(client, exportOwnFamily);
  // The id has another name; the others are secrets, or of staff.
  const ofStaff = ['role', 'disabledAt', 'lastLogInAt', 'statisticsMailTo'];
  const leftOut = ['_id', 'usernameKey', 'passwordHash', 'isDemo', ...ofStaff];
  const stored = Object.keys(AccountRecordSchema.path('users').schema?.paths ?? {});
  for (const exported of [child, (families[0] as { children: object[] }).children[0]]) {
    expect(stored.filter((name) => !Object.hasOwn(exported ?? {}, name)).sort()).toEqual(leftOut.sort());
    expect(exported).toMatchObject({ id: childId, state: 'VIC' });
  }
});

it('the keys of a test that is under way are in no export, also after it was marked again', async () => {
  const { name, client, childId } = await confirmedFamily(api);
  const browser = api.browser();
  const { access } = (await logIn(browser, name).expect(200)).body;
  const { body: test } = await browser
    .get('/api/test/subject-test/maths')
    .set('Authorization', `Bearer ${access}`)
    .expect(200);
  const correction = { correct_answer: 'C', explanation: 'It is C.', version: 2 };
  await api.connection
    .collection('attempts')
    .updateOne(
      { owner: `child:${childId}`, state: 'open' },
      { $set: { [`corrections.${test.questions[0].id}`]: correction } },
    );
  const exported = await call(client, exportChild, { params: { childId } });
  expect(exported.child).toMatchObject({ attempts: [{ state: 'open' }] });
  expect(JSON.stringify(exported)).not.toMatch(/correct_answer|It is C/);
});
