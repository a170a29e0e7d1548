import { randomUUID } from 'node:crypto';
import { type SignupRequest, signUp as signUpEndpoint, signupRequestSchema } from '@wattle/contract/accounts';
import { errorBodySchema } from '@wattle/contract/primitives';
import fc from 'fast-check';
import { aFamily, logIn, PASSWORD, signUp } from '../../../test/family';
import { type TestApi, useApi } from '../../../test/start-api';
import { uniqueName } from '../../../test/unique';
import { RateLimits } from '../../infrastructure';

const running = useApi();
let api: TestApi;
let username: string;
beforeEach(() => {
  ({ api } = running);
  username = uniqueName('priya');
});

/** How many families have signed up with this address. */
const families = ({ parent }: { parent: { email: string } }) =>
  api.connection.collection('accounts').countDocuments({ 'parent.email': parent.email });

/** A browser in one of 200 networks, so that no limit is met. */
const inNetwork = (number: number) => api.browser().set('X-Forwarded-For', `203.0.113.${number % 200}`);

it('registers a parent with two children, who can log in', async () => {
  const sister = uniqueName('Asha_I');
  const { body } = await signUp(api.browser(), aFamily(username, sister)).expect(201);
  expect(signUpEndpoint.response.parse(body).students.map((student) => student.username)).toEqual([username, sister]);
  const { body: login } = await logIn(api.browser(), sister.toLowerCase()).expect(200);
  expect(login.user).toEqual({ id: body.students[1].id, username: sister, role: 'student', firstName: 'Priya' });
});

it('a form that is sent again, because no answer came, is answered as before and makes no second family', async () => {
  const family = { ...aFamily(username), requestId: randomUUID() };
  const responses = await Promise.all(Array.from({ length: 5 }, () => signUp(api.browser(), family)));
  const again = await signUp(api.browser(), family);
  expect([...responses, again].map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  expect(new Set([...responses, again].map(({ body }) => body.students[0].id)).size).toBe(1);
  expect(await families(family)).toBe(1);
});

it.each([
  ['another parent', (family: SignupRequest) => ({ ...family, parent: { ...family.parent, phone: '0400 000 000' } })],
  ['another child', (family: SignupRequest) => changed(family, { school: undefined })],
  ['another password', (family: SignupRequest) => changed(family, { password: 'another long one' })],
  [
    'one child more',
    (family: SignupRequest) => ({ ...family, children: aFamily(username, uniqueName('more')).children }),
  ],
])('a form with a used request id and %s is a conflict', async (_what, change) => {
  const family = { ...aFamily(username), requestId: randomUUID() };
  await signUp(api.browser(), family).expect(201);
  const { body } = await signUp(api.browser(), change(family)).expect(409);
  expect(body.message).toBe('This form was sent before with other details. Please reload the page and try again.');
  await signUp(api.browser(), family).expect(201);
  expect(await families(family)).toBe(1);
});

const changed = (family: SignupRequest, change: object) => ({
  ...family,
  children: family.children.map((child) => ({ ...child, ...change })),
});

it.each([
  ['a control character in a name', { parent: { ...aFamily().parent, firstName: 'Lakshmi\u001b[2J' } }],
  ['a character in a name that is not seen', { parent: { ...aFamily().parent, lastName: 'Iy\u200ber' } }],
  ['a line break in a school', { children: [{ ...aFamily('x.y.z').children[0], school: 'Station\nStreet' }] }],
  ['a grade in a list', { children: [{ ...aFamily('x.y.z').children[0], grade: ['5'] }] }],
])('refuses %s', (_what, changes) => signUp(api.browser(), { ...aFamily(username), ...changes }).expect(400));

it('keeps no password, only argon2id hashes', async () => {
  await signUp(api.browser(), aFamily(username)).expect(201);
  const accounts = JSON.stringify(await api.connection.collection('accounts').find().toArray());
  expect(accounts).not.toContain(PASSWORD);
  expect(accounts).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});

it('refuses a taken username in any case, names it, and registers nobody of that family', async () => {
  await signUp(api.browser(), aFamily(username)).expect(201);
  const [other, taken] = [uniqueName('arjun'), username.toUpperCase()];
  const { body } = await signUp(api.browser(), aFamily(other, taken)).expect(409);
  const message = `The username ${taken} is already taken. Please choose another one.`;
  expect(body).toEqual({ statusCode: 409, message, errors: [{ path: 'children.1.username', message }] });
  await logIn(api.browser(), other).expect(401);
});

it('refuses a password of seven characters', async () => {
  const family = aFamily(username);
  const children = family.children.map((child) => ({ ...child, password: 'wattle7' }));
  const { body } = await signUp(api.browser(), { ...family, children }).expect(400);
  expect(body.errors).toEqual([{ path: 'children.0.password', message: 'A password has at least 8 characters.' }]);
});

it.each([
  ['a common one', () => 'password', 'is one that many people use'],
  ['a common one in capitals', () => 'QWERTYUIOP', 'is one that many people use'],
  ['the username', () => username.toUpperCase(), 'is the username'],
])('refuses a password that anybody would guess: %s', async (_what, password, reason) => {
  const family = aFamily(username);
  const children = family.children.map((child) => ({ ...child, password: password() }));
  const { body } = await signUp(api.browser(), { ...family, children }).expect(422);
  const message = `The password of ${username} ${reason}. Please choose another one.`;
  expect(body).toMatchObject({ message, errors: [{ path: 'children.0.password', message }] });
  await signUp(api.browser(), family).expect(201);
});

it.each([
  ['lets one family have each of three usernames that two ask for at once', 3],
  ['lets one family have each of thirty usernames that two ask for at once @long', 30],
])(
  '%s',
  async (_title, count) => {
    for (let number = 0; number < count; number += 1) {
      const wanted = uniqueName('wanted');
      const both = [aFamily(wanted, uniqueName('one')), aFamily(uniqueName('other'), wanted.toUpperCase())];
      const responses = await Promise.all(both.map((family) => signUp(inNetwork(number), family)));
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await Promise.all(both.map(families))).sort()).toEqual([0, 1]);
    }
  },
  60_000,
);

