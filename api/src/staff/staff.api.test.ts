import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FREE_TESTS } from '@wattle/contract';
import { readEnvironment } from '@wattle/environment';
import { eventually } from '../../test/eventually';
import { aFamily, logIn, PASSWORD, signUp } from '../../test/family';
import { TEST_USERS, TestApi } from '../../test/start-api';
import { Clock } from '../common/clock';
import { ensureIndexes } from '../database/indexes';
import { COMMANDS, type Person } from './commands';
import { StaffModule } from './staff.module';

const family = aFamily('priya.i', 'arjun_i');
const { email } = family.parent;
const names = [email, 'Lakshmi', 'Iyer', '0412 345 678', 'Station Street', 'priya.i', 'arjun_i'];

let api: TestApi;
let staff: INestApplicationContext;
beforeEach(async () => {
  api = await TestApi.start();
  const environment = readEnvironment({ NODE_ENV: 'test', SEED: 'none', DATA_DIR: api.dataDir }, api.dataDir);
  // Beside the running API, on the same database.
  staff = await NestFactory.createApplicationContext(StaffModule.register(environment, api.database), {
    logger: false,
  });
  await ensureIndexes(staff);
});
afterEach(async () => {
  await staff.close();
  await api.close();
});

const person: Person = { newPassword: async () => 'a new password', confirms: async () => true };
const run = (command: string, subject: string, who = person) => COMMANDS[command]?.run(staff, [subject], who);

/** A family that has signed up, whose child has begun a test, and that has taken the free assessment, and been mailed the report. */
async function useWattle() {
  const browser = api.browser();
  await signUp(browser, family).expect(201);
  const { body: login } = await logIn(browser, 'priya.i').expect(200);
  await browser.post('/api/freeassesment/userdetailforassesment').send({ email }).expect(201);
  for (const { subject, category, submitPath } of FREE_TESTS) {
    await api.addQuestions(subject, 10);
    const { body } = await browser.get(`/api/freeassesment/${category}`).query({ email }).expect(200);
    const responses = body.questions.map(({ id }: { id: string }) => ({ questionId: id, selectedAnswer: 'B' }));
    await browser.post(`/api/freeassesment/${submitPath}`).send({ email, questionStatus: [], responses }).expect(200);
  }
  await browser.get('/api/test/subject-test/maths').set('Authorization', `Bearer ${login.access}`).expect(200);
  await browser.post('/api/freeassesment/send-user-details').send({ email }).expect(202);
  await eventually(() => expect(api.mails()).toHaveLength(1));
  return { browser, refresh: login.refresh as string, userId: login.user.id as string };
}

/** Everything that all collections hold. */
async function stored(): Promise<string> {
  const collections = await api.connection.listCollections();
  const documents = collections.map(({ name }) => api.connection.collection(name).find().toArray());
  return JSON.stringify(await Promise.all(documents));
}

function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(folder, name)).filter((file) => existsSync(file) && statSync(file).isFile());
}

it('an admin is created, and can log in', async () => {
  expect(await run('admin create', 'ada')).toBe('The admin ada can log in now.');
  const { body } = await logIn(api.browser(), 'ada', 'a new password').expect(200);
  expect(body.user.role).toBe('admin');
  await expect(run('admin create', 'ADA')).rejects.toThrow('The username ADA is already taken.');
  const short = { ...person, newPassword: async () => 'short' };
  await expect(run('admin create', 'bob', short)).rejects.toThrow('A password has at least 8 characters.');
});

it('a command makes no accounts beside the one that it is told to make', async () => {
  const environment = readEnvironment({ SEED: 'demo', DATA_DIR: api.dataDir }, api.dataDir);
  const context = await NestFactory.createApplicationContext(StaffModule.register(environment, api.database), {
    logger: false,
  });
  await context.close();
  expect(await api.connection.collection('accounts').countDocuments()).toBe(Object.keys(TEST_USERS).length);
});

it('a password is reset, which signs out everywhere', async () => {
  const browser = api.browser();
  await signUp(browser, family).expect(201);
  const { body } = await logIn(browser, 'priya.i').expect(200);
  await run('admin reset-password', 'Priya.I');
  await logIn(api.browser(), 'priya.i').expect(401);
  await logIn(api.browser(), 'priya.i', 'a new password').expect(200);
  await browser.post('/api/auth/refresh').send({ refresh: body.refresh }).expect(401);
  await expect(run('admin reset-password', 'nobody')).rejects.toThrow('There is nobody with the username nobody.');
});

