import { randomUUID } from 'node:crypto';
import type { SignupRequest } from '@wattle/contract/accounts';
import {
  exportFamily,
  type Family,
  family as familyById,
  foundFamilies,
  staffActions,
} from '@wattle/contract/families';
import { Types } from 'mongoose';
import { type DatabaseProxy, OUT_OF_DISK_SPACE } from '../../../../scripts/testing/database-proxy';
import { call } from '../../../test/call';
import { aFamily, logIn, PASSWORD, signUp } from '../../../test/family';
import { TestApi } from '../../../test/start-api';
import { testOnEngine } from '../../../test/test-database';
import { uniqueName } from '../../../test/unique';

let api: TestApi;
let proxy: DatabaseProxy;
let signedUp: SignupRequest;
let name: string;
let email: string;
beforeAll(async () => {
  ({ api, proxy } = await TestApi.startBehindProxy());
  await api.addQuestions('Maths', 40);
});
afterAll(() => api.close());
beforeEach(() => api.beginTest());

async function newFamily(): Promise<void> {
  name = uniqueName('priya');
  signedUp = aFamily(name, uniqueName('arjun'));
  ({ email } = signedUp.parent);
  await signUp(api.browser(), signedUp).expect(201);
}

const admin = () => api.as('admin');
const find = (search: string) => call(admin(), foundFamilies, { query: { search } });
const get = (id: string) => call(admin(), familyById, { params: { id } });
const actionsOf = async (familyId?: string) => (await call(admin(), staffActions, { query: { familyId } })).actions;

async function family(): Promise<Family> {
  const [found] = (await find(email)).families;
  return get(found?.id ?? '');
}

async function student() {
  const { body } = await logIn(api.browser(), name).expect(200);
  return () => api.browser().set('Authorization', `Bearer ${body.access}`);
}

const giveExtraTime = ({ id, children: [child] }: Family, percent: unknown) =>
  admin().put(`/api/families/${id}/children/${child?.id}/allowances/extraTime`).send({ amount: percent });
const exportOf = ({ id }: Family) => admin().post(`/api/families/${id}/export`);
const erase = ({ id }: Family, typed: string) => admin().post(`/api/families/${id}/erase`).send({ email: typed });

describe('a family is found', () => {
  beforeAll(newFamily);

  it.each([
    ['its address', () => email.slice(2, 20).toUpperCase()],
    ['the username of a child', () => name.slice(1)],
    ['names and address together', () => `iyer PRIYA ${email.slice(0, 18)}`],
  ])('by %s, with its children', async (_what, search) => {
    const { families, hasMore } = await find(search());
    expect(families).toMatchObject([
      { parent: { email, firstName: 'Lakshmi' }, children: [{ username: name }, { firstName: 'Priya' }] },
    ]);
    expect(hasMore).toBe(false);
  });

  it.each([
    ['nguyen', { lastName: 'Nguyễn' }],
    ['NGUYỄN thi', { firstName: 'Thị', lastName: 'Nguye\u0302\u0303n' }],
    ['dung', { firstName: 'Dũng' }],
    ['do\u0303 duc', { firstName: 'Đức', lastName: 'Đỗ' }],
    ["O'Brien", { lastName: 'O’Brien' }],
    ['O’Brien', { lastName: "O'Brien" }],
    ['obrien', { lastName: 'Oʼbrien' }],
    ['brien siobhan', { firstName: 'Siobhán', lastName: 'O’Brien' }],
    ['O’Brien, Siobhan', { firstName: 'Siobhán', lastName: 'O’Brien' }],
    ['strauss-muller', { lastName: 'Strauß–Müller' }],
    ['sorensen', { lastName: 'Sørensen' }],
    ['王', { firstName: '小明', lastName: '王' }],
    ['小明', { firstName: '小明', lastName: '王' }],
    ['王小明', { firstName: '小明', lastName: '王' }],
    ['王, 小明', { firstName: '小明', lastName: '王' }],
    ['김', { firstName: '민준', lastName: '김' }],
    ['0412345678', { phone: '0412 345 678' }],
    ['0412 345 678', { phone: '+61 412 345 678' }],
    ['+61 (0)412-345-678', { phone: '0412345678' }],
    ['345 678', { phone: '(04) 1234 5678' }],
  ])('by %s, however a keyboard types it', async (typed, names) => {
    const { parent } = aFamily(uniqueName('fold'));
    const others = { firstName: 'Xi', lastName: 'Xu', phone: '03 9000 0000' };
    const families = ['zz', 'yy'].map((mark, index) => ({
      parent: { ...parent, ...others, ...(index === 0 && names), email: `${mark}${parent.email}` },
      users: [{ _id: new Types.ObjectId(), username: mark, usernameKey: `${mark}${parent.email}`, role: 'student' }],
      createdAt: new Date(),
    }));
    await api.connection.collection('accounts').insertMany(families);
    const found = await find(`${typed} ${parent.email}`);
    expect(found.families.map((each) => each.parent.email)).toEqual([`zz${parent.email}`]);
  });

  it('by every word, none of which is a pattern', async () => {
    expect((await find(`${email} nobody`)).families).toEqual([]);
    expect((await find(email.replace('lakshmi', '.......'))).families).toEqual([]);
  });

  it('among at most twenty, and it is said that there are more', async () => {
    const mark = uniqueName('many');
    for (let index = 0; index < 21; index += 1) {
      const other = aFamily(uniqueName('kavya'));
      await api.connection.collection('accounts').insertOne({
        parent: { ...other.parent, lastName: mark },
        users: [
          {
            _id: new Types.ObjectId(),
            username: other.children[0]?.username,
            usernameKey: other.children[0]?.username,
            role: 'student',
          },
        ],
        createdAt: new Date(),
      });
    }
    const { families, hasMore } = await find(mark);
    expect([families.length, hasMore]).toEqual([20, true]);
  });

  it.each(['王', '明 '])('by one character of a name: %s', (search) => find(search));

  it.each(['', 'ab', ' ab ', 'x'.repeat(101)])('not by "%s"', (search) =>
    admin().get('/api/families').query({ search }).expect(400),
  );
});

