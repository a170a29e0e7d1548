import { randomUUID } from 'node:crypto';
import { loginResponseSchema } from '@wattle/contract/accounts';
import { confirmEmail } from '@wattle/contract/mailed-links';
import { ownChildren } from '@wattle/contract/own-children';
import { type DatabaseProxy, SHUTTING_DOWN } from '../../../../scripts/testing/database-proxy';
import { call } from '../../../test/call';
import { eventually } from '../../../test/eventually';
import { aFamily, logIn, signUp } from '../../../test/family';
import { mailsWithLinks, nextMail, tokensOf } from '../../../test/mailed-links';
import { asLoggedIn } from '../../../test/parents';
import { TestApi } from '../../../test/start-api';
import { uniqueEmail, uniqueName } from '../../../test/unique';
import { RateLimits } from '../../infrastructure';

const ANSWER = {
  message: 'If somebody signed up with this address and it is not confirmed yet, an email with a link is on its way.',
};
const THANKS = 'Thank you. Your address is confirmed.';
const INVALID = { statusCode: 422, message: 'This link has expired. You can have a new one sent.' };
const DAY = 86_400;

let proxy: DatabaseProxy;
let api: TestApi;
let family: ReturnType<typeof aFamily>;
let email: string;
beforeAll(async () => {
  ({ api, proxy } = await TestApi.startBehindProxy());
});
beforeEach(() => {
  api.beginTest();
  family = aFamily(uniqueName('priya'));
  ({ email } = family.parent);
});
afterEach(() => proxy.recover());
afterAll(() => api.close());

const mails = (address = email) => mailsWithLinks(api, address, 'confirm-email');
const signedUpMail = () => nextMail(api, email, 'confirm-email', () => signUp(api.browser(), family).expect(201));
const askAgain = (address = email) => api.anybody().post('/api/auth/send-confirmation').send({ email: address });
const confirm = (token: string) => api.anybody().post('/api/auth/confirm-email').send({ token });
const expectConfirmed = async (token: string) => {
  const { body } = await confirm(token).expect(200);
  expect(body.message).toBe(THANKS);
  return confirmEmail.response.parse(body);
};
const tokenOf = (mail: string) => tokensOf(mail, 'confirm-email')[0] ?? '';
const storedMails = (to: string) =>
  api.connection.collection('mails').countDocuments({ to, kind: 'address-confirmation' });

async function confirmedAt(): Promise<string | undefined> {
  const { body } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  return (await api.as('admin').get(`/api/families/${body.families[0].id}`).expect(200)).body.parent.emailConfirmedAt;
}

