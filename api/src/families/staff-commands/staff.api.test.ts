import type { INestApplicationContext } from '@nestjs/common';
import type { SignupRequest } from '@wattle/contract/accounts';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { aFamily, logIn, PASSWORD, signUp } from '../../../test/family';
import { person, runCommand, startStaff, useWattle } from '../../../test/staff';
import { type TestApi, type TestStudent, useApi } from '../../../test/start-api';
import { uniqueName } from '../../../test/unique';
import { Clock } from '../../infrastructure/time/clock';
import { printableLines } from './terminal';

const running = useApi();
let api: TestApi;
let staff: INestApplicationContext;
let family: SignupRequest;
let email: string;
let child: string;
let sibling: string;
beforeAll(async () => {
  ({ api } = running);
  for (const { subject } of FREE_TESTS) await api.addQuestions(subject, 20);
  staff = await startStaff(api);
});
beforeEach(() => {
  [child, sibling] = [uniqueName('priya'), uniqueName('arjun')];
  family = aFamily(child, sibling);
  ({ email } = family.parent);
});
afterAll(() => staff.close());

const run = (command: string, subject: string, who = person) => runCommand(staff, command, [subject], who);

it('an admin is created, and can log in', async () => {
  const name = uniqueName('ada');
  expect(await run('admin create', name)).toBe(`The admin ${name} can log in now.`);
  const { body } = await logIn(api.browser(), name, 'a new password').expect(200);
  expect(body.user.role).toBe('admin');
  const again = name.toUpperCase();
  await expect(run('admin create', again)).rejects.toThrow(`The username ${again} is already taken.`);
  const short = { ...person, newPassword: async () => 'short' };
  await expect(run('admin create', 'bob', short)).rejects.toThrow('A password has at least 8 characters.');
});

it('a command makes no accounts beside the one that it is told to make', async () => {
  const before = await api.connection.collection('accounts').countDocuments();
  const context = await startStaff(api, 'demo');
  await context.close();
  expect(await api.connection.collection('accounts').countDocuments()).toBe(before);
});

it('a password is reset, which signs out everywhere', async () => {
  const browser = api.browser();
  await signUp(browser, family).expect(201);
  const { body } = await logIn(browser, child).expect(200);
  await run('admin reset-password', child.toUpperCase());
  await logIn(api.browser(), child).expect(401);
  await logIn(api.browser(), child, 'a new password').expect(200);
  await browser.post('/api/auth/refresh').send({ refresh: body.refresh }).expect(401);
  await expect(run('admin reset-password', 'nobody')).rejects.toThrow('There is nobody with the username nobody.');
});

describe('extra time', () => {
  let student: TestStudent;
  beforeEach(async () => {
    student = await api.addStudent();
  });

  const give = (username: string, percent: string) => runCommand(staff, 'student extra-time', [username, percent]);
  const openTest = async () => (await student.client().get('/api/test/subject-test/maths?testType=weekly-test')).body;
  const statusOf = async (attemptId: string) => (await student.client().get(`/api/attempts/${attemptId}/status`)).body;
  const secondsOf = ({ startedAt, deadline }: Record<string, string>) =>
    (Date.parse(String(deadline)) - Date.parse(String(startedAt))) / 1_000;

  it('moves the deadline of the test that is open, and makes later ones longer', async () => {
    const { attemptId } = await openTest();
    expect(await give(student.username.toUpperCase(), '25')).toContain('Open tests with a new deadline: 1.');
    const moved = await openTest();
    expect(moved.deadline).toBe((await statusOf(attemptId)).deadline);
    expect(secondsOf(moved)).toBe(1_500);

    api.advance(1_200 + 31);
    expect((await statusOf(attemptId)).state).toBe('open');
    api.advance(300);
    const next = await openTest();
    expect(next.attemptId).not.toBe(attemptId);
    expect(secondsOf(next)).toBe(1_500);
  });

  it('that is taken back leaves a minute to finish', async () => {
    await give(student.username, '50');
    const { attemptId } = await openTest();
    api.advance(1_300);
    staff.get(Clock).now = api.app.get(Clock).now;
    await give(student.username, '0');
    const { state, deadline, serverTime } = await statusOf(attemptId);
    expect(state).toBe('open');
    const left = (Date.parse(deadline) - Date.parse(serverTime)) / 1_000;
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

it('what commands do to a family is recorded', async () => {
  await signUp(api.browser(), family).expect(201);
  await runCommand(staff, 'student extra-time', [child, '25']);
  await run('admin reset-password', sibling);
  await run('family export', email);
  const account = await api.connection.collection('accounts').findOne({ 'parent.email': email });
  const { body } = await api
    .as('admin')
    .get('/api/families/actions')
    .query({ familyId: String(account?._id) });
  expect(body.actions).toMatchObject([
    { kind: 'export', by: 'command line' },
    { kind: 'password-set', by: 'command line' },
    { kind: 'extra-time', by: 'command line', amountBefore: 0, amount: 25 },
  ]);
});

it('a family is given everything that is kept of it, and no secret', async () => {
  await useWattle(api, family);
  const exported = await run('family export', ` ${email.toUpperCase()} `);
  const { firstName, lastName, phone } = family.parent;
  for (const name of [firstName, lastName, phone, child, sibling]) expect(exported).toContain(name);
  expect(JSON.parse(exported)).toMatchObject({
    families: [
      {
        parent: { email },
        children: [
          {
            username: child,
            grade: 5,
            attempts: [{ kind: 'subject-test', subject: 'Maths' }],
            questionReports: [{ reason: 'other', text: 'Mine says B.' }],
          },
          { username: sibling, attempts: [], questionReports: [] },
        ],
      },
    ],
    freeAssessments: [{ attempts: [{ subject: 'Reading' }, { subject: 'Maths' }, { subject: 'ThinkingSkills' }] }],
    mails: [
      { kind: 'address-confirmation', to: email },
      { kind: 'report', to: email },
    ],
  });
  expect(exported).not.toMatch(/argon2|passwordHash|cookieHash|tokenHash/);
  expect(exported).not.toContain(PASSWORD);
});

it('of an address without anything there is nothing to export', () =>
  expect(run('family export', email)).rejects.toThrow(`Nothing is kept under ${email}.`));

it('a stored name cannot move the cursor of a terminal or forge a line', async () => {
  await signUp(api.browser(), family).expect(201);
  const forged = 'Lakshmi\u001b[2J\nfree assessments: 9 \u202e\u200f';
  await api.connection
    .collection('accounts')
    .updateOne({ 'parent.email': email }, { $set: { 'parent.firstName': forged } });
  const questions: string[] = [];
  const unsure = { ...person, confirms: async (question: string) => questions.push(question) < 0 };
  await expect(run('family erase', email, unsure)).rejects.toThrow('Nothing was deleted.');
  expect(questions[0]?.split('\n')[1]).toContain('Lakshmi\\u001b[2J\\u000afree assessments: 9 \\u202e\\u200f');
  expect(printableLines(await run('family export', email))).not.toMatch(/[\u202e\u200f]|(?!\n)\p{Cc}/u);
});
