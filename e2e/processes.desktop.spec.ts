import { loginResponseSchema } from '@wattle/contract/accounts';
import { twoFreePorts } from '../scripts/testing/free-port';
import { TestSmtp } from '../scripts/testing/smtp';
import { untilDone } from './chaos/until-done';
import { ApiProcesses } from './support/api-processes';
import { DEMO_DATA } from './support/build';
import { aStudent } from './support/family';
import { expect, test } from './support/fixtures';
import { sendAlone } from './support/send-alone';
import { type SignedIn, signInMany } from './support/signed-in';
import { TestCalls } from './support/test-calls';

test.describe.configure({ mode: 'serial' });

const FAMILIES = 12;
/** That one process sends. */
const MAILS_AT_ONCE = 5;
/** Of one network within a minute. */
const USERNAME_CHECKS = 30;
const CHECKS_IN_EACH = 20;
/** How long a request may take while the engine hangs. */
const TOLD_MS = 5_000;
/** On a busy machine. */
const RESTART = { timeout: 60_000 };

let api: ApiProcesses;
let metricsPort: number;
let smtp: TestSmtp;

test.beforeAll(async () => {
  smtp = await TestSmtp.create();
  await smtp.up();
  metricsPort = await twoFreePorts();
  const settings = { SMTP_URL: smtp.url, METRICS_PORT: String(metricsPort) };
  api = await ApiProcesses.start({ processes: 2, data: DEMO_DATA, settings });
});
test.afterAll(async () => {
  await api.close();
  await smtp.down();
});

const send = (method: string, path: string, sent?: Parameters<typeof sendAlone>[2]) =>
  sendAlone(method, `${api.url}/api/${path}`, sent);
const statusOf = async (path: string, token?: string) => (await send('GET', path, { token })).status;

async function aChild(): Promise<SignedIn> {
  const [child] = await signInMany(api.db, 'student', 1);
  if (!child) throw new Error('Nobody is signed in.');
  return child;
}

const metrics = () => fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((scrape) => scrape.text());

test('metrics are those of all processes together', { tag: '@long' }, async () => {
  for (const pid of api.bothPids()) await api.throughOnly(pid, () => statusOf('health'));
  await expect.poll(metrics).toContain('_count{method="GET",route="/api/health",status="200"} 2\n');
});

test('while a process hangs, metrics are those of the other one, and tell that it is alone', {
  tag: '@long',
}, async () => {
  const [one] = api.bothPids();
  const scrape = await api.throughOnly(one, metrics);
  expect(scrape).toContain('\nwattle_open_attempts 0\n');
  expect(scrape).toContain('\nwattle_api_processes 1\n');
  expect(await metrics()).toContain('\nwattle_api_processes 2\n');
});

test('a limit counts what all processes were asked', { tag: '@long' }, async () => {
  const check = () => statusOf('auth/check-username?username=priya');
  const statuses: number[] = [];
  for (const pid of api.bothPids()) {
    await api.throughOnly(pid, async () => {
      for (let asked = 0; asked < CHECKS_IN_EACH; asked += 1) statuses.push(await check());
    });
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(USERNAME_CHECKS);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2 * CHECKS_IN_EACH - USERNAME_CHECKS);
});

test('a process that is killed is missed by nobody, and comes back', async () => {
  const { listened } = api;
  const [killed] = api.bothPids();
  process.kill(killed, 'SIGKILL');
  const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf('ready')));
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  await expect.poll(() => api.listened, RESTART).toBe(listened + 1);
  expect(api.bothPids()).not.toContain(killed);
});

