import { setAllowance } from '@wattle/contract/allowances';
import { attemptStatus, openTestSchema } from '@wattle/contract/attempts';
import { family as familyById, foundFamilies } from '@wattle/contract/families';
import { ownChild, setRehearsal } from '@wattle/contract/own-children';
import { beginPracticeExam, practiceExam } from '@wattle/contract/practice-exam';
import { attemptList } from '@wattle/contract/results';
import { weeklyPlan } from '@wattle/contract/weekly-plan';
import { call } from '../../../test/call';
import { logIn } from '../../../test/family';
import { TestApi } from '../../../test/start-api';
import { responsesTo } from '../../../test/student-tests';
import { confirmedFamily } from '../../../test/weekly-reports';
import { RateLimits } from '../../infrastructure';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
  await api.addQuestions('Maths', 40);
  await api.addQuestions('Reading', 40);
});
beforeEach(() => api.beginTest());
afterAll(() => api.close());

const REHEARSAL = { extraTime: 25, restBreaks: 10, readAloud: 1 };
const PRIVILEGES = { extraTime: 25, restBreaks: 10, readAloud: true };
const MINUTE = 60_000;

async function start() {
  const { client: parent, childId, name } = await confirmedFamily(api, false);
  const found = await call(api.as('admin'), foundFamilies, { query: { search: name } });
  const id = found.families[0]?.id ?? '';
  const { access } = (await logIn(api.browser(), name).expect(200)).body;
  const child = api.browser().set('Authorization', `Bearer ${access}`);
  return {
    parent,
    child,
    params: { childId },
    forStaff: async () =>
      (await call(api.as('admin'), familyById, { params: { id } })).children.find((each) => each.id === childId),
    rehearse: (body = REHEARSAL) => call(parent, setRehearsal, { params: { childId }, body }),
    grant: (privilege: 'extraTime' | 'restBreaks' | 'readAloud', amount: number) =>
      call(api.as('admin'), setAllowance, { params: { id, childId, privilege }, body: { amount } }),
    open: async (testType: string) => {
      const { body } = await child.get('/api/test/subject-test/maths').query({ testType }).expect(200);
      const test = openTestSchema.required({ attemptId: true, startedAt: true }).parse(body);
      const minutes = (Date.parse(test.deadline ?? '') - Date.parse(test.startedAt)) / MINUTE;
      return { ...test, minutes };
    },
    finish: (testType: string, attemptId: string, responses: object[]) =>
      child
        .post('/api/test/subject-test/submit')
        .send({ childId, category: 'maths', testType, questionStatus: [], attemptId, responses })
        .expect(200),
  };
}

it('gives an exam more time, breaks and a voice, which last; a weekly test has nothing of it', async () => {
  const { child, rehearse, open, grant } = await start();
  await rehearse();
  const exam = await open('full-test');
  expect(exam).toMatchObject({ minutes: 50, privileges: { extraTime: 25, restBreaks: 10 } });
  const status = () => call(child, attemptStatus, { params: { id: exam.attemptId } });
  expect(await status()).toMatchObject({ deadline: exam.deadline, privileges: { readAloud: true } });
  await grant('extraTime', 10);
  expect((await status()).deadline).toBe(exam.deadline);
  await grant('extraTime', 50);
  expect(Date.parse((await status()).deadline ?? '') - Date.parse(exam.startedAt)).toBe(60 * MINUTE);
  await grant('extraTime', 0);

  const weekly = await open('weekly-test');
  expect(weekly.minutes).toBe(20);
  expect(weekly.privileges).toBeUndefined();
  expect(await call(child, practiceExam)).toMatchObject({ extraTimePercent: 25, rehearsal: REHEARSAL });
});

it('of no more than is granted is none', async () => {
  const { child, rehearse, grant } = await start();
  await rehearse({ extraTime: 25, restBreaks: 0, readAloud: 0 });
  await grant('extraTime', 50);
  const state = await call(child, practiceExam);
  expect(state.extraTimePercent).toBe(50);
  expect(state.rehearsal).toBeUndefined();
});

