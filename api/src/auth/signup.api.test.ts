import { errorBodySchema, signupRequestSchema, signupResponseSchema } from '@wattle/contract';
import fc from 'fast-check';
import { aFamily, logIn, PASSWORD, signUp } from '../../test/family';
import { TestApi } from '../../test/start-api';

let api: TestApi;
beforeEach(async () => {
  api = await TestApi.start();
});
afterEach(() => api.close());

const families = () => api.connection.collection('accounts').countDocuments({ parent: { $exists: true } });
/** Each from a network of its own, so that no limit is met. */
const elsewhere = (number: number) =>
  api.browser().set('X-Forwarded-For', `203.0.113.${number % 250}, 198.51.100.${number % 250}`);

it('registers a parent with two children, who can log in', async () => {
  const { body } = await signUp(api.browser(), aFamily('priya.i', 'Arjun_I')).expect(201);
  expect(signupResponseSchema.parse(body).students.map(({ username }) => username)).toEqual(['priya.i', 'Arjun_I']);
  const { body: login } = await logIn(api.browser(), 'arjun_i').expect(200);
  expect(login.user).toEqual({ id: body.students[1].id, username: 'Arjun_I', role: 'student', firstName: 'Priya' });
});

it('a form that is sent again, because no answer came, is answered as before and makes no second family', async () => {
  const family = { ...aFamily('priya.i'), requestId: '1b4e28ba-2fa1-4d2e-883f-0016d3cca427' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(api.browser(), family)));
  const again = await signUp(api.browser(), family);
  expect([...answers, again].map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  expect(new Set([...answers, again].map(({ body }) => body.students[0].id)).size).toBe(1);
  expect(await families()).toBe(1);
});

it('keeps no password, only argon2id hashes', async () => {
  await signUp(api.browser(), aFamily('priya.i')).expect(201);
  const accounts = JSON.stringify(await api.connection.collection('accounts').find().toArray());
  expect(accounts).not.toContain(PASSWORD);
  expect(accounts).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});

it('refuses a taken username in any case, names it, and registers nobody of that family', async () => {
  await signUp(api.browser(), aFamily('priya.i')).expect(201);
  const { body } = await signUp(api.browser(), aFamily('arjun', 'PRIYA.I')).expect(409);
  const message = 'The username PRIYA.I is already taken. Please choose another one.';
  expect(body).toEqual({ statusCode: 409, message, errors: [{ path: 'children.1.username', message }] });
  await logIn(api.browser(), 'arjun').expect(401);
});

it.each(['password', 'QWERTYUIOP', 'priya.i.'.slice(0, 7).padEnd(8, 'x')])(
  'judges the password %j',
  async (password) => {
    const family = aFamily('priya.i');
    const children = family.children.map((child) => ({ ...child, password }));
    const { status } = await signUp(api.browser(), { ...family, children });
    expect(status).toBe(password.endsWith('x') ? 201 : 422);
  },
);

it('lets one family have each of a hundred usernames that two ask for at once', async () => {
  const pairs = Array.from({ length: 100 }, (_each, number) => number);
  for (const number of pairs) {
    const both = [aFamily(`wanted${number}`, `one${number}`), aFamily(`other${number}`, `Wanted${number}`)];
    const answers = await Promise.all(both.map((family) => signUp(elsewhere(number), family)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  }
  expect(await families()).toBe(100);
}, 120_000);

it('gives nobody a role that the body asks for', async () => {
  const family = aFamily('priya.i');
  const children = family.children.map((child) => ({ ...child, role: 'admin', _id: 'f'.repeat(24), isAdmin: true }));
  await signUp(api.browser(), { ...family, children, role: 'admin' }).expect(201);
  const { body } = await logIn(api.browser(), 'priya.i').expect(200);
  expect(body.user.role).toBe('student');
});

it.each([
  ['no child', { children: [] }, 'Please add at least one child.'],
  ['terms not accepted', { terms: false }, 'Please agree to the terms of service.'],
  ['a parent without a phone', { parent: { ...aFamily().parent, phone: ' ' } }, 'Phone is required.'],
  ['two children of one name', aFamily('same', 'SAME'), 'Two children cannot have the same username.'],
])('refuses %s', async (_what, changes, message) => {
  const { body } = await signUp(api.browser(), { ...aFamily('priya.i'), ...changes }).expect(400);
  expect(body.message).toBe(message);
});

it('answers a thousand bad bodies with a sentence', async () => {
  await api.restart();
  const junk = fc.oneof(
    fc.anything({ maxDepth: 2 }),
    fc.constantFrom({ $gt: '' }, { $ne: 1 }, '__proto__', 'x'.repeat(50_000), '\u0000', '🦘'.repeat(400), [], -1e308),
  );
  const valid = aFamily('priya.i');
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
    const answer = await elsewhere(number).post('/api/auth/signup').type('json').send(text);
    expect({ text, isRefused: answer.status >= 400 && answer.status < 500 }).toEqual({ text, isRefused: true });
    expect(errorBodySchema.parse(answer.body).message).toMatch(/^\S.+[.?]$/);
  };
  const isBad = (body: unknown) => !signupRequestSchema.safeParse(body).success;
  await fc.assert(fc.asyncProperty(bodies.filter(isBad), run), { numRuns: 1_000 });
  expect(await families()).toBe(0);
}, 120_000);

it('takes thirty families an hour from one network', async () => {
  for (let family = 0; family < 30; family += 1) await signUp(api.browser(), {}).expect(400);
  for (let family = 0; family < 30; family += 1) await signUp(api.browser(), aFamily('priya.i'));
  await signUp(api.browser(), aFamily('another')).expect(429);
}, 60_000);

describe('the username check', () => {
  const check = (username: string) => api.anybody().get('/api/auth/check-username').query({ username });

  it.each([
    ['priya.i', false],
    ['PRIYA.I', false],
    ['priya', true],
    ['ab', false],
    ['has space', false],
    ['', false],
  ])('says of %j whether it may be chosen: %j', async (username, available) => {
    await signUp(api.browser(), aFamily('priya.i')).expect(201);
    await check(username).expect(200, { available });
  });

  it('answers thirty times a minute', async () => {
    for (let time = 0; time < 30; time += 1) await check('priya').expect(200);
    const refused = await check('priya').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it.each(['username[$ne]=x', 'username=a&username=b', ''])('refuses ?%s', (query) =>
    api.anybody().get(`/api/auth/check-username?${query}`).expect(400),
  );
});
