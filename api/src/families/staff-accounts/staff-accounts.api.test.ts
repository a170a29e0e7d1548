import type { StaffRole } from '@wattle/contract/constants';
import { createPasswordLink, createStaffAccount, type PasswordLink, staffAccounts } from '@wattle/contract/staff';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { logIn } from '../../../test/family';
import { runCommand, startStaff } from '../../../test/staff';
import { type TestApi, useApi } from '../../../test/start-api';
import { accessToken, TEST_USERS } from '../../../test/test-users';
import { uniqueName } from '../../../test/unique';
import { SecretKeys } from '../../infrastructure/config/secret-keys';

const PASSWORD = 'a kookaburra laughs';

const running = useApi();
let api: TestApi;
beforeEach(() => {
  ({ api } = running);
});

const admin = () => api.as('admin');
const tokenOf = ({ link }: PasswordLink) => new URL(link).hash.slice(1);
const setPassword = (link: PasswordLink, password = PASSWORD) =>
  api
    .anybody()
    .post('/api/auth/reset-password')
    .send({ token: tokenOf(link), password });
const find = async (username: string) => {
  const { accounts, actions } = await call(admin(), staffAccounts);
  const account = accounts.find((each) => each.username === username);
  if (!account) throw new Error(`There is no account ${username}.`);
  return { account, actions: actions.filter((each) => each.username === username) };
};
const paramsOf = (id: string) => ({ params: { id } });

/** Creates an account, sets its password by the link and logs in. */
async function colleague(role: StaffRole = 'content') {
  const username = uniqueName('anna');
  const link = await call(admin(), createStaffAccount, { body: { username, role } });
  await setPassword(link).expect(200);
  const browser = api.browser();
  const { body } = await logIn(browser, username, PASSWORD).expect(200);
  const { account } = await find(username);
  const client = () => api.browser().set('Authorization', `Bearer ${body.access}`);
  return { username, id: account.id, link, browser, refresh: body.refresh as string, role: body.user.role, client };
}

const setDisabled = (id: string, isDisabled: boolean, by = admin()) =>
  by.put(`/api/staff/${id}/disabled`).send({ isDisabled });
const setRole = (id: string, role: string, by = admin()) => by.put(`/api/staff/${id}/role`).send({ role });

it('an account is created, takes its password from a link that works once, and reaches what its role may', async () => {
  const username = uniqueName('anna');
  const link = await call(admin(), createStaffAccount, { body: { username, role: 'content' } });
  expect(link.link).toContain('/reset-password?for=staff#');
  const { account: fresh } = await find(username);
  expect([fresh.role, fresh.lastLogInAt]).toEqual(['content', undefined]);
  const { body: about } = await api
    .anybody()
    .post('/api/auth/reset-password/check')
    .send({ token: tokenOf(link) });
  expect(about).toEqual({ username, isFirst: true });
  await setPassword(link).expect(200);
  expect((await setPassword(link, 'another good one').expect(422)).body.message).toBe(
    'This link was used before or has expired. Ask an admin for a new one.',
  );
  const { body } = await logIn(api.browser(), username, PASSWORD).expect(200);
  expect(body.user.role).toBe('content');
  const ask = (path: string) => api.anybody().get(path).set('Authorization', `Bearer ${body.access}`);
  await ask('/api/questions/Maths').expect(200);
  await ask('/api/families?search=iyer').expect(403);
  const { account, actions } = await find(username);
  expect(account.lastLogInAt).toBeDefined();
  expect(actions).toMatchObject([
    { kind: 'account-link', by: 'test-admin', linkUsedAt: expect.any(String) },
    { kind: 'account-created', by: 'test-admin', role: 'content' },
  ]);
});

it.each([
  ['a name that is taken, in any case', { username: 'TEST-ADMIN', role: 'content' }, 409],
  ['a name that is none', { username: 'a b', role: 'content' }, 400],
  ['the role of a child', { username: 'somebody', role: 'student' }, 400],
])('no account is created with %s', async (_what, account, status) => {
  const { body } = await admin().post('/api/staff').send(account).expect(status);
  expect(['username', 'role']).toContain(body.errors[0].path);
});

it('a link ends after a day, and with a newer password', async () => {
  const { id, username } = await colleague();
  const [late, first, second] = [
    await call(admin(), createPasswordLink, paramsOf(id)),
    await call(admin(), createPasswordLink, paramsOf(id)),
    await call(admin(), createPasswordLink, paramsOf(id)),
  ];
  await setPassword(first, 'a first new one').expect(200);
  await setPassword(second, 'a second new one').expect(422);
  await logIn(api.browser(), username, 'a first new one').expect(200);
  const next = await call(admin(), createPasswordLink, paramsOf(id));
  api.advance(24 * 3_600 + 1);
  await setPassword(next).expect(422);
  await setPassword(late).expect(422);
});