it('is told with the result, which counts nowhere', async () => {
  const { parent, child, params, rehearse, open, finish, forStaff } = await start();
  await rehearse();
  const exam = await open('full-test');
  await finish('full-test', exam.attemptId, responsesTo(exam.questions, 30));
  const list = await call(child, attemptList);
  expect(list).toMatchObject({ rehearsal: REHEARSAL, attempts: [{ kind: 'full-test', rehearsal: REHEARSAL }] });
  const own = await call(parent, ownChild, { params });
  expect(own).toMatchObject({ rehearsal: REHEARSAL, week: { tests: 0 }, attempts: [{ score: 30 }] });
  const counted = async () => {
    const { items } = await call(child, weeklyPlan);
    return [(await forStaff())?.testsTaken, items.filter(({ doneBy }) => doneBy).length];
  };
  expect(await counted()).toEqual([0, 0]);

  await rehearse({ extraTime: 0, restBreaks: 0, readAloud: 0 });
  const ordinary = await open('full-test');
  expect(ordinary.minutes).toBe(40);
  await finish('full-test', ordinary.attemptId, responsesTo(ordinary.questions, 20));
  expect((await call(child, attemptList)).attempts[0]).not.toHaveProperty('rehearsal');
  expect((await call(parent, ownChild, { params })).week.tests).toBe(1);
  expect(await counted()).toEqual([1, 1]);
});

it('taken back, it is told to nobody', async () => {
  const { parent, child, params, rehearse } = await start();
  await rehearse();
  await rehearse({ extraTime: 0, restBreaks: 0, readAloud: 0 });
  expect(await call(child, attemptList)).not.toHaveProperty('rehearsal');
  expect(await call(parent, ownChild, { params })).not.toHaveProperty('rehearsal');
});

it('is in each section of a whole exam, and in no documented test', async () => {
  const { child, rehearse, open } = await start();
  await rehearse();
  await call(child, beginPracticeExam);
  await child.post('/api/test/exam-day/Reading').expect(200);
  const { body } = await child.get('/api/test/exam-day/Reading').expect(200);
  expect(Date.parse(body.deadline) - Date.parse(body.startedAt)).toBe(1.25 * 45 * MINUTE);
  expect(body.privileges).toEqual(PRIVILEGES);
  expect((await call(child, attemptList)).attempts).toMatchObject([{ kind: 'full-test', rehearsal: REHEARSAL }]);
  const timed = ['weekly-test', 'mega-test', 'practice-test'];
  const minutes = [];
  for (const testType of timed) minutes.push((await open(testType)).minutes);
  expect(minutes).toEqual([20, 30, 10]);
});

it('has a limit of its own, whose sentence is about settings', async () => {
  const { parent, params } = await start();
  const send = () => parent.put(`/api/family/children/${params.childId}/rehearsal`).send(REHEARSAL);
  await api.app.get(RateLimits).of('family-settings').take(params.childId, 199);
  await send().expect(204);
  const { body } = await send().expect(429);
  expect(body.message).toBe('You have changed your settings very often today. Please go on tomorrow.');
});

it('is no rehearsal where staff have granted as much', async () => {
  const { child, rehearse, open, grant } = await start();
  await rehearse({ extraTime: 25, restBreaks: 0, readAloud: 0 });
  await grant('extraTime', 25);
  expect((await open('full-test')).minutes).toBe(50);
  expect((await call(child, attemptList)).attempts[0]).not.toHaveProperty('rehearsal');
});

it('is chosen by the parent alone, within what staff could grant', async () => {
  const { parent, child, params } = await start();
  const { client: stranger } = await confirmedFamily(api, false);
  const path = `/api/family/children/${params.childId}/rehearsal`;
  await stranger.put(path).send(REHEARSAL).expect(404);
  await child.put(path).send(REHEARSAL).expect(403);
  for (const wrong of [{ extraTime: 101 }, { restBreaks: 46 }, { readAloud: 2 }, { extraTime: -1 }])
    await parent
      .put(path)
      .send({ ...REHEARSAL, ...wrong })
      .expect(400);
});
