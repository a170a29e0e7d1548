import { Types } from 'mongoose';
import { aFamily, logIn, signUp } from '../../../test/family';
import { type TestApi, useApi } from '../../../test/start-api';
import { accessToken } from '../../../test/test-users';
import { uniqueName } from '../../../test/unique';
import { SecretKeys } from '../../infrastructure/config/secret-keys';

type Client = ReturnType<TestApi['browser']>;

const [old, fresh] = ['o'.repeat(48), 'n'.repeat(48)];
const running = useApi({ JWT_SECRET: old });
let api: TestApi;
let browser: Client;
let username: string;
let userId: Types.ObjectId;
const firstChild = uniqueName('priya');
beforeAll(() => signUp(running.api.browser(), aFamily(firstChild)).expect(201));
let refresh: string;
let access: string;
beforeEach(async () => {
  ({ api } = running);
  browser = api.browser();
  username = await newChild();
  const { body } = await logIn(browser, username).expect(200);
  ({ refresh, access } = body);
  userId = new Types.ObjectId(body.user.id as string);
});

/** A child of a family that is a copy of the first one, as each sign-up hashes a password. */
async function newChild(): Promise<string> {
  const name = uniqueName('priya');
  const accounts = api.connection.collection('accounts');
  const signedUp = await accounts.findOne({ 'users.usernameKey': firstChild });
  const child = { ...signedUp?.users[0], _id: new Types.ObjectId(), username: name, usernameKey: name };
  await accounts.insertOne({ ...signedUp, _id: new Types.ObjectId(), users: [child] });
  return name;
}

const exchange = (token: string, client: Client = browser) => client.post('/api/auth/refresh').send({ refresh: token });
const ask = (token: string) => api.anybody().get('/api/attempts').set('Authorization', `Bearer ${token}`);
const refused = { statusCode: 401, message: 'Your session has ended. Please log in again.' };
/** Cache TTL of sessions. */
const CACHE_TTL_SECONDS = 15;

it('a refresh gives new tokens, and the new ones work', async () => {
  const { body } = await exchange(refresh).expect(200);
  expect(body.refresh).not.toBe(refresh);
  await ask(body.access).expect(200);
  await exchange(body.refresh).expect(200);
});

it('a refresh keeps the cookie for as long as the token', async () => {
  const { headers } = await exchange(refresh).expect(200);
  expect(String(headers['set-cookie'])).toMatch(/^wattle-session=.+Max-Age=2592000/);
});

it('a new log-in in a browser ends the one that was there', async () => {
  await logIn(browser, username).expect(200);
  await exchange(refresh).expect(401, refused);
});

it('a user is signed in to at most twenty browsers', async () => {
  const sessions = api.connection.collection('sessions');
  const { _id: _, ...session } = (await sessions.findOne({ userId })) ?? {};
  const refreshedAt = new Date(Date.now() + 1_000);
  await sessions.insertMany(Array.from({ length: 19 }, () => ({ ...session, refreshedAt })));
  await logIn(api.browser(), username).expect(200);
  expect(await sessions.countDocuments({ userId })).toBe(20);
  await exchange(refresh).expect(401, refused);
});

it('a refresh token opens nothing', () => ask(refresh).expect(401));

it('two tabs that refresh at once are given the same successor and stay signed in', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => exchange(refresh)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(new Set(responses.map(({ body }) => body.refresh)).size).toBe(1);
  await exchange(responses[0]?.body.refresh).expect(200);
});

it('a token whose answer was lost counts again, however late and however often, and gives the same successor', async () => {
  const lost = await exchange(refresh).expect(200);
  for (const seconds of [31, 3_600, 86_400]) {
    api.advance(seconds);
    const { body } = await exchange(refresh).expect(200);
    expect(body.refresh).toBe(lost.body.refresh);
    await ask(body.access).expect(200);
  }
  // The next one is lost, too.
  await exchange(lost.body.refresh).expect(200);
  api.advance(3_600);
  const { body } = await exchange(lost.body.refresh).expect(200);
  await exchange(body.refresh).expect(200);
});

