import { loginResponseSchema } from '@wattle/contract/accounts';
import { EnvironmentError } from '@wattle/environment';
import { aFamily, logIn, PASSWORD, signUp } from '../../../test/family';
import { TestApi, useApi } from '../../../test/start-api';
import { uniqueName } from '../../../test/unique';
import { ErasureService } from '../../families/erasure/erasure.service';
import { FirstAccounts } from '../../families/first-accounts/first-accounts';
import { ENVIRONMENT } from '../../infrastructure/config/environment';
import { AccountsService } from '../records/accounts.service';
import { RegistrationService } from '../registration/registration.service';
import { FailedLogins } from './failed-logins';

const running = useApi();
let api: TestApi;
let username: string;
let parent: string;
beforeAll(async () => {
  ({ api } = running);
  username = uniqueName('Priya');
  const family = aFamily(username);
  parent = family.parent.email;
  await signUp(api.browser(), family).expect(201);
});

it('opens what the role may see, and keeps half of the session out of the reach of scripts', async () => {
  const response = await logIn(api.browser(), ` ${username.toLowerCase()} `).expect(200);
  const { access, user } = loginResponseSchema.parse(response.body);
  expect(user).toMatchObject({ username, role: 'student', firstName: 'Priya' });
  expect(String(response.headers['set-cookie'])).toMatch(/^wattle-session=.+Path=\/; HttpOnly; SameSite=Lax/);
  await api.anybody().get('/api/questions/Maths').set('Authorization', `Bearer ${access}`).expect(403);
});

it("does not know a parent's address, which anybody could type", () => logIn(api.browser(), parent).expect(401));

it('takes a password of two hundred characters, all of which count', async () => {
  const [long, other] = ['x'.repeat(200), `${'x'.repeat(199)}y`];
  const name = uniqueName('arjun');
  const family = aFamily(name);
  await signUp(api.browser(), { ...family, children: family.children.map((child) => ({ ...child, password: long })) });
  await logIn(api.browser(), name, long).expect(200);
  await logIn(api.browser(), name, other).expect(401);
});

it.each(['login', 'signup', 'refresh', 'logout'])('takes no %s from a page of another site', (call) =>
  api.anybody().post(`/api/auth/${call}`).set('Origin', 'https://evil.example').send({}).expect(403),
);

it('writes neither passwords nor tokens into the log', async () => {
  const name = uniqueName('arjun');
  const family = aFamily(name);
  await signUp(api.browser(), family).expect(201);
  const { body } = await logIn(api.browser(), name).expect(200);
  await logIn(api.browser(), name, 'a wrong secret').expect(401);
  for (const secret of [PASSWORD, 'a wrong secret', body.access, body.refresh, name, family.parent.email]) {
    expect(api.log()).not.toContain(secret);
  }
});

it('says the same of an unknown user and of a wrong password', async () => {
  const wrong = await logIn(api.browser(), username, 'not this one').expect(401);
  const unknown = await logIn(api.browser(), 'nobody.here', PASSWORD).expect(401);
  expect(wrong.body).toEqual({ statusCode: 401, message: 'The username or the password is wrong. Please try again.' });
  expect(unknown.body).toEqual(wrong.body);
});

it('an unknown user costs the processor as much as a known one, as a password is compared for both', async () => {
  /** The least of three, as the process may have other work. */
  const costOf = async (name: () => string) => {
    const costs: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const before = process.cpuUsage();
      await logIn(api.browser(), name(), 'not this one').expect(401);
      const { user, system } = process.cpuUsage(before);
      costs.push(user + system);
    }
    return Math.min(...costs);
  };
  const known = await costOf(() => username);
  expect(await costOf(() => uniqueName('nobody'))).toBeGreaterThan(known / 2);
});

