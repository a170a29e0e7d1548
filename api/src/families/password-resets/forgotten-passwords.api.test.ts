import { type DatabaseProxy, SHUTTING_DOWN } from '../../../../scripts/testing/database-proxy';
import { eventually } from '../../../test/eventually';
import { aFamily, logIn, PASSWORD, signUp } from '../../../test/family';
import { mailsWithLinks, nextMail, tokensOf } from '../../../test/mailed-links';
import { TestApi } from '../../../test/start-api';
import { uniqueEmail, uniqueName } from '../../../test/unique';
import { RateLimits } from '../../infrastructure';
import { RetentionService } from '../../infrastructure/retention/retention.service';

const NEW_PASSWORD = 'a kookaburra laughs';
const ANSWER = {
  message: 'If somebody signed up with this address, an email with a link for each child is on its way.',
};
const INVALID = 'This link was used before or has expired. You can have a new one sent.';

let proxy: DatabaseProxy;
let api: TestApi;
let priya: string;
let arjun: string;
let email: string;
beforeAll(async () => {
  ({ api, proxy } = await TestApi.startBehindProxy());
});
beforeEach(async () => {
  api.beginTest();
  priya = newName('priya');
  arjun = newName('arjun');
  email = await newFamily([priya, arjun]);
});
afterEach(() => proxy.recover());
afterAll(() => api.close());

/** A username without a dot, which a mail has in every case. */
const newName = (beginning: string) => uniqueName(beginning).replace('.', '-');

async function newFamily(usernames: string[], changes: { email?: string; firstName?: string } = {}) {
  const { parent, children, terms } = aFamily(...usernames);
  const family = {
    parent: { ...parent, ...changes },
    children: children.map((child) => ({ ...child, ...(changes.firstName && { firstName: changes.firstName }) })),
    terms,
  };
  await signUp(api.browser(), family).expect(201);
  return family.parent.email;
}

/** The form on the page for forgotten passwords, perhaps from another network. */
const forgot = (address: string, network = api.network) =>
  api.anybody().post('/api/auth/forgot-password').set('X-Forwarded-For', network).send({ email: address });
const check = (token: string) => api.anybody().post('/api/auth/reset-password/check').send({ token });
const reset = (token: string, password = NEW_PASSWORD) =>
  api.anybody().post('/api/auth/reset-password').send({ token, password });
const mails = (address = email) => mailsWithLinks(api, address, 'reset-password');
const mailTo = (address = email) => nextMail(api, address, 'reset-password', () => forgot(address).expect(202, ANSWER));
const tokens = async () => tokensOf(await mailTo(), 'reset-password');
const storedMails = (to: string) => api.connection.collection('mails').countDocuments({ to, kind: 'password-reset' });

it('a parent is mailed a link for each child, and each child gets its own new password', async () => {
  const [first = '', second = ''] = await tokens();
  await check(first).expect(200, { username: priya, firstName: 'Priya' });
  await check(second).expect(200, { username: arjun, firstName: 'Priya' });
  await reset(second).expect(200, { message: `${arjun} can log in with the new password now.` });
  await logIn(api.browser(), arjun, NEW_PASSWORD).expect(200);
  await logIn(api.browser(), priya, PASSWORD).expect(200);
  await reset(first, 'a magpie warbles').expect(200);
  await logIn(api.browser(), priya, 'a magpie warbles').expect(200);
});