it('gives nobody a role that the body asks for', async () => {
  const family = aFamily(username);
  const children = family.children.map((child) => ({ ...child, role: 'admin', _id: 'f'.repeat(24), isAdmin: true }));
  await signUp(api.browser(), { ...family, children, role: 'admin' }).expect(201);
  const { body } = await logIn(api.browser(), username).expect(200);
  expect(body.user.role).toBe('student');
});

it.each([
  ['no child', { children: [] }, 'Please add at least one child.'],
  ['terms not accepted', { terms: false }, 'Please agree to the terms of service.'],
  ['a parent without a phone', { parent: { ...aFamily().parent, phone: ' ' } }, 'Phone is required.'],
])('refuses %s', async (_what, changes, message) => {
  const { body } = await signUp(api.browser(), { ...aFamily(username), ...changes }).expect(400);
  expect(body.message).toBe(message);
});

it.each([
  ['answers forty bad bodies with a sentence', 40],
  ['answers five hundred bad bodies with a sentence @long', 500],
])(
  '%s',
  async (_title, numRuns) => {
    const junk = fc.oneof(
      fc.anything({ maxDepth: 2 }),
      fc.constantFrom({ $gt: '' }, { $ne: 1 }, '__proto__', 'x'.repeat(50_000), '\u0000', '🦘'.repeat(400), [], -1e308),
    );
    const valid = aFamily(username);
    const [child] = valid.children;
    const bodies = fc.oneof(
      junk,
      junk.map((parent) => ({ ...valid, parent })),
      junk.map((username) => ({ ...valid, children: [{ ...child, username }] })),
      junk.map((email) => ({ ...valid, parent: { ...valid.parent, email } })),
      fc.tuple(junk, fc.constantFrom('firstName', 'lastName', 'grade', 'password')).map(([value, field]) => ({
        ...valid,
        children: [{ ...child, [field]: value, username: 'x' }],
      })),
      junk.map((terms) => ({ ...valid, terms: terms === true ? 'true' : terms })),
    );
    let number = 0;
    const run = async (body: unknown) => {
      const text = JSON.stringify(body) ?? '';
      number += 1;
      const response = await inNetwork(number).post('/api/auth/signup').type('json').send(text);
      expect({ text, isRefused: response.status >= 400 && response.status < 500 }).toEqual({ text, isRefused: true });
      expect(errorBodySchema.parse(response.body).message).toMatch(/^\S.+[.?]$/);
    };
    const isBad = (body: unknown) => !signupRequestSchema.safeParse(body).success;
    await fc.assert(fc.asyncProperty(bodies.filter(isBad), run), { numRuns });
    expect(await families(valid)).toBe(0);
  },
  120_000,
);

it('takes thirty families an hour from one network', async () => {
  await api.app.get(RateLimits).of('sign-ups').take(api.network, 27);
  for (let family = 0; family < 4; family += 1) await signUp(api.browser(), {}).expect(400);
  for (let family = 0; family < 3; family += 1)
    expect((await signUp(api.browser(), aFamily(username))).status).not.toBe(429);
  await signUp(api.browser(), aFamily(uniqueName('another'))).expect(429);
}, 60_000);

it('refuses two children of one name', async () => {
  const { body } = await signUp(api.browser(), aFamily(username, username.toUpperCase())).expect(422);
  const message = 'Two children cannot have the same username. Choose another one.';
  expect(body).toEqual({ statusCode: 422, message, errors: [{ path: 'children.1.username', message }] });
});

describe('the username check', () => {
  const check = (name: string) => api.anybody().get('/api/auth/check-username').query({ username: name });

  it('says of a username in any case whether it is taken, and offers a free one that is no longer than allowed', async () => {
    const long = username.padEnd(30, 'x');
    await check(username).expect(200, { available: true });
    await signUp(api.browser(), aFamily(username, long)).expect(201);
    for (const name of [username, username.toUpperCase(), long]) {
      const { body } = await check(name).expect(200);
      expect(body).toEqual({ available: false, suggestion: expect.stringMatching(/^[\w.-]{3,27}\d{3}$/) });
      await check(body.suggestion).expect(200, { available: true });
    }
  });

  it.each(['ab', 'has space', ''])('says of %j that it may not be chosen', (name) =>
    check(name).expect(200, { available: false }),
  );

  it('answers thirty times a minute', async () => {
    await api.app.get(RateLimits).of('username-checks').take(api.network, 28);
    for (let time = 0; time < 2; time += 1) await check('priya').expect(200);
    const refused = await check('priya').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it.each(['username[$ne]=x', 'username=a&username=b', ''])('refuses ?%s', (query) =>
    api.anybody().get(`/api/auth/check-username?${query}`).expect(400),
  );
});