test('while the engine hangs, whoever is logged in is told so within five seconds; then it goes on', {
  tag: '@long',
}, async () => {
  const before = api.pids;
  const { token } = await aChild();
  const attempts = () => send('GET', 'attempts', { token });
  if (!before.engine) throw new Error('There is no engine.');
  process.kill(before.engine, 'SIGSTOP');
  const startedAt = Date.now();
  const responses = await Promise.all([attempts(), attempts(), attempts(), attempts()]);
  expect(Date.now() - startedAt).toBeLessThan(TOLD_MS);
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(responses.map(({ headers }) => headers['retry-after'])).toEqual(['5', '5', '5', '5']);
  expect(await send('GET', 'ready')).toMatchObject({ status: 503, text: expect.stringContaining('"path":"database"') });

  process.kill(before.engine, 'SIGCONT');
  await expect.poll(async () => (await attempts()).status).toBe(200);
  expect(api.pids).toEqual(before);
});

test('while the engine is killed and comes back, processes go on and what was acknowledged stays', async () => {
  const before = api.pids;
  const calls = new TestCalls(api.url, await aChild());
  const { attemptId, questions } = await calls.open({ testType: 'weekly-test', subject: 'Maths' });
  const answer = { questionId: questions[0]?.id ?? '', selectedAnswer: 'C' as const, version: 1 };
  await calls.save(attemptId, { answers: [answer] });

  if (!before.engine) throw new Error('There is no engine.');
  process.kill(before.engine, 'SIGKILL');
  const statuses = new Set<number>();
  const isBack = async () => {
    statuses.add(await statusOf('ready'));
    const { engine } = api.pids;
    return engine !== undefined && engine !== before.engine && (await statusOf('ready')) === 200;
  };
  await expect.poll(isBack).toBe(true);
  expect([200, 503]).toEqual(expect.arrayContaining([...statuses]));
  // Each process finds the engine again by itself.
  const opened = await untilDone(() => calls.open({ testType: 'weekly-test', subject: 'Maths' }));
  expect([opened.attemptId, opened.answers]).toEqual([attemptId, [expect.objectContaining(answer)]]);
  expect(api.pids.api).toEqual(before.api);
});

test('a log-out reaches the other process within its time', { tag: '@long' }, async () => {
  const [one, other] = api.bothPids();
  const { username, password } = await aStudent({ apiUrl: api.url });
  const loggedIn = await send('POST', 'auth/login', { body: { email_or_username: username, password } });
  const { access, refresh } = loginResponseSchema.parse(JSON.parse(loggedIn.text));
  const isSignedIn = () => api.throughOnly(other, () => statusOf('attempts', access));
  expect(await isSignedIn()).toBe(200);
  const { status } = await api.throughOnly(one, () => send('POST', 'auth/logout', { body: { refresh } }));
  expect(status).toBe(204);
  await expect.poll(isSignedIn).toBe(401);
});

test('a mail that processes find at once when they start again is sent once', { tag: '@long' }, async () => {
  smtp.received.length = 0;
  smtp.refusals = Number.POSITIVE_INFINITY;
  await Promise.all(Array.from({ length: FAMILIES }, () => aStudent({ apiUrl: api.url })));
  const mails = api.db.collection('mails');
  const unsent = { state: { $in: ['queued', 'sending'] } };
  await expect.poll(() => mails.countDocuments({ ...unsent, tries: { $gt: 0 } })).toBe(FAMILIES);
  const wanted = api.listened + 2;
  for (const pid of api.bothPids()) process.kill(pid, 'SIGKILL');
  smtp.refusals = 0;
  const acceptMails = smtp.hold();
  await mails.updateMany(unsent, { $set: { state: 'queued', dueAt: new Date() } });
  await expect.poll(() => api.listened, RESTART).toBe(wanted);
  // Both send as many as one does at a time. Whoever began has the others in its queue, too, and comes to them next.
  await expect.poll(() => smtp.waiting).toBe(2 * MAILS_AT_ONCE);
  acceptMails(MAILS_AT_ONCE);
  await expect.poll(() => smtp.waiting).toBe(FAMILIES - MAILS_AT_ONCE);
  acceptMails();
  // What is being sent is sent before the end.
  expect(await api.stopApi()).toBe(0);
  const recipients = smtp.received.map(({ to }) => to.join());
  expect([recipients.length, new Set(recipients).size]).toEqual([FAMILIES, FAMILIES]);
});
