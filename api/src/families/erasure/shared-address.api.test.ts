import type { INestApplicationContext } from '@nestjs/common';
import type { SignupRequest } from '@wattle/contract/accounts';
import { exportFamily, type Family, family, foundFamilies } from '@wattle/contract/families';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { sendErasureLink } from '@wattle/contract/own-children';
import { call } from '../../../test/call';
import { aFamily, logIn, signUp } from '../../../test/family';
import { nextMail, tokensOf } from '../../../test/mailed-links';
import { person, runCommand, startStaff, useWattle } from '../../../test/staff';
import { type TestApi, useApi } from '../../../test/start-api';
import { uniqueEmail, uniqueName } from '../../../test/unique';
import { confirmedFamily, goToMonday, mailWeeklyReports, takeTest, weeklyReports } from '../../../test/weekly-reports';
import { addressHashOf } from '../../mail/addresses/mailbox';
import { MailOptOuts } from '../../mail/delivery/mail-opt-outs';

const running = useApi();
let api: TestApi;
let staff: INestApplicationContext;
beforeAll(async () => {
  ({ api } = running);
  for (const { subject } of FREE_TESTS) await api.addQuestions(subject, 40);
  staff = await startStaff(api);
});
afterAll(() => staff.close());

const nameOf = ({ children: [child] }: SignupRequest) => child?.username ?? '';
const admin = () => api.as('admin');

async function familyOf({ children: [child] }: SignupRequest): Promise<Family> {
  const { families } = await call(admin(), foundFamilies, { query: { search: child?.username ?? '' } });
  return call(admin(), family, { params: { id: families[0]?.id ?? '' } });
}

/** What all collections and all mails hold. */
const stored = async () => (await api.storedText()) + api.mails().join();

async function expectGone({ id, children }: Family): Promise<void> {
  const left = await stored();
  for (const trace of [id, ...children.flatMap((child) => [child.id, child.username])])
    expect(left).not.toContain(trace);
}

describe('a family that has used Wattle, and another one that has entered its address by mistake', () => {
  let own: SignupRequest;
  let mistyped: SignupRequest;
  let email: string;
  beforeEach(async () => {
    own = aFamily(uniqueName('priya'));
    ({ email } = own.parent);
    mistyped = aFamily(uniqueName('tom'), uniqueName('mia'));
    mistyped.parent = { ...mistyped.parent, firstName: 'Hannah', lastName: 'Novak', email };
    await useWattle(api, own);
    await nextMail(api, email, 'confirm-email', () => signUp(api.browser(), mistyped).expect(201));
  });

  const run = (command: string, ...named: string[]) => runCommand(staff, command, named);

  /** With its test, its free assessment, the mails about these, and its mailbox's choice. */
  async function expectUntouched(): Promise<void> {
    await logIn(api.browser(), nameOf(own)).expect(200);
    const { kept, sameAddress } = await familyOf(own);
    expect(kept).toMatchObject({ children: 1, attempts: 1, freeAssessments: 1 });
    expect(kept.mails).toBeGreaterThanOrEqual(2);
    expect(sameAddress).toBeUndefined();
    const kinds = (await call(admin(), exportFamily, { params: { id: (await familyOf(own)).id } })).mails.map(
      ({ kind, subject }) => ({ kind, subject }),
    );
    expect(kinds).toMatchObject([{ kind: 'address-confirmation' }, { kind: 'report' }]);
  }

  /** Mails that have links for the children of both families. */
  async function mailBoth(): Promise<void> {
    const mail = await nextMail(api, email, 'reset-password', () =>
      api.anybody().post('/api/auth/forgot-password').send({ email }).expect(202),
    );
    expect(tokensOf(mail, 'reset-password')).toHaveLength(3);
    await nextMail(api, email, 'confirm-email', () =>
      api.anybody().post('/api/auth/send-confirmation').send({ email }).expect(202),
    );
  }

  it('staff erase one of two families with an address, and see that there is another', async () => {
    await mailBoth();
    const erased = await familyOf(mistyped);
    expect(erased.sameAddress).toMatchObject([
      { parent: { firstName: 'Lakshmi' }, children: [{ username: nameOf(own) }] },
    ]);
    expect(erased.kept).toMatchObject({ children: 2, attempts: 0, freeAssessments: 0, mails: 3 });
    const { body } = await admin().post(`/api/families/${erased.id}/erase`).send({ email }).expect(200);
    expect(body.message).toBe(
      `Nothing is kept of this family any more. One other family has the address ${email}, and stays.`,
    );
    await expectGone(erased);
    await expectUntouched();

    const { body: last } = await admin()
      .post(`/api/families/${(await familyOf(own)).id}/erase`)
      .send({ email })
      .expect(200);
    expect(last.message).toBe(`Nothing is kept under ${email} any more.`);
    expect(await stored()).not.toContain(email);
  });

  it('a family is given nothing of another one with its address, nor what may belong to that', async () => {
    await mailBoth();
    const { id } = await familyOf(mistyped);
    const { body, text } = await admin().post(`/api/families/${id}/export`).expect(200);
    expect(body).toMatchObject({ families: [{ children: [{ username: nameOf(mistyped) }, {}] }], freeAssessments: [] });
    expect(body.mails).toHaveLength(3);
    expect(body.stoppedMails).toEqual([]);
    const other = await familyOf(own);
    for (const trace of [other.id, other.children[0]?.id, nameOf(own), 'Lakshmi']) expect(text).not.toContain(trace);
  });

  it('commands name the families of an address, and take the id of one', async () => {
    const [first, second] = [await familyOf(own), await familyOf(mistyped)];
    const choice = [
      `2 families have the address ${email}. Name one by its id, after the address:`,
      `  ${first.id}  the family of Lakshmi Iyer with ${nameOf(own)} (tests: 1), since `,
    ].join('\n');
    for (const command of ['family export', 'family erase']) await expect(run(command, email)).rejects.toThrow(choice);
    await expect(run('family erase', email)).rejects.toThrow(second.id);
    const unknown = 'f'.repeat(24);
    const none = `No family with the id ${unknown} is kept under ${email}.`;
    await expect(run('family export', email, unknown)).rejects.toThrow(none);
    expect(await run('family erase', email, unknown)).toBe(none);
    const elsewhere = uniqueEmail();
    for (const command of ['family export', 'family erase']) {
      await expect(run(command, elsewhere, first.id)).rejects.toThrow(
        `No family with the id ${first.id} is kept under ${elsewhere}.`,
      );
    }
    const exported = await run('family export', email, second.id);
    expect(JSON.parse(exported).families).toMatchObject([{ children: [{ username: nameOf(mistyped) }, {}] }]);

    const questions: string[] = [];
    const confirms = async (question: string) => questions.push(question) > 0;
    const output = await runCommand(staff, 'family erase', [email, second.id], { ...person, confirms });
    for (const text of [questions[0], output]) {
      expect(text).toContain('the family of Hannah Novak with');
      expect(text).toMatch(/Stays:\n {2}the family of Lakshmi Iyer with .+\n {2}free assessments: 1\n/);
    }
    await expectGone(second);
    await expectUntouched();
    expect(await run('family erase', email, second.id)).toBe(
      `No family with the id ${second.id} is kept under ${email}.`,
    );
    expect(await run('family erase', email)).toContain('Deleted:');
    expect(await stored()).not.toContain(email);
  });
});

