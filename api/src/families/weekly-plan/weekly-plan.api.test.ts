import { addDays } from '@wattle/contract/calendar';
import { dailyPractice } from '@wattle/contract/daily-practice';
import { ownChild, ownChildren, setGoals } from '@wattle/contract/own-children';
import { type PlanItem, weeklyPlan } from '@wattle/contract/weekly-plan';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { aFamily, logIn, signUp } from '../../../test/family';
import { responsesTo, useStudentTests } from '../../../test/student-tests';
import { uniqueName } from '../../../test/unique';
import { RateLimits } from '../../infrastructure';

const DAY = 86_400;
const tests = useStudentTests({}, async (api) => {
  await api.addQuestions('Maths', 40);
});
const { child, open, save, take } = tests;

const PATH = '/api/test/weekly-plan';

const read = (client = child) => call(client(), weeklyPlan);
const doneBy = (items: PlanItem[]) => Object.fromEntries(items.map((item) => [item.id, item.doneBy]));
const setAccount = (fields: Record<string, unknown>) =>
  tests.api.connection
    .collection('accounts')
    .updateOne(
      { 'users._id': new Types.ObjectId(tests.childId) },
      { $set: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`users.$.${name}`, value])) },
    );
const tick = (item: string, week: string, isTicked: unknown = true) =>
  child().put(`${PATH}/${item}`).send({ week, isTicked });

/** Moves the clock to the middle of the next Monday in Sydney, so that no test begins at the end of a week. */
async function beginWeek(): Promise<string> {
  const { serverTime, week } = await read();
  tests.api.advance((Date.parse(week) + 7 * DAY * 1_000 + 2 * 3_600_000 - Date.parse(serverTime)) / 1_000);
  return (await read()).week;
}

describe('the plan of a week', () => {
  it('is a weekly test and a test in any subject, for a child who is new', async () => {
    const week = await beginWeek();
    expect(await read()).toMatchObject({
      week,
      items: [{ id: 'weekly-test' }, { id: 'practice' }],
      weeks: [{ week, tests: 0 }],
      weeksWithTests: 0,
    });
    expect(new Date(week).getUTCDay()).toBe(1);
  });

  it('is ticked by the tests that are finished, not by those that are open or hold no answer', async () => {
    await beginWeek();
    const { attemptId } = await open('weekly-test');
    expect(doneBy((await read()).items)).toEqual({});
    tests.api.advance(1_300);
    await tests.submit({ testType: 'weekly-test', attemptId, responses: [] });
    expect(doneBy((await read()).items)).toEqual({});
    await take('weekly-test', 3);
    expect(doneBy((await read()).items)).toEqual({ 'weekly-test': 'test' });
    await take('subject-test', 3);
    const { items, weeks, weeksWithTests } = await read();
    expect(doneBy(items)).toEqual({ 'weekly-test': 'test', practice: 'test' });
    expect([weeks.map((week) => week.tests), weeksWithTests]).toEqual([[2], 1]);
  });

  it('is ticked by a test whose time is over, before the server has submitted it', async () => {
    await beginWeek();
    const { attemptId, questions } = await open('weekly-test');
    await save(attemptId, { answers: [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }] }).expect(200);
    expect(doneBy((await read()).items)).toEqual({});
    tests.api.advance(1_231);
    expect(doneBy((await read()).items)).toEqual({ 'weekly-test': 'test' });
  });

  it('names the topic that went wrong in the weeks before, and a paused week takes nothing away', async () => {
    await beginWeek();
    const { attemptId, questions } = await open();
    await tests.submit({ attemptId, responses: responsesTo(questions, 5) }).expect(200);
    tests.api.advance(14 * DAY);
    const { items, weeks, weeksWithTests } = await read();
    expect(items).toEqual([{ id: 'weekly-test' }, { id: 'practice', subject: 'Maths', topic: questions[0]?.category }]);
    expect([weeks.map((week) => week.tests), weeksWithTests]).toEqual([[1, 0, 0], 1]);

    tests.api.advance(14 * DAY);
    expect((await read()).items).toEqual(items);
    tests.api.advance(7 * DAY);
    expect((await read()).items[1]).not.toHaveProperty('topic');
  });

  it('is not ticked by what is shown and never added: a retry, or practice of a topic', async () => {
    await beginWeek();
    const { attemptId, questions } = await open('weekly-test');
    await tests.submit({ testType: 'weekly-test', attemptId, responses: responsesTo(questions, 5) }).expect(200);
    const { body: again } = await child().get(`/api/attempts/${attemptId}/re-sit`).expect(200);
    const responses = responsesTo(again.questions, 1);
    await child().post(`/api/attempts/${again.attemptId}/submit`).send({ responses }).expect(200);
    const { items, weeks } = await read();
    expect([doneBy(items), weeks.at(-1)?.tests]).toEqual([{ 'weekly-test': 'test' }, 1]);
  });

  it('has as many tests as the family aims at, for the child, on the parent’s page and by any test', async () => {
    await beginWeek();
    await setAccount({ testsAWeek: 3 });
    await take('weekly-test', 3);
    await take('mega-test', 3);
    const { items } = await read();
    expect(items.map((item) => item.doneBy)).toEqual(['test', 'test', undefined]);
    const parent = tests.api.as('parent');
    const [own] = (await call(parent, ownChildren)).children;
    await call(parent, setGoals, { params: { childId: own?.id ?? '' }, body: { testsAWeek: 4, testDay: null } });
    const { plan, goals } = await call(parent, ownChild, { params: { childId: own?.id ?? '' } });
    expect([plan?.length, goals.testsAWeek]).toEqual([4, 4]);
    await setAccount({ testsAWeek: 2 });
  });

  it('has the week of the day that practice has, in the state where the child lives', async () => {
    const week = await beginWeek();
    const { serverTime } = await read();
    // 22:27 on a Sunday in Perth is 1:27 on Monday in Sydney.
    tests.api.advance((Date.parse(week) - (9 * 60 + 33) * 60_000 - Date.parse(serverTime)) / 1_000);
    const days = async () => [(await read()).week, (await call(child(), dailyPractice)).day];
    expect(await days()).toEqual([week, week]);
    await setAccount({ state: 'WA' });
    expect(await days()).toEqual([addDays(week, -7), addDays(week, -1)]);
    await setAccount({ state: 'NSW' });
  });
});

