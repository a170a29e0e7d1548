import { loginResponseSchema } from '@wattle/contract/accounts';
import {
  addChildren,
  exportChild,
  type OwnChild,
  ownChild,
  ownChildReview,
  ownChildren,
  reportQuestionAsParent,
  setGoals,
} from '@wattle/contract/own-children';
import {
  enterPaperAsParent,
  handOutPaper,
  openPaperAsParent,
  paperAsParent,
  paperStatusAsParent,
  savePaperAsParent,
  submitPaperAsParent,
} from '@wattle/contract/papers';
import { deviceList, endDevice, endOtherDevices } from '@wattle/contract/parent-login';
import { questionReports } from '@wattle/contract/question-reports';
import { childWriting, childWritings } from '@wattle/contract/writings';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { aFamily, logIn, signUp } from '../../../test/family';
import { mailsWithLinks, nextMail, tokensOf } from '../../../test/mailed-links';
import { asLoggedIn, logInParent, loginMail } from '../../../test/parents';
import { TestApi } from '../../../test/start-api';
import { responsesTo } from '../../../test/student-tests';
import { uniqueEmail, uniqueName } from '../../../test/unique';
import { confirmedFamily, practiseTopic, skipTest, takeTest } from '../../../test/weekly-reports';

const WRONG = 'This code is wrong or has expired. Check it, or have a new one sent.';
const USED = 'This link was used before or has expired. You can have a new one sent.';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
  await api.addQuestions('Maths', 40, { category: 'Fractions' });
  await api.addQuestions('Writing', 1, { question: 'The door', mcq_options: undefined, correct_answer: undefined });
});
beforeEach(() => api.beginTest());
afterAll(() => api.close());

const askForCode = (email: string) => api.anybody().post('/api/auth/parent/send-code').send({ email });
const enter = (email: string, code: string) => api.anybody().post('/api/auth/parent/code').send({ email, code });
const follow = (token: string) => api.anybody().post('/api/auth/parent/link').send({ token });
const otherThan = (code: string) => (code.replace(' ', '') === '123456' ? '654321' : '123456');

type Client = Awaited<ReturnType<typeof logInParent>>['client'];
const childrenOf = async (client: Client) => (await call(client, ownChildren)).children;
const firstOf = async (client: Client) => ({ childId: (await childrenOf(client))[0]?.id ?? '' });
const read = async (client: Client): Promise<OwnChild> => call(client, ownChild, { params: await firstOf(client) });

