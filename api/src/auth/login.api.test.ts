import { loginResponseSchema } from '@wattle/contract';
import { aFamily, logIn, PASSWORD, signUp } from '../../test/family';
import { TestApi } from '../../test/start-api';
import { PasswordsService } from '../accounts/passwords.service';

let api: TestApi;
beforeEach(async () => {
  api = await TestApi.start();
  await signUp(api.browser(), aFamily('Priya.I')).expect(201);
});
afterEach(() => api.close());

it('opens what the role may see, and keeps half of the session out of the reach of scripts', async () => {
  const answer = await logIn(api.browser(), ' priya.i ').expect(200);
  const { access, user } = loginResponseSchema.parse(answer.body);
  expect(user).toMatchObject({ username: 'Priya.I', role: 'student', firstName: 'Priya' });
  expect(String(answer.headers['set-cookie'])).toMatch(/^wattle-session=.+Path=\/; HttpOnly; SameSite=Lax/);
  await api.anybody().get('/api/questions/Maths').set('Authorization', `Bearer ${access}`).expect(403);
});

it("does not know a parent's address, which anybody could type", () =>
  logIn(api.browser(), 'lakshmi@example.com').expect(401));

it('takes a password of two hundred characters, all of which count', async () => {
  const [long, other] = ['x'.repeat(200), `${'x'.repeat(199)}y`];
  const family = aFamily('arjun');
  await signUp(api.browser(), { ...family, children: family.children.map((child) => ({ ...child, password: long })) });
  await logIn(api.browser(), 'arjun', long).expect(200);
  await logIn(api.browser(), 'arjun', other).expect(401);
});

it('on https the cookie is bound to the host and to TLS', async () => {
  await api.restart({ PUBLIC_URL: 'https://wattle.example' });
  const { headers } = await logIn(api.browser(), 'priya.i').expect(200);
  expect(String(headers['set-cookie'])).toMatch(/^__Host-wattle-session=.+Path=\/; HttpOnly; Secure; SameSite=Lax/);
});

it.each(['login', 'signup', 'refresh', 'logout'])('takes no %s from a page of another site', (call) =>
  api.anybody().post(`/api/auth/${call}`).set('Origin', 'https://evil.example').send({}).expect(403),
);

it('writes neither passwords nor tokens into the log', async () => {
  const { body } = await logIn(api.browser(), 'priya.i').expect(200);
  await logIn(api.browser(), 'priya.i', 'a wrong secret').expect(401);
  for (const secret of [PASSWORD, 'a wrong secret', body.access, body.refresh, 'priya.i']) {
    expect(api.log()).not.toContain(secret);
  }
});

it('says the same of an unknown user and of a wrong password', async () => {
  const wrong = await logIn(api.browser(), 'priya.i', 'not this one').expect(401);
  const unknown = await logIn(api.browser(), 'nobody.here', PASSWORD).expect(401);
  expect(wrong.body).toEqual({ statusCode: 401, message: 'The username or the password is wrong. Please try again.' });
  expect(unknown.body).toEqual(wrong.body);
});

it('checks a password also where there is no user, so that both take as long', async () => {
  const time = async (name: string) => {
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const started = performance.now();
      await logIn(
        api.browser().set('X-Forwarded-For', `203.0.113.${times.length}`),
        `${name}${round % 2 ? '' : ' '}`,
        'x',
      );
      times.push(performance.now() - started);
    }
    return times.sort((one, other) => one - other)[4] ?? 0;
  };
  const ratio = (await time('nobody.here')) / (await time('priya.i'));
  // Without the check the ratio is below a fifth.
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

it('lets ten guesses through, and no child is kept out elsewhere', async () => {
  for (let guess = 0; guess < 10; guess += 1) await logIn(api.browser(), 'priya.i', `guess ${guess}`).expect(401);
  const refused = await logIn(api.browser(), 'priya.i').expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await logIn(api.browser().set('X-Forwarded-For', '203.0.113.7'), 'priya.i').expect(200);
});

it('counts guesses that come all at once', async () => {
  const guesses = Array.from({ length: 30 }, (_each, guess) => logIn(api.browser(), 'priya.i', `guess ${guess}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

it('does not count log-ins that succeed', async () => {
  for (let login = 0; login < 15; login += 1) await logIn(api.browser(), 'priya.i').expect(200);
});

it.each([
  [{ email_or_username: { $gt: '' }, password: { $ne: 1 } }],
  [{ email_or_username: 'priya.i' }],
  [{ email_or_username: ['priya.i'], password: PASSWORD }],
  [{ email_or_username: 'priya.i', password: 'x'.repeat(201) }],
  [{}],
])('refuses %j', (body) => api.anybody().post('/api/auth/login').send(body).expect(400));

it('makes nobody wait behind more than it can serve in time', async () => {
  const passwords = api.app.get(PasswordsService);
  const one = () => passwords.hash('x').catch(() => undefined);
  const others = Array.from({ length: 60 }, one);
  const refill = setInterval(() => others.push(one()), 1);
  const refused = await logIn(api.browser(), 'priya.i').expect(503);
  clearInterval(refill);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.body.message).toMatch(/try again shortly/);
  await Promise.all(others);
  // Being turned away costs no guess.
  for (let guess = 0; guess < 10; guess += 1) await logIn(api.browser(), 'priya.i', `guess ${guess}`).expect(401);
});

describe('the first admin', () => {
  it('is the one that the environment names, and is made once', async () => {
    await api.close();
    api = await TestApi.start({ ADMIN_USERNAME: 'head@wattle.example', ADMIN_PASSWORD: 'a long password' });
    const { body } = await logIn(api.browser(), 'Head@wattle.example', 'a long password').expect(200);
    expect(body.user.role).toBe('admin');
    await api.restart({ ADMIN_PASSWORD: 'another password' });
    await logIn(api.browser(), 'head@wattle.example', 'another password').expect(401);
    await logIn(api.browser(), 'head@wattle.example', 'a long password').expect(200);
  });

  it('and the accounts of the demo are there where only this machine can reach them, and go with the demo', async () => {
    await api.close();
    api = await TestApi.start({ SEED: 'demo' });
    const demo = async () => {
      const admin = await logIn(api.browser(), 'admin', 'wattle-demo-admin');
      const student = await logIn(api.browser(), 'student', 'wattle-demo-student');
      return [admin.body.user?.role, student.body.user?.role];
    };
    expect(await demo()).toEqual(['admin', 'student']);
    const named = { ADMIN_USERNAME: 'head', ADMIN_PASSWORD: 'a long password' };
    await api.connection.collection('accounts').deleteOne({ 'users.username': 'test-admin' });
    await api.restart({ HOST: '0.0.0.0', ...named });
    expect(await demo()).toEqual([undefined, undefined]);
    await logIn(api.browser(), 'head', 'a long password').expect(200);
    await api.restart();
    expect(await demo()).toEqual(['admin', 'student']);
    await api.restart({ PUBLIC_URL: 'https://wattle.example' });
    expect(await demo()).toEqual([undefined, undefined]);
  });
});