describe('extra time', () => {
  const give = (username: string, percent: string) =>
    COMMANDS['student extra-time']?.run(staff, [username, percent], person);
  const openTest = async () => (await api.as('student').get('/api/test/subject-test/maths?testType=weekly-test')).body;
  const secondsOf = ({ startedAt, deadline }: Record<string, string>) =>
    (Date.parse(String(deadline)) - Date.parse(String(startedAt))) / 1_000;

  it('moves the deadline of the test that is open, and makes later ones longer', async () => {
    await api.addQuestions('Maths', 20);
    const { attemptId } = await openTest();
    expect(await give('TEST-student', '25')).toContain('Open tests with a new deadline: 1.');
    const { body: status } = await api.as('student').get(`/api/attempts/${attemptId}/status`);
    const moved = await openTest();
    expect(moved.deadline).toBe(status.deadline);
    expect(secondsOf(moved)).toBe(1_500);

    api.advance(1_200 + 31);
    expect((await api.as('student').get(`/api/attempts/${attemptId}/status`)).body.state).toBe('open');
    api.advance(300);
    const next = await openTest();
    expect(next.attemptId).not.toBe(attemptId);
    expect(secondsOf(next)).toBe(1_500);
  });

  it('that is taken back leaves a minute to finish', async () => {
    await api.addQuestions('Maths', 20);
    await give('test-student', '50');
    const { attemptId } = await openTest();
    api.advance(1_300);
    staff.get(Clock).now = api.app.get(Clock).now;
    await give('test-student', '0');
    const { body } = await api.as('student').get(`/api/attempts/${attemptId}/status`);
    expect(body.state).toBe('open');
    const left = (Date.parse(body.deadline) - Date.parse(body.serverTime)) / 1_000;
    expect(left).toBeGreaterThan(50);
    expect(left).toBeLessThanOrEqual(60);
  });

  it.each([
    ['nobody', '25', 'There is no child with the username nobody.'],
    ['test-admin', '25', 'There is no child with the username test-admin.'],
    ['test-student', 'much', 'Extra time is a whole number of percent.'],
    ['test-student', '-1', 'Extra time is a whole number of percent.'],
    ['test-student', '', 'Extra time is a whole number of percent.'],
    ['test-student', '301', 'Extra time is at most 300 percent.'],
  ])('for %s by %s is refused', (username, percent, sentence) =>
    expect(give(username, percent)).rejects.toThrow(sentence),
  );
});

it('a family is given everything that is kept of it, and no secret', async () => {
  await useWattle();
  const exported = (await run('family export', ` ${email.toUpperCase()} `)) ?? '';
  for (const name of names) expect(exported).toContain(name);
  expect(JSON.parse(exported)).toMatchObject({
    families: [
      {
        parent: { email },
        children: [
          { username: 'priya.i', grade: 5, attempts: [{ kind: 'subject-test', subject: 'Maths' }] },
          { username: 'arjun_i', attempts: [] },
        ],
      },
    ],
    freeAssessments: [{ attempts: [{ subject: 'Reading' }, { subject: 'Maths' }, { subject: 'ThinkingSkills' }] }],
    mails: [{ to: email }],
  });
  expect(exported).not.toMatch(/argon2|passwordHash|cookieHash|tokenHash/);
  expect(exported).not.toContain(PASSWORD);
});

it('of an erased family nothing is left, in no collection, no mail and no file', async () => {
  const { browser, refresh, userId } = await useWattle();
  const kept = ['accounts', 'sessions', 'free_assessments', 'attempts', 'mails'];
  const documents = await Promise.all(kept.map((name) => api.connection.collection(name).find().toArray()));
  const isOfTests = ({ _id }: { _id: unknown }) =>
    Object.values(TEST_USERS).some(({ userId: id, sid }) => [id, sid].includes(String(_id)));
  const ids = [
    userId,
    ...documents
      .flat()
      .filter((each) => !isOfTests(each))
      .map(({ _id }) => String(_id)),
  ];
  const questions: string[] = [];
  const unsure = { ...person, confirms: async (question: string) => questions.push(question) < 0 };
  await expect(run('family erase', email, unsure)).rejects.toThrow('Nothing was deleted.');
  expect(questions[0]).toMatch(
    /the family of Lakshmi Iyer with priya\.i \(tests: 1\), arjun_i \(tests: 0\), since \d{4}-.+free assessments: 1.+mails: 1/s,
  );
  const traces = [...names, ...ids];
  for (const trace of traces) expect(await stored()).toContain(trace);

  expect(await run('family erase', email)).toContain('Deleted:');
  await expect(run('family erase', email)).rejects.toThrow(`Nothing is kept under ${email}.`);
  for (const trace of traces) expect(await stored()).not.toContain(trace);
  await logIn(api.browser(), 'priya.i').expect(401);
  await browser.post('/api/auth/refresh').send({ refresh }).expect(401);

  const { dataDir } = api;
  await staff.close();
  await api.app.close();
  await api.database.close();
  const files = filesBelow(dataDir);
  expect(files.some((file) => file.endsWith('jwt-secret'))).toBe(true);
  const bytesOf = (trace: string) => (ids.includes(trace) ? Buffer.from(trace, 'hex') : Buffer.from(trace));
  const holds = (file: string) => {
    const bytes = readFileSync(file);
    return traces.some((trace) => file.includes(trace) || bytes.includes(trace) || bytes.includes(bytesOf(trace)));
  };
  expect(files.filter(holds)).toEqual([]);
  rmSync(dataDir, { recursive: true });
  api = await TestApi.start();
});