it('takes ten guesses, and the child can still log in from another network', async () => {
  for (let guess = 0; guess < 10; guess += 1) await logIn(api.browser(), username, `guess ${guess}`).expect(401);
  const refused = await logIn(api.browser(), username).expect(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await logIn(api.browser().set('X-Forwarded-For', '203.0.113.7'), username).expect(200);
});

/** As log-ins at so many names would be, from the network of the test; they compare no passwords. */
async function countGuesses(count: number): Promise<void> {
  for (let guess = 0; guess < count; guess += 1)
    await api.app.get(FailedLogins).count(uniqueName('guess'), api.network);
}

it('random names use up the limit of their network, and no allowance of a child', async () => {
  await countGuesses(98);
  for (let guess = 0; guess < 2; guess += 1) await logIn(api.browser(), uniqueName('guess'), 'wrong').expect(401);
  api.advance(200);
  for (let guess = 0; guess < 12; guess += 1) await logIn(api.browser(), username, 'wrong').expect(429);
  await logIn(api.browser().set('X-Forwarded-For', '203.0.113.8'), username).expect(200);
  api.advance(101);
  await logIn(api.browser(), username).expect(200);
});

it('however many random names a network is refused, the guesses at a child stay counted @long', async () => {
  const failedLogins = api.app.get(FailedLogins);
  const [home, network] = [api.network, '203.0.113.9'];
  for (let guess = 0; guess < 10; guess += 1) await failedLogins.count(username, home);
  for (let guess = 0; guess < 100; guess += 1) await failedLogins.count(uniqueName('guess'), network);
  // More than one process keeps in memory.
  const names = Array.from({ length: 50_001 }, (_each, index) => `guess ${index}`);
  const guesses = await Promise.allSettled(names.map((name) => failedLogins.count(name, network)));
  expect(guesses.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  await expect(failedLogins.count(username, home)).rejects.toMatchObject({ status: 429 });
});

it('tries that are refused for one account do not count against its network', async () => {
  for (let guess = 0; guess < 10; guess += 1) await logIn(api.browser(), username, 'wrong').expect(401);
  await countGuesses(80);
  for (let guess = 0; guess < 20; guess += 1) await logIn(api.browser(), username, 'wrong').expect(429);
  await logIn(api.browser(), uniqueName('sister'), 'wrong').expect(401);
});

it('counts guesses that come all at once', async () => {
  const guesses = Array.from({ length: 15 }, (_each, guess) => logIn(api.browser(), username, `guess ${guess}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

it('does not count log-ins that succeed', async () => {
  for (let login = 0; login < 11; login += 1) await logIn(api.browser(), username).expect(200);
});

it.each([
  [{ email_or_username: { $gt: '' }, password: { $ne: 1 } }],
  [{ email_or_username: 'priya.i' }],
  [{ email_or_username: ['priya.i'], password: PASSWORD }],
  [{ email_or_username: 'priya.i', password: 'x'.repeat(201) }],
  [{}],
])('refuses %j', (body) => api.anybody().post('/api/auth/login').send(body).expect(400));

describe('the first admin', () => {
  const ADMIN = { ADMIN_USERNAME: 'head@wattle.example', ADMIN_PASSWORD: 'a long password' };
  let first: TestApi;
  beforeAll(async () => {
    first = await TestApi.start({ ...ADMIN, PUBLIC_URL: 'https://wattle.example' });
  });
  afterAll(() => first.close());

  it('is the one that the environment names, and is made once', async () => {
    const { body } = await logIn(first.browser(), 'Head@wattle.example', 'a long password').expect(200);
    expect(body.user.role).toBe('admin');
    await first.restart({ ADMIN_PASSWORD: 'another password' });
    await logIn(first.browser(), 'head@wattle.example', 'another password').expect(401);
    await logIn(first.browser(), 'head@wattle.example', 'a long password').expect(200);
  });

  it('on https gets a cookie that is bound to the host and to TLS, as everybody does', async () => {
    const { headers } = await logIn(first.browser(), 'head@wattle.example', 'a long password').expect(200);
    expect(String(headers['set-cookie'])).toMatch(/^__Host-wattle-session=.+Path=\/; HttpOnly; Secure; SameSite=Lax/);
  });

  it('is not made with a weak password or under the username of a child, and the start says so', async () => {
    await first.connection.collection('accounts').deleteMany({ 'users.role': 'admin' });
    const { username: child } = await first.addStudent();
    const create = (name: string, secret: string) => {
      const environment = { ...first.app.get(ENVIRONMENT), admin: { username: name, password: secret } };
      const { app } = first;
      return new FirstAccounts(
        app.get(AccountsService),
        app.get(RegistrationService),
        app.get(ErasureService),
        environment,
      ).onModuleInit();
    };
    const weak = new EnvironmentError('ADMIN_PASSWORD: is one that many people use, or the username');
    await expect(create('head', 'password')).rejects.toThrow(weak);
    await expect(create('headmaster', 'Headmaster')).rejects.toThrow(weak);
    const taken = new EnvironmentError('ADMIN_USERNAME: is taken by an account that cannot be the first admin');
    await expect(create(child, 'a long password')).rejects.toThrow(taken);
    await create('head', 'a long password');
    await create(child, 'a long password');
  });
});
