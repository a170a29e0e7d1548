import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { SignupRequest } from '@wattle/contract/accounts';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { readEnvironment } from '@wattle/environment';
import { COMMANDS } from '../src/families/staff-commands/commands';
import { StaffModule } from '../src/families/staff-commands/staff.module';
import type { Person } from '../src/families/staff-commands/terminal';
import { ensureIndexes } from '../src/infrastructure/database/indexes';
import { eventually } from './eventually';
import { logIn, signUp } from './family';
import type { TestApi } from './start-api';

/** Says yes to every question. */
export const person: Person = { newPassword: async () => 'a new password', confirms: async () => true };

/** What a staff command needs, beside the running API and on the same database. */
export async function startStaff({ dataDir, database }: TestApi, SEED = 'none'): Promise<INestApplicationContext> {
  const environment = readEnvironment({ NODE_ENV: 'test', SEED, DATA_DIR: dataDir }, dataDir);
  const staff = await NestFactory.createApplicationContext(StaffModule.register(environment, database), {
    logger: false,
  });
  await ensureIndexes(staff);
  return staff;
}

/** Runs a command such as `admin create`. */
export async function runCommand(
  staff: INestApplicationContext,
  command: string,
  named: readonly string[],
  who = person,
): Promise<string> {
  const { run } = COMMANDS[command] ?? {};
  if (!run) throw new Error(`There is no command ${command}`);
  return run(staff, named, who);
}

/**
 * Signs a family up, whose first child takes a test, reports a question of it and types a passage, and which takes the
 * free assessment;
 * it is mailed the link that confirms its address and the report.
 * The bank must hold ten questions of each subject.
 */
export async function useWattle(api: TestApi, family: SignupRequest) {
  const { email } = family.parent;
  const browser = api.browser();
  await signUp(browser, family).expect(201);
  const { body: login } = await logIn(browser, family.children[0]?.username ?? '').expect(200);
  await browser.post('/api/freeassesment/userdetailforassesment').send({ email }).expect(201);
  for (const { category, submitPath } of FREE_TESTS) {
    const { body } = await browser.get(`/api/freeassesment/${category}`).query({ email }).expect(200);
    const responses = body.questions.map(({ id }: { id: string }) => ({ questionId: id, selectedAnswer: 'B' }));
    await browser.post(`/api/freeassesment/${submitPath}`).send({ email, questionStatus: [], responses }).expect(200);
  }
  const signedIn = { Authorization: `Bearer ${login.access}` };
  const { body: test } = await browser.get('/api/test/subject-test/maths').set(signedIn).expect(200);
  const submission = { childId: login.user.id, category: 'maths', testType: 'subject-test', questionStatus: [] };
  await browser
    .post('/api/test/subject-test/submit')
    .set(signedIn)
    .send({ ...submission, responses: [] })
    .expect(200);
  await browser
    .put(`/api/attempts/${test.attemptId}/reports/${test.questions[0].id}`)
    .set(signedIn)
    .send({ reason: 'other', text: 'Mine says B.' })
    .expect(200);
  await browser
    .post('/api/typing')
    .set(signedIn)
    .send({ requestId: 'typed once', seconds: 60, typed: 90, right: 88 })
    .expect(204);
  await browser.post('/api/freeassesment/send-user-details').send({ email }).expect(202);
  await eventually(() => expect(api.mails().filter((mail) => mail.includes(email))).toHaveLength(2));
  return { browser, refresh: login.refresh as string, userId: login.user.id as string };
}