describe('a family', () => {
  beforeEach(newFamily);

  it('staff see tests, last use and what is kept, and no password', async () => {
    const client = await student();
    const { body: test } = await client().get('/api/test/subject-test/maths').expect(200);
    const submission = { childId: (await family()).children[0]?.id, category: 'maths', testType: 'subject-test' };
    const responses = [{ questionId: test.questions[0].id, selectedAnswer: 'A' }];
    const answers = { questionStatus: [], responses, attemptId: test.attemptId };
    await client()
      .post('/api/test/subject-test/submit')
      .send({ ...submission, ...answers })
      .expect(200);
    await client().get('/api/test/subject-test/maths').expect(200);

    const { children, kept, parent } = await family();
    expect(parent).toEqual({ ...signedUp.parent });
    expect(children[0]).toMatchObject({
      username: name,
      grade: 5,
      allowances: {},
      testsTaken: 1,
      lastTest: { kind: 'subject-test', subject: 'Maths', score: 0 },
      lastSeen: expect.any(String),
    });
    expect(children[1]).toMatchObject({ testsTaken: 0 });
    expect(children[1]?.lastSeen).toBeUndefined();
    expect(kept).toEqual({ children: 2, attempts: 2, freeAssessments: 0, mails: 1, weeklyReports: 0, linkMails: 1 });
    const { text } = await admin().get('/api/families').query({ search: email });
    expect(text).not.toMatch(/argon2|password/i);
  });

  describe('extra time', () => {
    it('also lengthens a test that is open, and is recorded', async () => {
      const client = await student();
      const open = async () =>
        (await client().get('/api/test/subject-test/maths?testType=weekly-test').expect(200)).body;
      const before = await open();
      const { body } = await giveExtraTime(await family(), 25).expect(200);
      expect(body.message).toBe('Priya has 25% more time in timed tests. A test that is open has a new end.');
      expect(Date.parse((await open()).deadline) - Date.parse(before.deadline)).toBe(300_000);
      const { id, children } = await family();
      expect(children[0]?.allowances).toEqual({
        extraTime: { amount: 25, by: 'test-admin', since: expect.any(String) },
      });
      const [action] = await actionsOf(id);
      const expected = { by: 'test-admin', kind: 'extra-time', child: 'Priya', amountBefore: 0, amount: 25 };
      expect(action).toMatchObject(expected);
    });

    it.each([101, -1, 12.5, 'much'])('of %s percent is refused', async (percent) => {
      await giveExtraTime(await family(), percent).expect(400);
    });

    it('is given to a child of this family only', async () => {
      const { id } = await family();
      const other = await api.addStudent();
      await admin()
        .put(`/api/families/${id}/children/${other.id}/allowances/extraTime`)
        .send({ amount: 25 })
        .expect(404);
    });
  });

  describe('allowances', () => {
    const set = async (privilege: string, allowance: object) => {
      const { id, children } = await family();
      return admin().put(`/api/families/${id}/children/${children[0]?.id}/allowances/${privilege}`).send(allowance);
    };

    it('change what a test under way has, and are taken away again', async () => {
      const client = await student();
      const { body: test } = await client().get('/api/test/subject-test/maths?testType=weekly-test').expect(200);
      expect(test).not.toHaveProperty('privileges');
      const { body } = await set('readAloud', { amount: 1, until: '2099-05-07' });
      expect(body.message).toBe('Timed tests can be read aloud to Priya. This counts in a test that is open, too.');
      await set('restBreaks', { amount: 10 });
      const status = async () => (await client().get(`/api/attempts/${test.attemptId}/status`).expect(200)).body;
      expect(await status()).toMatchObject({ privileges: { readAloud: true, restBreaks: 10 }, breakSecondsLeft: 600 });
      const { children, id } = await family();
      expect(children[0]?.allowances.readAloud).toMatchObject({ by: 'test-admin', until: '2099-05-07' });
      await set('readAloud', { amount: 0 });
      expect((await status()).privileges).toEqual({ restBreaks: 10 });
      expect(await actionsOf(id)).toMatchObject([
        { kind: 'read-aloud', amountBefore: 1, amount: 0 },
        { kind: 'rest-breaks', amountBefore: 0, amount: 10 },
        { kind: 'read-aloud', amountBefore: 0, amount: 1 },
      ]);
    });

    it('have a limit and a last day that is to come', async () => {
      expect((await set('restBreaks', { amount: 46 })).body.errors).toEqual([
        { path: 'amount', message: 'At most 45 can be granted.' },
      ]);
      expect((await set('largePrint', { amount: 1, until: '2020-01-01' })).body.errors).toEqual([
        { path: 'until', message: 'Choose a day from today on.' },
      ]);
      expect((await set('quiet-room', { amount: 1 })).status).toBe(400);
    });
  });

  it('however much parents do, what staff did stays in the lists', async () => {
    const known = await family();
    await giveExtraTime(known, 25).expect(200);
    const at = Date.now() + 1_000;
    const ofParents = Array.from({ length: 60 }, (_, index) => ({ by: 'the parent', at: new Date(at + index) }));
    const familyId = new Types.ObjectId(known.id);
    await api.connection
      .collection('staff_actions')
      .insertMany([
        ...ofParents.map((each) => ({ ...each, kind: 'export', familyId })),
        ...ofParents.map((each) => ({ ...each, kind: 'erasure', reference: randomUUID() })),
      ]);
    for (const actions of [await actionsOf(known.id), await actionsOf()]) {
      expect(actions.filter(({ by }) => by === 'the parent')).toHaveLength(20);
      expect(actions.some(({ kind, by }) => kind === 'extra-time' && by !== 'the parent')).toBe(true);
      expect(actions.map(({ at: moment }) => moment)).toEqual(
        actions
          .map(({ at: moment }) => moment)
          .sort()
          .reverse(),
      );
    }
  });

  it('a family is given everything that is kept of it, without internal names, and that is recorded', async () => {
    await (await student())().get('/api/test/subject-test/maths').expect(200);
    await (await student())().post('/api/test/exam-day').expect(200);
    const { body, text } = await exportOf(await family()).expect(200);
    const examDay = {
      startedAt: expect.any(String),
      attempts: expect.arrayContaining([{ subject: 'Maths', attemptId: expect.any(String) }]),
    };
    expect(exportFamily.response.parse(body)).toMatchObject({
      families: [{ parent: { email }, children: [{ username: name, attempts: [{ subject: 'Maths' }], examDay }, {}] }],
    });
    expect(text).not.toMatch(/argon2|"_id"|"__v"/);
    expect(text).not.toContain(PASSWORD);
    expect((await actionsOf((await family()).id))[0]).toMatchObject({ kind: 'export', by: 'test-admin' });
  });

  describe('an erasure', () => {
    it('wants the address of this very family', async () => {
      const other = aFamily(uniqueName('kavya'));
      await signUp(api.browser(), other).expect(201);
      const known = await family();
      for (const typed of ['somebody@example.com', other.parent.email]) {
        const { body } = await erase(known, typed).expect(422);
        expect(body.message).toBe(
          'This is not the address of the family, so nothing was erased. Check it and type it again.',
        );
      }
      await erase(known, 'meera').expect(400);
      expect((await find(email)).families).toHaveLength(1);
      expect((await find(other.parent.email)).families).toHaveLength(1);
    });

    it('leaves only who did which kind of thing, and when', async () => {
      const known = await family();
      await giveExtraTime(known, 50).expect(200);
      const { body } = await erase(known, ` ${email.toUpperCase()}`).expect(200);
      expect(body.message).toBe(`Nothing is kept under ${email} any more.`);
      await logIn(api.browser(), name).expect(401);
      await admin().get(`/api/families/${known.id}`).expect(404);

      const [erasure, extraTime] = (await actionsOf()).filter(({ by }) => by !== 'the parent');
      expect(erasure).toEqual({
        id: expect.any(String),
        at: expect.any(String),
        by: 'test-admin',
        kind: 'erasure',
        reference: expect.any(String),
      });
      expect(extraTime).toEqual({ ...erasure, id: extraTime?.id, at: extraTime?.at, kind: 'extra-time' });
      const stored = JSON.stringify(await api.connection.collection('staff_actions').find().toArray());
      for (const trace of [known.id, email, name, known.children[0]?.id]) expect(stored).not.toContain(trace);
    });

    testOnEngine('is done only when the bytes are gone, and the same request finishes it', async () => {
      const known = await family();
      proxy.fail(['compact'], OUT_OF_DISK_SPACE);
      const { body } = await erase(known, email).expect(503);
      expect(body.message).toContain('Free some disk space on the server, then erase again.');
      expect(body.message).not.toContain(OUT_OF_DISK_SPACE.errmsg);
      proxy.recover();
      await erase(known, email).expect(200);
    });
  });

  it('nobody but an admin gets near it', async () => {
    await api.as('student').get('/api/families').query({ search: email }).expect(403);
    await api.anybody().get('/api/families').query({ search: email }).expect(401);
  });
});