it('the link of a parent erases the family that it is for @long', async () => {
  const { email: address, family, name, client, childId } = await confirmedFamily(api);
  await takeTest(api, name, 10);
  const mail = await nextMail(api, address, 'erase-family', () =>
    call(client, sendErasureLink, { params: { childId }, body: { scope: 'family' } }),
  );
  const [erasureToken = ''] = tokensOf(mail, 'erase-family');
  const erase = () => api.anybody().post('/api/erasures').send({ token: erasureToken, email: address });
  const erased = await familyOf(family);
  const older = aFamily(uniqueName('kavya'));
  older.parent.email = address;
  await signUp(api.browser(), older).expect(201);
  const before = { $set: { createdAt: new Date(Date.now() - 86_400_000) } };
  await api.connection.collection('accounts').updateOne({ 'users.username': nameOf(older) }, before);

  for (let time = 0; time < 2; time += 1) {
    await erase().expect(200, { message: 'Everything that we kept of your family is erased.' });
  }
  await expectGone(erased);
  await logIn(api.browser(), nameOf(older)).expect(200);
  expect((await familyOf(older)).kept.mails).toBe(1);
});

it('the weekly reports of an erased family go, and those of the other one stay @long', async () => {
  const { email: address, family, name } = await confirmedFamily(api);
  const other = aFamily(uniqueName('kavya'));
  other.parent.email = address;
  const confirmation = await nextMail(api, address, 'confirm-email', () => signUp(api.browser(), other).expect(201));
  const [token = ''] = tokensOf(confirmation, 'confirm-email');
  await api.anybody().post('/api/auth/confirm-email').send({ token, wantsWeeklyReport: true }).expect(200);
  for (const child of [name, nameOf(other)]) await takeTest(api, child, 10);
  goToMonday(api);
  await mailWeeklyReports(api);
  await weeklyReports(api, address, 3);
  const erased = await familyOf(family);
  await admin().post(`/api/families/${erased.id}/erase`).send({ email: address }).expect(200);
  await expectGone(erased);
  expect((await familyOf(other)).kept).toMatchObject({ weeklyReports: 1 });
});

it('what a mailbox has stopped stays stopped while a family uses another spelling of its address', async () => {
  const [plain, tagged] = [aFamily(uniqueName('kavya')), aFamily(uniqueName('rohan'))];
  const local = uniqueName('meera');
  plain.parent.email = `${local}@gmail.com`;
  tagged.parent.email = `${local.replace(/^m/, 'm.')}+rohan@googlemail.com`;
  for (const family of [plain, tagged]) await signUp(api.browser(), family).expect(201);
  const stop = { kind: 'weekly-report' as const, addressHash: addressHashOf(plain.parent.email) };
  const optOuts = api.app.get(MailOptOuts);
  await optOuts.add(stop);
  for (const [family, isStopped] of [
    [tagged, true],
    [plain, false],
  ] as const) {
    const { id, parent } = await familyOf(family);
    await admin().post(`/api/families/${id}/erase`).send({ email: parent.email }).expect(200);
    expect(await optOuts.has(stop)).toBe(isStopped);
  }
});