it('the mail names the children of this address only, in its text as in its HTML', async () => {
  const stranger = newName('stranger');
  await newFamily([stranger]);
  const [text = '', page = ''] = (await mailTo()).split('text/html');
  for (const form of [text, page]) {
    for (const username of [priya, arjun]) expect(form).toContain(`Priya, who logs in as ${username}`);
    expect(form.match(/reset-password#/g)).toHaveLength(2);
    expect(form).toContain('Each link works once, for 30 minutes.');
    expect(form).toContain('If you did not ask for this, ignore this email: nothing changes.');
    expect(form).not.toContain(stranger);
  }
});

it('a family that signed up twice with one address gets all links in one mail, the confirmed account first @long', async () => {
  const second = newName('second');
  await newFamily([second], { email });
  const confirmed = await nextMail(api, email, 'confirm-email', () =>
    api.anybody().post('/api/auth/send-confirmation').send({ email }),
  );
  const [token = ''] = tokensOf(confirmed, 'confirm-email');
  const [id] = token.split('.');
  await api.anybody().post('/api/auth/confirm-email').send({ token }).expect(200);
  const { body } = await api.as('admin').get(`/api/families/${id}`).expect(200);
  const names = body.children.map(({ username }: { username: string }) => username);
  const expected = [...names, ...[priya, arjun, second].filter((name) => !names.includes(name))];
  const listed = [...((await mailTo()).split('text/html')[0]?.matchAll(/logs in as (\S+)/g) ?? [])].map(
    ([, name]) => name,
  );
  expect(listed).toEqual(expected);
});

it('a stranger who signs up with an address cannot write to its owner', async () => {
  const victim = uniqueEmail('victim');
  await newFamily([newName('spam')], { email: victim, firstName: 'Win at https://evil.example' });
  expect(await mailTo(victim)).not.toContain('evil.example');
});

it('a username that mail programs make a link of is in the mail once the address is confirmed @long', async () => {
  const victim = uniqueEmail('victim');
  const name = `${newName('x').slice(-8)}.evil.com`;
  await newFamily([name], { email: victim });
  const mail = await mailTo(victim);
  expect(mail).not.toContain('evil.com');
  const [token = ''] = tokensOf(mail, 'reset-password');
  await check(token).expect(200, { username: name, firstName: 'Priya' });
  await reset(token).expect(200);
  expect(await mailTo(victim)).toContain(`Priya, who logs in as ${name}`);
});

it('an unknown address, one of staff and a username are answered alike, and get nothing', async () => {
  const unknown = uniqueEmail('unknown');
  await forgot(unknown).expect(202, ANSWER);
  await forgot('test-admin@example.com').expect(202, ANSWER);
  await forgot(priya).expect(400);
  // Requests are worked on in their order.
  await mailTo();
  expect(mails(unknown)).toEqual([]);
  expect(await storedMails(unknown)).toBe(0);
});

it('the answer does not wait for the database, which alone knows the address', async () => {
  proxy.fail(['find', 'aggregate', 'insert', 'update', 'findAndModify', 'count'], SHUTTING_DOWN);
  for (const address of [email, uniqueEmail('unknown')]) await forgot(address).expect(202, ANSWER);
});

it('a password that was set by a link signs the child out everywhere', async () => {
  const browser = api.browser();
  const { body: session } = await logIn(browser, priya).expect(200);
  const [token = ''] = await tokens();
  await reset(token).expect(200);
  await browser.post('/api/auth/refresh').send({ refresh: session.refresh }).expect(401);
  await browser.get('/api/attempts').set('Authorization', `Bearer ${session.access}`).expect(401);
});

it('no session outlives its password, also where the database fails in between', async () => {
  const browser = api.browser();
  const { body: session } = await logIn(browser, priya).expect(200);
  const [token = ''] = await tokens();
  proxy.fail(['update'], SHUTTING_DOWN);
  await reset(token).expect(503);
  proxy.recover();
  await browser.post('/api/auth/refresh').send({ refresh: session.refresh }).expect(401);
  await reset(token).expect(200);
});

it('of the links of two mails the first that is used ends the other, for this child', async () => {
  const [earlier = ''] = await tokens();
  const [later = '', ofArjun = ''] = await tokens();
  await reset(earlier).expect(200);
  expect((await check(later).expect(422)).body).toEqual({ statusCode: 422, message: INVALID });
  expect((await reset(later).expect(422)).body.message).toBe(INVALID);
  await check(ofArjun).expect(200);
});

it('a link to an earlier address of the family does nothing', async () => {
  const [token = ''] = await tokens();
  await api.connection
    .collection('accounts')
    .updateOne({ 'parent.email': email }, { $set: { 'parent.email': uniqueEmail('moved') } });
  expect((await check(token).expect(422)).body.message).toBe(INVALID);
  expect((await reset(token).expect(422)).body.message).toBe(INVALID);
});

it('a link that has expired, was changed or is of another child is answered alike', async () => {
  const [first = '', second = ''] = await tokens();
  const [id] = first.split('.');
  const [, signature] = second.split('.');
  for (const token of [`${id}.${signature}`, `${first.slice(0, -1)}`, 'made up', `${'a'.repeat(24)}.${signature}`]) {
    expect((await check(token).expect(422)).body.message).toBe(INVALID);
  }
  api.advance(30 * 60 + 1);
  expect((await check(first).expect(422)).body.message).toBe(INVALID);
  expect((await reset(first).expect(422)).body.message).toBe(INVALID);
});

it('looking at a link uses nothing up', async () => {
  const [token = ''] = await tokens();
  for (let look = 0; look < 2; look += 1) await check(token).expect(200);
  await reset(token).expect(200);
});

it('whoever used a link has confirmed the address', async () => {
  const [token = ''] = await tokens();
  await reset(token).expect(200);
  const { body: found } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  const { body } = await api.as('admin').get(`/api/families/${found.families[0].id}`).expect(200);
  expect(body.parent.emailConfirmedAt).toEqual(expect.any(String));
});

it('nobody floods a mailbox, from however many networks; known and unknown addresses are refused alike', async () => {
  const unknown = uniqueEmail('unknown');
  for (const address of [email, unknown]) {
    for (let time = 0; time < 5; time += 1) await forgot(address, `203.0.113.${time}`).expect(202);
    const refused = await forgot(address, '203.0.113.9').expect(429).expect('Retry-After', /\d+/);
    expect(refused.body.message).toMatch(/^Too many links were asked for this address today\./);
  }
  await eventually(() => expect(mails()).toHaveLength(5));
  expect(await storedMails(email)).toBe(5);
});

it('a limit that was forgotten in a restart lets no more mails through @long', async () => {
  for (let time = 0; time < 5; time += 1) await mailTo();
  await api.restart();
  await forgot(email).expect(202, ANSWER);
  await api.restart();
  expect(await storedMails(email)).toBe(5);
});

it('staff can still have a link mailed where strangers have used up the mails of an address @long', async () => {
  for (let time = 0; time < 5; time += 1) await mailTo();
  const { body } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  const [family] = body.families;
  await api.as('admin').post(`/api/families/${family.id}/children/${family.children[0].id}/reset-password`).expect(202);
});

it('a network asks for twenty mails an hour', async () => {
  await api.app.get(RateLimits).of('mail-requests-of-network').take(api.network, 19);
  await forgot(uniqueEmail('unknown')).expect(202);
  await forgot(uniqueEmail('unknown')).expect(429).expect('Retry-After', /\d+/);
});

it('a network looks at sixty links an hour', async () => {
  await api.app.get(RateLimits).of('password-reset-checks').take(api.network, 59);
  await check('made up').expect(422);
  await check('made up').expect(429).expect('Retry-After', /\d+/);
});

it('a request that was answered is worked on before the API stops @long', async () => {
  await forgot(email).expect(202);
  await api.restart();
  expect(await storedMails(email)).toBe(1);
});

it('neither address nor link is in the log', async () => {
  const [token = ''] = await tokens();
  await check(token).expect(200);
  await reset(token).expect(200);
  for (const secret of [email, token, NEW_PASSWORD]) expect(api.log()).not.toContain(secret);
});

it('staff see at the family that its parent asked; the list of all families has what staff did only', async () => {
  const { body: found } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  const familyId = found.families[0].id;
  await mailTo();
  const actions = async (query: object) =>
    (await api.as('admin').get('/api/families/actions').query(query).expect(200)).body.actions;
  await eventually(async () => expect(await actions({ familyId })).toHaveLength(2));
  expect(await actions({ familyId })).toEqual([
    expect.objectContaining({ by: 'the parent', kind: 'password-reset', child: 'Priya' }),
    expect.objectContaining({ by: 'the parent', kind: 'password-reset', child: 'Priya' }),
  ]);
  expect(JSON.stringify(await actions({}))).not.toContain('the parent');
});

it('what a parent asked for is forgotten with the family, and after 90 days', async () => {
  const ofParents = () => api.connection.collection('staff_actions').countDocuments({ by: 'the parent' });
  await mailTo();
  await eventually(async () => expect(await ofParents()).toBeGreaterThan(0));
  const { body: found } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
  const before = await ofParents();
  await api.as('admin').post(`/api/families/${found.families[0].id}/erase`).send({ email }).expect(200);
  expect(await ofParents()).toBe(before - 2);
  api.advance(91 * 86_400);
  await api.app.get(RetentionService).run();
  expect(await ofParents()).toBe(0);
});