describe('logging in by mail', () => {
  it('takes the code, in an ordinary session that can be renewed', async () => {
    const { email } = await confirmedFamily(api, false);
    const browser = api.browser();
    const { login } = await logInParent(api, email, browser);
    expect(login.user).toMatchObject({ username: email, role: 'parent', firstName: 'Lakshmi' });
    const { body } = await browser.post('/api/auth/refresh').send({ refresh: login.refresh }).expect(200);
    const renewed = asLoggedIn(browser, { ...login, ...body });
    expect(await childrenOf(renewed.client)).toMatchObject([{ name: 'Priya', grade: 5 }, { name: 'Arjun' }]);
    await api.anybody().post('/api/auth/refresh').send({ refresh: body.refresh }).expect(401);
    await browser.post('/api/auth/logout').send({ refresh: body.refresh }).expect(204);
    await renewed.client.get('/api/family/children').expect(401);
  });

  it('uses code and link up together, each once', async () => {
    const { email } = await confirmedFamily(api, false);
    const first = await loginMail(api, email);
    expect(first.mail).not.toMatch(new RegExp(`Subject:.*${first.code.slice(0, 3)}`));
    expect(loginResponseSchema.parse((await follow(first.token).expect(200)).body).user.role).toBe('parent');
    expect((await follow(first.token).expect(422)).body.message).toBe(USED);
    expect((await enter(email, first.code).expect(422)).body.message).toBe(WRONG);
    const second = await loginMail(api, email);
    const both = await Promise.all([enter(email, second.code), enter(email, second.code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    await follow(second.token).expect(422);
  });

  it('ends a code with the next one, after ten minutes, and after five wrong tries, which leave the link', async () => {
    const { email } = await confirmedFamily(api, false);
    const first = await loginMail(api, email);
    const second = await loginMail(api, email);
    await enter(email, first.code).expect(first.code === second.code ? 200 : 422);
    await follow(first.token).expect(422);
    api.advance(601);
    await enter(email, second.code).expect(422);
    await follow(second.token).expect(422);
    const third = await loginMail(api, email);
    for (let tries = 0; tries < 5; tries += 1) {
      const { body } = await enter(email, otherThan(third.code)).expect(422);
      expect(body).toMatchObject({ message: WRONG, errors: [{ path: 'code', message: WRONG }] });
    }
    expect((await enter(email, third.code).expect(422)).body.message).toBe(WRONG);
    await follow(third.token).expect(200);
  });

  it('ends the code before also where an older family of the address was confirmed since @long', async () => {
    const [older, younger] = [aFamily(uniqueName('priya')), aFamily(uniqueName('noor'))];
    const { email } = older.parent;
    younger.parent.email = email;
    const links: string[] = [];
    for (const family of [older, younger]) {
      const mail = await nextMail(api, email, 'confirm-email', () => signUp(api.browser(), family).expect(201));
      links.push(...tokensOf(mail, 'confirm-email'));
    }
    const confirm = (token = '') => api.anybody().post('/api/auth/confirm-email').send({ token }).expect(200);
    await confirm(links[1]);
    const first = await loginMail(api, email);
    await confirm(links[0]);
    const second = await loginMail(api, email);
    await follow(first.token).expect(422);
    if (first.code !== second.code) await enter(email, first.code).expect(422);
    await enter(email, second.code).expect(200);
  });

  it('answers an unknown address like a known one, and counts its tries', async () => {
    const { email } = await confirmedFamily(api, false);
    const unknown = uniqueEmail('nobody');
    const known = await askForCode(email).expect(202);
    expect((await askForCode(unknown).expect(202)).body).toEqual(known.body);
    expect((await enter(unknown, '123456').expect(422)).body.message).toBe(WRONG);
    await enter(unknown, '12345').expect(400);
    for (let tries = 1; tries < 10; tries += 1) await enter(unknown, '123456').expect(422);
    await enter(unknown, '123456').expect(429);
    for (let mails = 1; mails < 5; mails += 1) await askForCode(unknown).expect(202);
    expect(Number((await askForCode(unknown).expect(429)).headers['retry-after'])).toBeGreaterThan(0);
  });

  it('asks for the confirmation of an address first', async () => {
    const family = aFamily(uniqueName('priya'));
    const { email } = family.parent;
    await nextMail(api, email, 'confirm-email', () => signUp(api.browser(), family).expect(201));
    await nextMail(api, email, 'confirm-email', () => askForCode(email).expect(202));
    expect(mailsWithLinks(api, email, 'parent-login')).toEqual([]);
  });
});

it('lists the devices, and ends one, or all others', async () => {
  const { email, client: elsewhere } = await confirmedFamily(api, false);
  const phone = api.browser().set('User-Agent', 'Mozilla/5.0 (iPhone; CPU) Version/26.0 Mobile/15E148 Safari/604.1');
  const there = await logInParent(api, email, phone);
  const here = await logInParent(api, email);
  const stranger = await confirmedFamily(api, false);
  const { devices } = await call(here.client, deviceList);
  expect(devices.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
    ['A browser', true],
    ['Safari on iPhone', false],
    // Where the address was confirmed.
    ['A browser', false],
  ]);
  const id = devices[1]?.id ?? '';
  await call(stranger.client, endDevice, { params: { id } });
  await there.client.get('/api/family/children').expect(200);
  await call(here.client, endDevice, { params: { id } });
  await there.client.get('/api/family/children').expect(401);
  await phone.post('/api/auth/refresh').send({ refresh: there.login.refresh }).expect(401);
  await call(here.client, endOtherDevices);
  await elsewhere.get('/api/family/children').expect(401);
  expect((await call(here.client, deviceList)).devices).toMatchObject([{ isCurrent: true }]);
  await stranger.client.get('/api/family/children').expect(200);
});

/** A child writes a text, and begins a further draft. */
async function write(username: string) {
  const browser = api.browser();
  const { body: login } = await logIn(browser, username).expect(200);
  const child = browser.set('Authorization', `Bearer ${login.access}`);
  const { body: test } = await child.get('/api/test/subject-test/writing').expect(200);
  const { attemptId, questions } = test;
  const key = { attemptId, questionId: questions[0].id };
  const fields = { childId: login.user.id, category: 'Writing', testType: 'subject-test', questionStatus: [] };
  const responses = [{ questionId: key.questionId, writingResponse: 'It was open.' }];
  const submission = { ...fields, attemptId, responses };
  await child.post('/api/test/subject-test/submit').send(submission).expect(200);
  await child
    .put(`/api/writings/${attemptId}/${key.questionId}/draft`)
    .send({ text: 'It was not', version: 1 })
    .expect(200);
  return key;
}

describe('the children of a parent', () => {
  it('are those of all families of the address that have confirmed it', async () => {
    const { client, email, family } = await confirmedFamily(api, false);
    const later = { ...aFamily(uniqueName('noor')), parent: family.parent };
    await signUp(api.browser(), later).expect(201);
    expect(await childrenOf(client)).toHaveLength(2);
    const [token = ''] = (await api.connection.collection('mails').find({ to: email }).toArray())
      .flatMap(({ text }) => /confirm-email#(\S+)/.exec(text)?.[1] ?? [])
      .slice(-1);
    await api.anybody().post('/api/auth/confirm-email').send({ token }).expect(200);
    expect(await childrenOf(client)).toHaveLength(3);
  });

  it('are joined by more, all or none, once, of names that nobody has, and twenty at most', async () => {
    const { client, name } = await confirmedFamily(api, false);
    const noor = uniqueName('noor');
    const { children } = aFamily(noor, uniqueName('ravi'));
    const add = (body: object) => client.post('/api/family/children').send({ terms: true, ...body });
    const [first, again] = await Promise.all([add({ children }), add({ children })]);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.students).toEqual(first.body.students);
    expect(await childrenOf(client)).toHaveLength(4);
    await logIn(api.browser(), noor).expect(200);
    expect((await read(client)).attempts).toEqual([]);

    const halfTaken = aFamily(uniqueName('zoe'), name.toUpperCase()).children;
    const { body } = await add({ children: halfTaken }).expect(409);
    expect(body.errors).toMatchObject([{ path: 'children.1.username' }]);
    await add({ children: [{ ...children[0], password: 'another horse' }] }).expect(409);
    await add({ children: [{ ...children[0], username: uniqueName('a'), password: 'password' }] }).expect(422);
    await add({ children: aFamily(uniqueName('b')).children, terms: false }).expect(400);
    const many = aFamily(...Array.from({ length: 17 }, () => uniqueName('c'))).children;
    expect((await add({ children: many }).expect(409)).body.message).toBe('A family has at most 20 children.');
    expect(await childrenOf(client)).toHaveLength(4);
    await call(client, addChildren, { body: { children: many.slice(1, 3), terms: true } });
    expect(await childrenOf(client)).toHaveLength(6);
  });

  it('show each test once: retries, topics and blank tests are listed, and never added', async () => {
    const { client, name } = await confirmedFamily(api, false);
    await takeTest(api, name, 10);
    await takeTest(api, name, 20);
    await skipTest(api, name);
    await practiseTopic(api, name, 'Fractions', 1);
    const { week, attempts, goals } = await read(client);
    expect(week).toMatchObject({ tests: 2, resits: 0, practisedTopics: 1, correct: 30, total: 60 });
    expect(attempts.map(({ score }) => score)).toEqual([1, 0, 20, 10]);
    expect(goals).toEqual({ testsAWeek: 2, testDay: null });
    const { body } = await api.as('admin').get('/api/families').query({ search: name }).expect(200);
    const staffView = await api.as('admin').get(`/api/families/${body.families[0].id}`).expect(200);
    expect(staffView.body.children[0]).toMatchObject({ testsTaken: 2, lastTest: { kind: 'practice' } });
  });

  it('have results with keys and explanations, and nothing of a test that is under way', async () => {
    const { client, name } = await confirmedFamily(api, false);
    await takeTest(api, name, 10);
    const { childId } = await firstOf(client);
    const [attempt] = (await read(client)).attempts;
    const attemptId = attempt?.attemptId ?? '';
    const review = await call(client, ownChildReview, { params: { childId, attemptId } });
    expect(review.result.questions).toHaveLength(30);
    expect(review.result.questions[0]).toMatchObject({ correct_answer: 'B', correct: true });

    const questionId = review.questions[0]?.id ?? '';
    const report = { reason: 'two-answers', text: 'A fits as well.' } as const;
    await call(client, reportQuestionAsParent, { params: { childId, attemptId, questionId }, body: report });
    const again = await call(client, ownChildReview, { params: { childId, attemptId } });
    expect(again.reports).toMatchObject([{ questionId, ...report }]);
    const { reports } = await call(api.as('admin'), questionReports, { query: { questionId } });
    expect(reports).toMatchObject([{ reporter: 'parent', ...report }]);

    const browser = api.browser();
    const { access } = (await logIn(browser, name).expect(200)).body;
    const { body: open } = await browser
      .get('/api/test/subject-test/maths')
      .set('Authorization', `Bearer ${access}`)
      .expect(200);
    const { body } = await client.get(`/api/family/children/${childId}/attempts/${open.attemptId}`).expect(404);
    expect(JSON.stringify(body)).not.toContain('correct_answer');
    expect((await read(client)).attempts).toHaveLength(1);
  });

  it('get tests on paper, whose keys wait for their answers', async () => {
    const { client, name } = await confirmedFamily(api, false);
    const { childId } = await firstOf(client);
    const body = { requestId: 'one', testType: 'weekly-test', category: 'Maths' } as const;
    const { attemptId, paperCode: code } = await call(client, openPaperAsParent, { params: { childId }, body });
    expect((await call(client, paperAsParent, { params: { childId, code } })).questions).toHaveLength(17);
    expect(await read(client)).toMatchObject({ attempts: [], papers: [{ attemptId, paperCode: code }] });
    await client.get(`/api/family/children/${childId}/attempts/${attemptId}`).expect(404);
    const { client: stranger } = await confirmedFamily(api, false);
    await stranger.get(`/api/family/children/${childId}/papers/${code}`).expect(404);
    await stranger.post(`/api/family/children/${childId}/papers`).send(body).expect(404);

    const browser = api.browser();
    const { access } = (await logIn(browser, name).expect(200)).body;
    await browser
      .post(`/api/test/papers/${code}/submit`)
      .set('Authorization', `Bearer ${access}`)
      .send({ responses: [] })
      .expect(200);
    const key = await call(client, ownChildReview, { params: { childId, attemptId } });
    expect(key.result.questions[0]).toMatchObject({ correct_answer: 'B' });
  });

  it('whose letters a parent types in are marked as if the child had, and nothing else is answered for a child', async () => {
    const { client, name } = await confirmedFamily(api, false);
    const { childId } = await firstOf(client);
    const handout = { requestId: 'two', testType: 'weekly-test', category: 'Maths' } as const;
    const { paperCode: code } = await call(api.as('content'), handOutPaper, { body: handout });
    const params = { childId, code };
    const { client: stranger } = await confirmedFamily(api, false);
    const of = (part: string) => `/api/family/children/${childId}/papers/${code}${part}`;
    await stranger.post(of('')).expect(404);
    const { attemptId, questions } = await call(client, enterPaperAsParent, { params });
    const answers = [{ questionId: questions[0]?.id ?? '', selectedAnswer: 'B', version: 1 }];
    await stranger.put(of('/answers')).send({ answers }).expect(404);
    await stranger.get(of('/status')).expect(404);
    await stranger.post(of('/submit')).send({ responses: [] }).expect(404);

    expect((await call(client, savePaperAsParent, { params, body: { answers } })).answers).toMatchObject(answers);
    const page = { params, query: { pageId: 'of the parent' } };
    expect(await call(client, paperAsParent, page)).toMatchObject({ answers });
    expect(await call(client, paperStatusAsParent, { params })).toMatchObject({
      state: 'open',
      activePageId: 'of the parent',
    });
    const body = { responses: responsesTo(questions, 9), minutes: 30 };
    expect(await call(client, submitPaperAsParent, { params, body })).toMatchObject({ attemptId, score: 9 });
    expect((await read(client)).attempts).toMatchObject([{ paperCode: code, score: 9, secondsUsed: 1_800 }]);
    const { access } = (await logIn(api.browser(), name).expect(200)).body;
    await api.anybody().get(`/api/attempts/${attemptId}`).set('Authorization', `Bearer ${access}`).expect(200);
  });

  it('are nobody else’s, nor are their texts', async () => {
    const { client, name } = await confirmedFamily(api, false);
    await takeTest(api, name, 10);
    const params = await firstOf(client);
    const attemptId = (await read(client)).attempts[0]?.attemptId ?? '';
    const key = await write(name);
    const text = await call(client, childWriting, { params: { ...params, ...key } });
    expect(text).toMatchObject({ ...key, title: 'It was open.', draftTexts: [{ text: 'It was open.' }] });
    expect(text).not.toHaveProperty('openDraft');
    expect(await call(client, childWritings, { params })).toMatchObject({ writings: [{ ...key, state: 'waiting' }] });
    const { client: stranger } = await confirmedFamily(api, false);
    const texts = `/api/family/children/${params.childId}/writings`;
    for (const path of [texts, `${texts}/${key.attemptId}/${key.questionId}`]) await stranger.get(path).expect(404);
    const ownId = (await firstOf(stranger)).childId;
    const goals = { testsAWeek: 3, testDay: null };
    await stranger.get(`/api/family/children/${params.childId}`).expect(404);
    await stranger.get(`/api/family/children/${params.childId}/attempts/${attemptId}`).expect(404);
    await stranger.get(`/api/family/children/${ownId}/attempts/${attemptId}`).expect(404);
    await stranger.put(`/api/family/children/${params.childId}/goals`).send(goals).expect(404);
    const ofAttempt = `/api/family/children/${params.childId}/attempts/${attemptId}`;
    await stranger.put(`${ofAttempt}/reports/${attemptId}`).send({ reason: 'answer' }).expect(404);
    await stranger.get(`/api/attempts/${attemptId}`).expect(403);
  });

  it('have an exam, which their parent changes and takes back, and nobody else’s', async () => {
    const { client, name } = await confirmedFamily(api, false);
    const params = await firstOf(client);
    const examOf = async () => [(await read(client)).goals.exam, (await childrenOf(client))[0]?.exam];
    expect(await examOf()).toEqual([undefined, undefined]);
    const goals = { testsAWeek: 2, testDay: null };
    await call(client, setGoals, { params, body: { ...goals, exam: 'nsw-oc' } });
    await call(client, setGoals, { params, body: goals });
    expect(await examOf()).toEqual(['nsw-oc', 'nsw-oc']);

    const at = `/api/family/children/${params.childId}/goals`;
    const { body } = await client
      .put(at)
      .send({ ...goals, exam: 'hsc' })
      .expect(400);
    expect(body.errors).toEqual([{ path: 'exam', message: 'Choose one of the exams.' }]);
    const { client: stranger } = await confirmedFamily(api, false);
    await stranger
      .put(at)
      .send({ ...goals, exam: 'wa-aset' })
      .expect(404);
    await api
      .as('student')
      .put(at)
      .send({ ...goals, exam: 'wa-aset' })
      .expect(403);
    expect(await examOf()).toEqual(['nsw-oc', 'nsw-oc']);

    const { child } = await call(client, exportChild, { params });
    expect(child).toMatchObject({ exam: 'nsw-oc' });
    const { body: found } = await api.as('admin').get('/api/families').query({ search: name }).expect(200);
    const { body: family } = await api.as('admin').get(`/api/families/${found.families[0].id}`).expect(200);
    expect(family.children.map(({ exam }: { exam?: string }) => exam)).toEqual(['nsw-oc', undefined]);

    await call(client, setGoals, { params, body: { ...goals, exam: null } });
    expect(await examOf()).toEqual([undefined, undefined]);
  });

  it('have goals, a test day and texts, which an export holds with the devices, and an erasure takes all of it', async () => {
    const { email, name } = await confirmedFamily(api, false);
    const { client, login } = await logInParent(api, email);
    const params = await firstOf(client);
    const goals = { testsAWeek: 3, testDay: '2099-05-07' };
    await call(client, setGoals, { params, body: goals });
    expect((await read(client)).goals).toEqual(goals);
    const put = (body: object) => client.put(`/api/family/children/${params.childId}/goals`).send(body);
    expect((await put({ ...goals, testsAWeek: 8 }).expect(400)).body.message).toBe('Choose 1 to 7 tests a week.');
    await put({ ...goals, testDay: 'May' }).expect(400);
    expect((await put({ ...goals, testDay: '2020-01-01' }).expect(422)).body.message).toBe(
      'Choose a day from today on.',
    );
    await loginMail(api, email);
    const key = await write(name);
    const displaySettings = { zoom: '150' };
    await api.connection
      .collection('accounts')
      .updateOne({ 'parent.email': email }, { $set: { 'users.0.displaySettings': displaySettings } });

    const { body: found } = await api.as('admin').get('/api/families').query({ search: email }).expect(200);
    const at = `/api/families/${found.families[0].id}`;
    const { body: exported } = await api.as('admin').post(`${at}/export`).expect(200);
    expect(exported.families[0]).toMatchObject({
      children: [
        {
          ...goals,
          displaySettings,
          writings: [
            { ...key, drafts: [{ text: 'It was open.' }], openDraft: { text: 'It was not' }, acceptedWords: [] },
          ],
        },
        {},
      ],
      devices: [{ device: 'A browser' }, { device: 'A browser', expiresAt: expect.any(String) }],
      loginCodeExpiresAt: expect.any(String),
    });
    expect(JSON.stringify(exported)).not.toMatch(/signature|tokenHash|cookieHash/);
    await api.as('admin').post(`${at}/erase`).send({ email }).expect(200);
    // As long as another process may remember a session.
    api.advance(16);
    await client.get('/api/family/children').expect(401);
    const userId = new Types.ObjectId(login.user.id);
    expect(await api.connection.collection('writings').countDocuments(key)).toBe(0);
    expect(await api.connection.collection('login_codes').countDocuments({ email })).toBe(0);
    expect(await api.connection.collection('sessions').countDocuments({ userId })).toBe(0);
  });
});