it('a token whose answers were lost ten times at once leaves everybody signed in', async () => {
  await exchange(refresh).expect(200);
  api.advance(3_600);
  const responses = await Promise.all(Array.from({ length: 10 }, () => exchange(refresh)));
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.refresh}`)).size).toBe(1);
  await exchange(responses[0]?.body.refresh).expect(200);
});

it.each([0, 31, 86_400])(
  'a token whose successor was used ends the whole session, %i seconds later',
  async (seconds) => {
    const { body } = await exchange(refresh).expect(200);
    const newest = await exchange(body.refresh).expect(200);
    api.advance(seconds);
    await exchange(refresh).expect(401, refused);
    for (const token of [body.refresh, newest.body.refresh]) await exchange(token).expect(401, refused);
    await ask(newest.body.access).expect(401);
    expect(api.log()).toContain('a refresh token was used a second time');
  },
);

it('a log-out with a token whose answer was lost ends the session', async () => {
  const { body } = await exchange(refresh).expect(200);
  api.advance(3_600);
  await browser.post('/api/auth/logout').send({ refresh }).expect(204);
  await exchange(body.refresh).expect(401, refused);
});

it('a token without the cookie of its browser is worth nothing, and harms nobody', async () => {
  await exchange(refresh, api.browser()).expect(401, refused);
  const thief = api.browser();
  await logIn(thief, await newChild()).expect(200);
  await exchange(refresh, thief).expect(401, refused);
  await exchange(refresh).expect(200);
});

it('a session ends after thirty days without use', async () => {
  api.advance(30 * 86_400 + 1);
  await exchange(refresh).expect(401, refused);
});

it('a log-out ends both tokens and removes the cookie', async () => {
  const response = await browser.post('/api/auth/logout').send({ refresh }).expect(204);
  expect(String(response.headers['set-cookie'])).toContain('wattle-session=;');
  await exchange(refresh).expect(401, refused);
  await ask(access).expect(401);
});

it.each(['not a token', 'a.b', `${'f'.repeat(24)}.x`])('a log-out with %j does nothing', async (token) => {
  await api.browser().post('/api/auth/logout').send({ refresh: token }).expect(204);
  await exchange(refresh).expect(200);
});

it.each([
  ['an object for a session', 'a'.repeat(24), { $gt: '' }],
  ['a word for a session', 'a'.repeat(24), 'session'],
  ['a word for a user', 'user', 'a0'.repeat(12)],
])('a token with %s is none', async (_what, user, sid) => {
  await ask(accessToken({ userId: user, sid: sid as string }, api.app.get(SecretKeys).signing)).expect(401);
});

it('a new role takes effect without a new log-in', async () => {
  await ask(access).expect(200);
  await api.connection
    .collection('accounts')
    .updateOne({ 'users.usernameKey': username }, { $set: { 'users.0.role': 'admin' } });
  api.advance(CACHE_TTL_SECONDS + 1);
  await ask(access).expect(403);
});

it('whoever is deleted is signed out', async () => {
  await ask(access).expect(200);
  await api.connection.collection('accounts').deleteOne({ 'users.usernameKey': username });
  api.advance(CACHE_TTL_SECONDS + 1);
  await ask(access).expect(401);
  await exchange(refresh).expect(401, refused);
});

// At the end, as the secret of the file does not come back.
describe('a secret that changes', () => {
  it('between two tabs signs neither out @long', async () => {
    const first = await exchange(refresh).expect(200);
    await api.restart({ JWT_SECRET: `${fresh},${old}` });
    const second = await exchange(refresh).expect(200);
    expect(second.body.refresh).toBe(first.body.refresh);
    await api.restart();
  });

  it('signs nobody out while the old one is still named', async () => {
    await api.restart({ JWT_SECRET: `${fresh},${old}` });
    await ask(access).expect(200);
    const { body } = await exchange(refresh).expect(200);
    await api.restart({ JWT_SECRET: fresh });
    await ask(access).expect(401);
    await ask(body.access).expect(200);
  });
});
