import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import type { SignupRequest } from '@wattle/contract/accounts';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { type DatabaseProxy, OUT_OF_DISK_SPACE } from '../../../../scripts/testing/database-proxy';
import { aFamily, logIn, signUp } from '../../../test/family';
import { person, runCommand, startStaff, useWattle } from '../../../test/staff';
import { TestApi } from '../../../test/start-api';
import { testOnEngine } from '../../../test/test-database';
import { uniqueName } from '../../../test/unique';
import { addressHashOf } from '../../mail/addresses/mailbox';
import { MailOptOuts } from '../../mail/delivery/mail-opt-outs';
import { ErasureService } from './erasure.service';

/**
 * Every other collection belongs to the personal data that is erased. Questions, their history, the deleted ones, the
 * settings of the bank and the imports name the staff who changed them: accounts of staff are no families.
 */
const WITHOUT_PERSONAL_DATA = [
  'questions',
  'question_versions',
  'question_ratings',
  'deleted_questions',
  'bank_settings',
  'imports',
  'generations',
  'generated_items',
  'generation_days',
  'model_calls',
  'images',
  'client_report_buckets',
  'counted_visitors',
  'counted_pages',
  'webhook_calls',
  'space_probes',
  // Comments that markers use again, on texts without names.
  'writing_comments',
  // Those of an erased child go with its texts.
  'writing_judgements',
  // Those of an erased child go with its attempts.
  'practice_states',
  // Sums over the answers of all children, which are counted again without an erased one.
  'item_tables',
  // When they are counted, and sums over whole tests.
  'statistics_runs',
  // Why a flag of a question is no fault, and which mistake is behind an option: each names a member of staff.
  'flag_dismissals',
  'misconception_tags',
];

/** A task may count answers at the same time. */
const COUNTED = ['item_tables', 'statistics_runs'];

/** Other commands get no answer any more after 10 s. */
const LONGER_THAN_OTHER_COMMANDS_MS = 11_000;

let proxy: DatabaseProxy;
let api: TestApi;
let staff: INestApplicationContext;
let family: SignupRequest;
let email: string;
beforeAll(async () => {
  ({ api, proxy } = await TestApi.startBehindProxy());
  for (const { subject } of FREE_TESTS) await api.addQuestions(subject, 20);
  staff = await startStaff(api);
});
beforeEach(() => {
  api.beginTest();
  family = aFamily(uniqueName('priya'), uniqueName('arjun'));
  ({ email } = family.parent);
});
afterAll(async () => {
  await staff.close();
  await api.close();
});

const erase = (address: string, who = person) => runCommand(staff, 'family erase', [address], who);

function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(folder, name)).filter((file) => existsSync(file) && statSync(file).isFile());
}

test('every collection is erased, or is known to hold nothing of a person', async () => {
  await useWattle(api, family);
  const existing = (await api.connection.listCollections()).map(({ name }) => name);
  const ofModels = Object.values(api.connection.models).map(({ collection }) => collection.name);
  const erased = Object.keys(api.app.get(ErasureService).personalData);
  const known = [...erased, ...WITHOUT_PERSONAL_DATA];
  expect([...existing, ...ofModels].filter((name) => !known.includes(name))).toEqual([]);
  expect(existing).toEqual(expect.arrayContaining(erased));
});

test('what will be erased is named before, and nothing is erased without a yes', async () => {
  await useWattle(api, family);
  const before = await api.storedText(COUNTED);
  const questions: string[] = [];
  const unsure = { ...person, confirms: async (question: string) => questions.push(question) < 0 };
  await expect(erase(email, unsure)).rejects.toThrow('Nothing was deleted.');
  const [one, other] = family.children.map(({ username }) => username);
  expect(questions[0]).toContain(`the family of Lakshmi Iyer with ${one} (tests: 1), ${other} (tests: 0), since `);
  expect(questions[0]).toMatch(/free assessments: 1.+mails: 2/s);
  expect(await api.storedText(COUNTED)).toBe(before);
});

testOnEngine(
  'while the bytes cannot be erased it is said what to do, and the same command finishes it @long',
  async () => {
    await signUp(api.browser(), family).expect(201);
    proxy.fail(['compact'], OUT_OF_DISK_SPACE);
    const notErased = [
      `No record is kept under ${email} any more, but it is not yet erased from the database file.`,
      `The database file could not be compacted: ${OUT_OF_DISK_SPACE.errmsg}`,
      'Free some space and run the same command again.',
    ].join('\n');
    await expect(erase(email)).rejects.toThrow(notErased);
    expect(await api.storedText()).not.toContain(email);
    await expect(erase(email)).rejects.toThrow(notErased);
    proxy.recover();
    expect(await erase(email)).toBe(`Nothing is kept under ${email}.`);
  },
);

testOnEngine(
  'an engine that answers nothing while it rewrites its file is waited for @long',
  async () => {
    await signUp(api.browser(), family).expect(201);
    const rewriting = proxy.pause(['compact']);
    const erased = erase(email);
    const { pass } = await rewriting;
    proxy.hang();
    await sleep(LONGER_THAN_OTHER_COMMANDS_MS);
    proxy.resume();
    pass();
    expect(await erased).toContain('Deleted:');
  },
  30_000,
);

test('of an erased family nothing is left, in no collection, no mail and no file', async () => {
  const others = new Set((await api.storedText()).match(/[0-9a-f]{24}/g));
  const { browser, refresh } = await useWattle(api, family);
  await api.app.get(MailOptOuts).add({ kind: 'report', addressHash: addressHashOf(email) });
  const ids = [...new Set((await api.storedText()).match(/[0-9a-f]{24}/g))].filter((id) => !others.has(id));
  const traces = [email, addressHashOf(email), ...family.children.map(({ username }) => username), ...ids];
  expect(traces.length).toBeGreaterThan(8);

  expect(await erase(email)).toContain('Deleted:');
  for (const trace of traces) expect(await api.storedText()).not.toContain(trace);
  await logIn(api.browser(), family.children[0]?.username ?? '').expect(401);
  await browser.post('/api/auth/refresh').send({ refresh }).expect(401);

  const { dataDir } = api;
  await staff.close();
  await api.app.close();
  await api.database.close();
  const files = filesBelow(dataDir);
  expect(files.some((file) => file.endsWith('jwt-secret'))).toBe(true);
  const holds = (file: string) => {
    const bytes = readFileSync(file);
    return traces.some(
      (trace) => file.includes(trace) || bytes.includes(trace) || (ids.includes(trace) && bytes.includes(trace, 'hex')),
    );
  };
  expect(files.filter(holds)).toEqual([]);
  rmSync(dataDir, { recursive: true });
});
