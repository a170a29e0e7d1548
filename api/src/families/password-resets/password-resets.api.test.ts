import { staffActions } from '@wattle/contract/families';
import { call } from '../../../test/call';
import { eventually } from '../../../test/eventually';
import { aFamily, logIn, PASSWORD, signUp } from '../../../test/family';
import { mailTo } from '../../../test/mail';
import { mailsWithLinks, nextMail, tokensOf } from '../../../test/mailed-links';
import { type TestApi, useApi } from '../../../test/start-api';
import { uniqueName } from '../../../test/unique';
import { RateLimits } from '../../infrastructure';
import { MailService } from '../../mail/delivery/mail.service';

const NEW_PASSWORD = 'a kookaburra laughs';
const INVALID = 'This link was used before or has expired. You can have a new one sent.';

const running = useApi();
let api: TestApi;
let username: string;
let email: string;
let familyId: string;
let childId: string;
beforeEach(async () => {
  ({ api } = running);
  username = uniqueName('priya');
  const family = aFamily(username);
  ({ email } = family.parent);
  await signUp(api.browser(), family).expect(201);
  const { body } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  familyId = body.families[0].id;
  childId = body.families[0].children[0].id;
});

const request = () => api.as('admin').post(`/api/families/${familyId}/children/${childId}/reset-password`);
const reset = (token: string, password = NEW_PASSWORD) =>
  api.anybody().post('/api/auth/reset-password').send({ token, password });

const mailsToParent = () => mailsWithLinks(api, email, 'reset-password');

/** Has a link mailed and gives its token. */
async function mailedToken(): Promise<string> {
  const mail = await nextMail(api, email, 'reset-password', () => request().expect(202));
  const [token = ''] = tokensOf(mail, 'reset-password');
  expect(token).not.toBe('');
  return token;
}

const flipped = (token: string) => token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.slice(-1);

it('a mailed link sets a new password once, and signs the child out everywhere', async () => {
  const browser = api.browser();
  const { body: session } = await logIn(browser, username).expect(200);
  const token = await mailedToken();
  const { body } = await reset(token).expect(200);
  expect(body.message).toBe(`${username} can log in with the new password now.`);
  await logIn(api.browser(), username, PASSWORD).expect(401);
  await logIn(api.browser(), username, NEW_PASSWORD).expect(200);
  await browser.post('/api/auth/refresh').send({ refresh: session.refresh }).expect(401);
  await browser.get('/api/attempts').set('Authorization', `Bearer ${session.access}`).expect(401);
  expect((await reset(token, 'another good one').expect(422)).body.message).toBe(INVALID);
});

it('staff see neither link nor password', async () => {
  const { body, text } = await request().expect(202);
  expect(body).toEqual({ message: `A link to set a new password is on its way to ${email}.` });
  expect(text).not.toContain('reset-password#');
  await eventually(() => expect(mailsToParent()).toHaveLength(1));
  const exported = await api.as('admin').post(`/api/families/${familyId}/export`).expect(200);
  expect(exported.body.mails).toContainEqual(expect.objectContaining({ kind: 'password-reset', to: email }));
  expect(exported.text).not.toContain('reset-password#');
  expect(api.log()).not.toContain('reset-password#');
});

it('the mail is for this one time, and cannot be stopped', async () => {
  await mailedToken();
  expect(mailsToParent()[0]).not.toContain('List-Unsubscribe');
  expect(mailsToParent()[0]).toContain('works once, for 30 minutes');
});

it('a link that was used, has expired or was made up is answered alike', async () => {
  const answers: unknown[] = [];
  const refusedWith = async (token: string) => answers.push((await reset(token).expect(422)).body);
  const used = await mailedToken();
  await reset(used).expect(200);
  const changed = await mailedToken();
  await reset(await mailedToken()).expect(200);
  const forged = flipped(await mailedToken());
  const expired = await mailedToken();
  for (const token of [used, changed, forged, 'made-up', `${'a'.repeat(24)}.${'b'.repeat(43)}`])
    await refusedWith(token);
  api.advance(30 * 60 + 1);
  await refusedWith(expired);
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ statusCode: 422, message: INVALID })]),
  );
});

it('of ten uses of one link at once, one counts', async () => {
  const token = await mailedToken();
  const passwords = Array.from({ length: 10 }, (_, index) => `${NEW_PASSWORD} ${index}`);
  const responses = await Promise.all(passwords.map((password) => reset(token, password)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  const winner = passwords[responses.findIndex(({ status }) => status === 200)];
  await logIn(api.browser(), username, winner).expect(200);
});

it('a new password follows the rules of a sign-up', async () => {
  const token = await mailedToken();
  await reset(token, 'short').expect(400);
  await reset(token, 'password123').expect(422);
  await reset(token).expect(200);
});

it('the list of actions says when the link was used', async () => {
  await reset(await mailedToken()).expect(200);
  expect((await call(api.as('admin'), staffActions, { query: { familyId } })).actions).toMatchObject([
    { kind: 'password-reset', by: 'test-admin', child: 'Priya', linkUsedAt: expect.any(String) },
  ]);
});

it('links use up no reports of the mailbox', async () => {
  for (let mail = 0; mail < 3; mail += 1) await request().expect(202);
  expect(await api.app.get(MailService).send(mailTo(email))).toBe('new');
});

it('a mailbox gets ten links a day', async () => {
  for (let mail = 0; mail < 10; mail += 1) await request().expect(202);
  await request().expect(429).expect('Retry-After', /\d+/);
});

it('a network tries thirty tokens in an hour', async () => {
  await api.app.get(RateLimits).of('password-resets').take(api.network, 29);
  await reset('made-up').expect(422);
  await reset('made-up').expect(429).expect('Retry-After', /\d+/);
});
