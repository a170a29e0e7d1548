import { type DatabaseProxy, OUT_OF_DISK_SPACE, SHUTTING_DOWN } from '../../../../scripts/testing/database-proxy';
import { aFamily, logIn, signUp } from '../../../test/family';
import { nextMail, tokensOf } from '../../../test/mailed-links';
import { TestApi } from '../../../test/start-api';
import { testOnEngine } from '../../../test/test-database';
import { uniqueEmail } from '../../../test/unique';
import { confirmedFamily, progressToken, takeTest } from '../../../test/weekly-reports';

const EXPIRED = {
  statusCode: 422,
  message: 'This link has expired, and nothing was erased. You can ask for a new one.',
};
const DONE = { message: 'Everything that we kept of your family is erased.' };
const DAY = 86_400;

let proxy: DatabaseProxy;
let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
  proxy = await api.useDatabaseProxy();
  await api.addQuestions('Maths', 40);
});
beforeEach(() => api.beginTest());
afterEach(() => proxy.recover());
afterAll(() => api.close());

const post = (path: string, body: object) => api.anybody().post(`/api/child-progress${path}`).send(body);
const erase = (token: string, email: string) => post('/erase-family', { token, email });

/** Asks for the erasure on the page of the first child. */
async function erasureToken(email: string): Promise<string> {
  const token = await progressToken(api, email);
  const mail = await nextMail(api, email, 'erase-family', () => post('/send-erasure-link', { token }).expect(202));
  return tokensOf(mail, 'erase-family')[0] ?? '';
}

async function stored(): Promise<string> {
  const collections = await api.connection.listCollections();
  const documents = collections.map(({ name }) => api.connection.collection(name).find().toArray());
  return JSON.stringify(await Promise.all(documents));
}

const familyIds = async (email: string) => {
  const { body } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  return body.families.map(({ id }: { id: string }) => id);
};

it('a family is erased by a mailed link and the typed address; staff see that a parent did it, and not which', async () => {
  const { email, name, other } = await confirmedFamily(api);
  await takeTest(api, name, 10);
  const token = await erasureToken(email);
  const [familyId] = await familyIds(email);
  expect(await stored()).toContain(email);
  await erase(token, email).expect(200, DONE);
  for (const trace of [email, name, other, familyId]) expect(await stored()).not.toContain(trace);
  await logIn(api.browser(), name).expect(401);
  const { body } = await api.as('admin').get('/api/families/actions').expect(200);
  expect(body.actions[0]).toEqual({
    ...{ id: expect.any(String), at: expect.any(String), reference: expect.any(String) },
    ...{ by: 'the parent', kind: 'erasure' },
  });
  for (const secret of [email, token]) expect(api.log()).not.toContain(secret);
});

it('nothing is erased by asking for it, by opening the link, or with another address', async () => {
  const { email, name } = await confirmedFamily(api);
  const token = await erasureToken(email);
  await api.anybody().get('/api/child-progress/erase-family').query({ token, email }).expect(405);
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
  ['for another family', (token: string) => token.replace(/^\w{24}/, 'b'.repeat(24))],
  ['that was cut', (token: string) => token.slice(0, -1)],
])('a link %s erases nothing', async (_what, change) => {
  const { email, name } = await confirmedFamily(api);
  await erase(change(await erasureToken(email)), email).expect(422, EXPIRED);
  await logIn(api.browser(), name).expect(200);
});

it('the link works for a day, and three are mailed in one', async () => {
  const { email } = await confirmedFamily(api);
  const token = await erasureToken(email);
  for (let time = 0; time < 2; time += 1) await erasureToken(email);
  await post('/send-erasure-link', { token: await progressToken(api, email) }).expect(429);
  api.advance(DAY + 1);
  await erase(token, email).expect(422, EXPIRED);
  expect(await familyIds(email)).toHaveLength(1);
});

it('an erasure that the database cut short is finished by the same link', async () => {
  const { email } = await confirmedFamily(api);
  const token = await erasureToken(email);
  proxy.fail(['delete'], SHUTTING_DOWN);
  await erase(token, email).expect(503);
  proxy.recover();
  await erase(token, email).expect(200, DONE);
  expect(await stored()).not.toContain(email);
});

testOnEngine('while the bytes cannot be erased it is not said to be done, and the same link finishes it', async () => {
  const { email } = await confirmedFamily(api);
  const token = await erasureToken(email);
  proxy.fail(['compact'], OUT_OF_DISK_SPACE);
  const { body } = await erase(token, email).expect(503).expect('Retry-After', '60');
  expect(body.message).toBe('The last step is not done yet. Please press the button again.');
  proxy.recover();
  await erase(token, email).expect(200, DONE);
});

it('a link that is used again is recorded once, and works five times in an hour', async () => {
  const { email } = await confirmedFamily(api);
  const token = await erasureToken(email);
  const records = () => api.connection.collection('staff_actions').countDocuments({ kind: 'erasure' });
  const before = await records();
  for (let time = 0; time < 5; time += 1) await erase(token, email).expect(200, DONE);
  expect(await records()).toBe(before + 1);
  await erase(token, email).expect(429).expect('Retry-After', /\d+/);
  api.advance(3_601);
  await erase(token, email).expect(200, DONE);
});

it('a link to an earlier address of the family erases nothing', async () => {
  const { email, name } = await confirmedFamily(api);
  const token = await erasureToken(email);
  const moved = { $set: { 'parent.email': uniqueEmail('moved') } };
  await api.connection.collection('accounts').updateOne({ 'parent.email': email }, moved);
  await erase(token, email).expect(422, EXPIRED);
  await logIn(api.browser(), name).expect(200);
});

it('a link that was used erases no family that has signed up again since', async () => {
  const { email, family } = await confirmedFamily(api);
  const token = await erasureToken(email);
  await erase(token, email).expect(200, DONE);
  const again = { ...aFamily(family.children[0]?.username ?? ''), parent: family.parent };
  await signUp(api.browser(), again).expect(201);
  await erase(token, email).expect(422, EXPIRED);
  expect(await familyIds(email)).toHaveLength(1);
});