it('a disabled account is out at once, cannot come back, and can be enabled again', async () => {
  const { id, username, client, browser, refresh } = await colleague();
  await client().get('/api/questions/Maths').expect(200);
  const link = await call(admin(), createPasswordLink, paramsOf(id));
  expect((await setDisabled(id, true).expect(200)).body.message).toBe(
    `${username} is disabled and logged out everywhere.`,
  );
  await client().get('/api/questions/Maths').expect(401);
  await browser.post('/api/auth/refresh').send({ refresh }).expect(401);
  const { body } = await logIn(api.browser(), username, PASSWORD).expect(401);
  expect(body.message).toBe('This account is disabled. Ask an admin to enable it.');
  expect((await logIn(api.browser(), username, 'a wrong one').expect(401)).body.message).not.toBe(body.message);
  await setPassword(link).expect(422);
  await admin().post(`/api/staff/${id}/password-link`).expect(409);
  await setDisabled(id, true).expect(200);
  expect((await setDisabled(id, false).expect(200)).body.message).toBe(`${username} can log in again.`);
  // A link of before it was disabled ends for good.
  await setPassword(link).expect(422);
  await logIn(api.browser(), username, PASSWORD).expect(200);
  const { account, actions } = await find(username);
  expect(account.disabledAt).toBeUndefined();
  expect(actions.slice(0, 2).map(({ kind }) => kind)).toEqual(['account-enabled', 'account-disabled']);
});

it('a session that another process was opening meanwhile opens nothing', async () => {
  const { id } = await colleague();
  await setDisabled(id, true).expect(200);
  const sid = new Types.ObjectId();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await api.connection
    .collection('sessions')
    .insertOne({ _id: sid, userId: new Types.ObjectId(id), cookieHash: '', tokenHash: '', expiresAt });
  const token = accessToken({ userId: id, sid: sid.toHexString() }, api.app.get(SecretKeys).signing);
  await api.anybody().get('/api/questions/Maths').set('Authorization', `Bearer ${token}`).expect(401);
});

it('a new role counts from the next log-in on, and the earlier session is over', async () => {
  const { id, username, client } = await colleague('admin');
  await client().get('/api/staff').expect(200);
  expect((await setRole(id, 'content').expect(200)).body.message).toBe(
    `${username} has the role content from the next log-in on.`,
  );
  await client().get('/api/staff').expect(401);
  expect((await logIn(api.browser(), username, PASSWORD).expect(200)).body.user.role).toBe('content');
  expect((await find(username)).actions[0]).toMatchObject({
    kind: 'account-role',
    role: 'content',
    roleBefore: 'admin',
  });
});

it('nobody changes their own account', async () => {
  const { id, client } = await colleague('admin');
  for (const request of [setDisabled(id, true, client()), setRole(id, 'content', client())]) {
    expect((await request.expect(409)).body.message).toBe('This is your own account. Ask another admin to change it.');
  }
});

it('of two admins who disable each other at the same time one is left', async () => {
  const [one, other] = [await colleague('admin'), await colleague('admin')];
  await Promise.all([setDisabled(other.id, true, one.client()), setDisabled(one.id, true, other.client())]);
  const left = [(await find(one.username)).account, (await find(other.username)).account];
  expect(left.filter(({ disabledAt }) => disabledAt === undefined).length).toBeGreaterThan(0);
});

it('accounts of children are none of staff', async () => {
  const student = await api.addStudent();
  await setDisabled(student.id, true).expect(404);
  await setRole(student.id, 'admin').expect(404);
  await admin().post(`/api/staff/${student.id}/password-link`).expect(404);
  const { accounts } = await call(admin(), staffAccounts);
  expect(accounts.map(({ id }) => id)).not.toContain(student.id);
  expect(accounts.map(({ id }) => id)).toContain(TEST_USERS.marker.userId);
});

it('what a command does to an account of staff is recorded; the list of families has none of it', async () => {
  const staff = await startStaff(api);
  const name = uniqueName('ada');
  await runCommand(staff, 'admin create', [name]);
  await runCommand(staff, 'admin reset-password', [name]);
  await staff.close();
  expect((await find(name)).actions).toMatchObject([
    { kind: 'account-password', by: 'command line' },
    { kind: 'account-created', by: 'command line', role: 'admin' },
  ]);
  const { body } = await admin().get('/api/families/actions').expect(200);
  expect(JSON.stringify(body)).not.toContain('account-');
});