describe('a tick', () => {
  it('is kept, is the same on another device and after a restart, and can be taken back', async () => {
    const week = await beginWeek();
    const { body } = await tick('practice', week).expect(200);
    expect(doneBy(weeklyPlan.response.parse(body).items)).toEqual({ practice: 'tick' });
    await tests.api.restart();
    expect(doneBy((await read()).items)).toEqual({ practice: 'tick' });
    await tick('practice', week, false).expect(200);
    expect(doneBy((await read()).items)).toEqual({});
  });

  it('that is sent twice, or for two items at once, is kept once for each', async () => {
    const week = await beginWeek();
    const sent = ['practice', 'weekly-test', 'practice', 'weekly-test'].map((item) => tick(item, week).expect(200));
    await Promise.all(sent);
    expect(doneBy((await read()).items)).toEqual({ 'weekly-test': 'tick', practice: 'tick' });
  });

  it('gives way to the test that was meant, and cannot undo it', async () => {
    const week = await beginWeek();
    await tick('weekly-test', week).expect(200);
    await take('weekly-test', 3);
    expect(doneBy((await read()).items)).toEqual({ 'weekly-test': 'test' });
    await tick('weekly-test', week, false).expect(200);
    expect(doneBy((await read()).items)).toEqual({ 'weekly-test': 'test' });
  });

  it('is of its week only: a page from last week ticks nothing', async () => {
    const week = await beginWeek();
    await tick('practice', week).expect(200);
    tests.api.advance(7 * DAY);
    expect(doneBy((await read()).items)).toEqual({});
    await tick('practice', week).expect(409, /A new week has begun/);
    expect(doneBy((await read()).items)).toEqual({});
  });

  it.each([
    ['another item', 'mega-test', {}, 400],
    ['no week', 'practice', { week: undefined }, 400],
    ['a week that is no date', 'practice', { week: { $gt: '' } }, 400],
    ['neither yes nor no', 'practice', { isTicked: 'yes' }, 400],
  ])('of %s is refused', async (_what, item, changes, status) => {
    const { week } = await read();
    await child()
      .put(`${PATH}/${item}`)
      .send({ week, isTicked: true, ...changes })
      .expect(status);
  });

  it('can be set only so many times in a day', async () => {
    const week = await beginWeek();
    await tests.api.app.get(RateLimits).of('plan-ticks').take(tests.childId, 199);
    await tick('practice', week).expect(200);
    await tick('practice', week).expect(429);
  });

  it('is of nobody else', async () => {
    const week = await beginWeek();
    await tick('practice', week).expect(200);
    const other = await tests.api.addStudent();
    expect(doneBy((await read(other.client)).items)).toEqual({});
  });

  it('is closed to staff and to visitors', async () => {
    await tests.api.as('admin').get(PATH).expect(403);
    await tests.api.as('admin').put(`${PATH}/practice`).send({}).expect(403);
    await tests.api.anybody().get(PATH).expect(401);
  });

  it('is exported with the family, and erased with it', async () => {
    const { week } = await read();
    const family = aFamily(uniqueName('priya'));
    const { email } = family.parent;
    await signUp(tests.api.browser(), family).expect(201);
    const login = await logIn(tests.api.browser(), family.children[0]?.username ?? '').expect(200);
    const client = () => tests.api.browser().set('Authorization', `Bearer ${login.body.access}`);
    await client().put(`${PATH}/practice`).send({ week, isTicked: true }).expect(200);
    const admin = () => tests.api.as('admin');
    const { body } = await admin().get('/api/families').query({ search: email }).expect(200);
    const [{ id }] = body.families;
    const exported = await admin().post(`/api/families/${id}/export`).expect(200);
    expect(exported.body.families[0].children[0].planTicks).toEqual({ practice: week });
    await admin().post(`/api/families/${id}/erase`).send({ email }).expect(200);
    await client().get(PATH).expect(401);
    const accounts = await tests.api.connection.collection('accounts').find({ 'parent.email': email }).toArray();
    expect(accounts).toEqual([]);
  });
});