it('after a sign-up a link is mailed; it confirms the address, which staff see', async () => {
  const token = tokenOf(await signedUpMail());
  expect(await confirmedAt()).toBeUndefined();
  await expectConfirmed(token);
  const first = await confirmedAt();
  expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it('the browser that confirms is logged in there, with the first use of the link and no other', async () => {
  family.children.push(...aFamily(uniqueName('arjun')).children);
  const mail = await signedUpMail();
  expect(mail).toContain('Then you can see how your children get on');
  const browser = api.browser();
  const { body } = await browser
    .post('/api/auth/confirm-email')
    .send({ token: tokenOf(mail) })
    .expect(200);
  const { login } = confirmEmail.response.parse(body);
  expect(login?.user).toMatchObject({ username: email, role: 'parent' });
  await browser.post('/api/auth/refresh').send({ refresh: login?.refresh }).expect(200);
  const { children } = await call(asLoggedIn(api.browser(), loginResponseSchema.parse(login)).client, ownChildren);
  expect(children.map(({ name }) => name)).toEqual(family.children.map(({ firstName }) => firstName));
  expect((await expectConfirmed(tokenOf(mail))).login).toBeUndefined();
});

it('of two that confirm at once, one is logged in', async () => {
  const token = tokenOf(await signedUpMail());
  const both = await Promise.all([confirm(token).expect(200), confirm(token).expect(200)]);
  expect(both.filter(({ body }) => body.login)).toHaveLength(1);
});

it('the link may be opened again, in two tabs or late: the first time stands', async () => {
  const token = tokenOf(await signedUpMail());
  await Promise.all([confirm(token).expect(200), confirm(token).expect(200)]);
  const first = await confirmedAt();
  api.advance(8 * DAY);
  await expectConfirmed(token);
  expect(await confirmedAt()).toBe(first);
});

it('no mail scanner confirms by opening links: there is nothing to get', async () => {
  const token = tokenOf(await signedUpMail());
  await api.anybody().get('/api/auth/confirm-email').query({ token }).expect(405);
  expect(await confirmedAt()).toBeUndefined();
});

it('the mail has nothing that was entered, and says the same as text and as HTML', async () => {
  family.parent.firstName = 'Win at https://evil.example';
  const mail = await signedUpMail();
  const [text = '', page = ''] = mail.split('text/html');
  for (const entered of ['evil.example', 'Priya', 'Iyer', family.children[0]?.username ?? '']) {
    expect(mail).not.toContain(entered);
  }
  for (const form of [text, page]) {
    expect(form.match(/confirm-email#/g)).toHaveLength(1);
    expect(form).toContain('The link works for 7 days. The first time it also logs you in where you open it.');
    expect(form).toContain('If you did not sign up, you can ignore this email.');
  }
  expect(mail).not.toContain('List-Unsubscribe');
});

it('a form that is sent twice is mailed once', async () => {
  const form = { ...family, requestId: randomUUID() };
  await Promise.all([signUp(api.browser(), form), signUp(api.browser(), form)]);
  await signUp(api.browser(), form).expect(201);
  await eventually(() => expect(mails()).toHaveLength(1));
  expect(await storedMails(email)).toBe(1);
});

it('a sign-up stands where its mail cannot be recorded, and the link is sent later @long', async () => {
  // The account is inserted; reading it for the mail fails.
  const account = proxy.pause(['insert', 'accounts']);
  const signedUp = signUp(api.browser(), family);
  const answer = signedUp.then((response) => response);
  (await account).pass();
  proxy.fail(['find', 'insert'], SHUTTING_DOWN);
  expect((await answer).status).toBe(201);
  proxy.recover();
  expect(await storedMails(email)).toBe(0);
  await confirm(tokenOf(await nextMail(api, email, 'confirm-email', () => askAgain().expect(202)))).expect(200);
});

it('a link that has expired confirms nothing, and says that a new one can be sent', async () => {
  const token = tokenOf(await signedUpMail());
  api.advance(7 * DAY + 1);
  await confirm(token).expect(422, INVALID);
});

it.each([
  ['whose end was moved', (token: string) => token.replace(/\.\d+\./, '.9999999999.')],
  ['that was cut', (token: string) => token.slice(0, -1)],
  ['that was made up', () => `${'a'.repeat(24)}.9999999999.${'b'.repeat(43)}`],
  ['that is a word', () => 'made-up'],
])('a link %s is answered like one that has expired', async (_what, change) => {
  await confirm(change(tokenOf(await signedUpMail()))).expect(422, INVALID);
});

it('a link to an earlier address of the family confirms nothing', async () => {
  const token = tokenOf(await signedUpMail());
  const moved = uniqueEmail('moved');
  await api.connection.collection('accounts').updateOne({ 'parent.email': email }, { $set: { 'parent.email': moved } });
  await confirm(token).expect(422, INVALID);
  email = moved;
  expect(await confirmedAt()).toBeUndefined();
});

it('a link of a family does not confirm another one of the same address', async () => {
  const own = tokenOf(await signedUpMail());
  const stranger = { ...aFamily(uniqueName('stranger')), parent: family.parent };
  await signUp(api.browser(), stranger).expect(201);
  await confirm(own).expect(200);
  const accounts = await api.connection.collection('accounts').find({ 'parent.email': email }).toArray();
  expect(accounts.map(({ parent }) => parent.emailConfirmedAt !== undefined).sort()).toEqual([false, true]);
});

it('the link does not set a password', async () => {
  const token = tokenOf(await signedUpMail());
  await api.anybody().post('/api/auth/reset-password').send({ token, password: 'another long one' }).expect(422);
  await logIn(api.browser(), family.children[0]?.username ?? '').expect(200);
});

it('unknown, confirmed and unconfirmed addresses are answered alike, and only the last get a link', async () => {
  const token = tokenOf(await signedUpMail());
  const unknown = uniqueEmail('unknown');
  await askAgain(unknown).expect(202, ANSWER);
  await nextMail(api, email, 'confirm-email', () => askAgain().expect(202, ANSWER));
  await confirm(token).expect(200);
  await askAgain().expect(202, ANSWER);
  await api.restart();
  expect([await storedMails(unknown), await storedMails(email)]).toEqual([0, 2]);
});

it('the answer does not wait for the database, which alone knows the address', async () => {
  await signUp(api.browser(), family).expect(201);
  proxy.fail(['find', 'insert', 'update', 'findAndModify'], SHUTTING_DOWN);
  for (const address of [email, uniqueEmail('unknown')]) await askAgain(address).expect(202, ANSWER);
});

it('however many families strangers sign up with an address, it gets three mails, and one with all links when asked for', async () => {
  for (let time = 0; time < 6; time += 1) {
    await signUp(api.browser(), { ...aFamily(uniqueName('stranger')), parent: family.parent }).expect(201);
  }
  expect(await storedMails(email)).toBe(3);
  const own = { ...family, parent: { ...family.parent } };
  await signUp(api.browser(), own).expect(201);
  const tokens = tokensOf(await nextMail(api, email, 'confirm-email', () => askAgain().expect(202)), 'confirm-email');
  expect([tokens.length, await storedMails(email)]).toEqual([7, 4]);
  await expectConfirmed(tokens.at(-1) ?? '');
  const accounts = await api.connection.collection('accounts').find({ 'parent.email': email }).toArray();
  const confirmed = accounts.filter(({ parent }) => parent.emailConfirmedAt !== undefined);
  expect(confirmed.map(({ users }) => users[0].username)).toEqual([family.children[0]?.username]);
});

it('an address is asked for five times a day, known or not', async () => {
  for (const address of [email, uniqueEmail('unknown')]) {
    for (let time = 0; time < 5; time += 1) await askAgain(address).expect(202);
    await askAgain(address).expect(429).expect('Retry-After', /\d+/);
  }
});

it('a network tries sixty tokens in an hour', async () => {
  await api.app.get(RateLimits).of('address-confirmations').take(api.network, 59);
  await confirm('made up').expect(422);
  await confirm('made up').expect(429).expect('Retry-After', /\d+/);
});

it('neither address nor link is in the log, nor the link in an export', async () => {
  const token = tokenOf(await signedUpMail());
  await confirm(token).expect(200);
  await askAgain().expect(202);
  const { body } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  const exported = await api.as('admin').post(`/api/families/${body.families[0].id}/export`).expect(200);
  expect(exported.text).not.toContain('confirm-email#');
  expect(exported.body.families[0].parent.emailConfirmedAt).toEqual(expect.any(String));
  for (const secret of [email, token]) expect(api.log()).not.toContain(secret);
});
