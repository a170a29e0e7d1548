import type { Privilege } from '@wattle/contract/allowances';
import { dailyPractice } from '@wattle/contract/daily-practice';
import type { DatabaseProxy } from '../../../../scripts/testing/database-proxy';
import { call } from '../../../test/call';
import { collectModified } from '../../../test/database-commands';
import { eventually } from '../../../test/eventually';
import { responsesTo, useStudentTests } from '../../../test/student-tests';
import { ErasureService } from '../../families/erasure/erasure.service';
import { FamilyChildrenService } from '../../families/members/family-children.service';
import { AttemptsService } from '../attempts/attempts.service';
import { OrphanedAttempts } from '../attempts/orphaned-records';
import { SubmissionService } from '../attempts/submission.service';

const tests = useStudentTests();
const { open, submit, save, list, child } = tests;

let database: DatabaseProxy;
beforeAll(async () => {
  database = await tests.api.useDatabaseProxy();
});

/** Does something while the next write to the attempts waits on its way to the database. */
async function during(command: 'findAndModify' | 'insert' | 'update', task: () => Promise<unknown>): Promise<void> {
  const write = await database.pause([command, 'attempts']);
  await task();
  write.pass();
}

/** As staff do; says how many open tests it changes. */
async function grant(privilege: Privilege, amount: number): Promise<number> {
  const children = tests.api.app.get(FamilyChildrenService);
  return children.setAllowance(await children.byUsername(tests.username), privilege, { amount }, 'ada');
}

async function eraseChild(): Promise<void> {
  const { family } = await tests.api.app.get(FamilyChildrenService).byUsername(tests.username);
  await tests.api.app.get(ErasureService).deleteAccount(family);
}

it('an answer that is saved while a test is being marked is marked, too', async () => {
  const { attemptId, questions } = await open('weekly-test');
  const answers = [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }];
  const [{ body }] = await Promise.all([
    submit({ testType: 'weekly-test', attemptId, responses: [] }).expect(200),
    during('findAndModify', () => save(attemptId, { answers }).expect(200)),
  ]);
  expect(body.score).toBe(1);
});

it('a test that is given more time while it is being closed goes on', async () => {
  const { attemptId } = await open('weekly-test');
  tests.api.advance(1_200 + 31);
  const closing = tests.api.app.get(SubmissionService).closeOverdue();
  await Promise.all([closing, during('findAndModify', () => grant('extraTime', 50))]);
  const { body } = await child().get(`/api/attempts/${attemptId}/status`).expect(200);
  expect(body.state).toBe('open');
});

it('extra time that is given while a test is being opened reaches the page with its status', async () => {
  const opening = open('weekly-test');
  await during('insert', () => grant('extraTime', 50));
  const { attemptId, startedAt } = await opening;
  // The session forgets the time of before.
  tests.api.advance(16);
  const { body } = await child().get(`/api/attempts/${attemptId}/status`).expect(200);
  expect(Date.parse(body.deadline) - Date.parse(startedAt)).toBe(1_800_000);
});

it('extra time that the session does not know yet is not taken away by asking for the status', async () => {
  const { attemptId, startedAt } = await open('weekly-test');
  expect(await grant('extraTime', 50)).toBe(1);
  const { body } = await child().get(`/api/attempts/${attemptId}/status`).expect(200);
  expect(Date.parse(body.deadline) - Date.parse(startedAt)).toBe(1_800_000);
});

describe('a rest break', () => {
  const MINUTES = 60;
  const rest = (attemptId: string) => child().post(`/api/attempts/${attemptId}/rest-break`);
  const endRest = (attemptId: string) => child().delete(`/api/attempts/${attemptId}/rest-break`);
  const statusOf = async (attemptId: string) =>
    (await child().get(`/api/attempts/${attemptId}/status`).expect(200)).body;
  const secondsLeft = ({ deadline, breakUntil, serverTime }: Record<string, string>) =>
    Math.round((Date.parse(deadline ?? '') - Date.parse(breakUntil ?? serverTime ?? '')) / 1_000);

  async function openWithBreaks() {
    await grant('restBreaks', 10);
    tests.api.advance(16);
    return open('weekly-test');
  }

  it('stops the clock, hides the questions, and takes no answers until it is ended', async () => {
    const { attemptId, questions } = await openWithBreaks();
    tests.api.advance(5 * MINUTES);
    const left = secondsLeft(await statusOf(attemptId));
    const { body: begun } = await rest(attemptId).expect(200);
    expect(secondsLeft(begun)).toBe(left);
    expect((await rest(attemptId).expect(200)).body.breakUntil).toBe(begun.breakUntil);
    tests.api.advance(2 * MINUTES);

    const hidden = await open('weekly-test');
    expect(hidden).toMatchObject({ attemptId, questions: [], breakUntil: begun.breakUntil });
    const answers = [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }];
    const { body: refusal } = await save(attemptId, { answers }).expect(422);
    expect(refusal.message).toBe('Your clock has stopped for a break. End the break to go on.');
    expect(await list()).toMatchObject([{ attemptId, breakUntil: begun.breakUntil }]);

    const { body: ended } = await endRest(attemptId).expect(200);
    expect(secondsLeft(ended)).toBe(left);
    expect(ended.breakSecondsLeft / MINUTES).toBeCloseTo(8, 1);
    expect(ended).not.toHaveProperty('breakUntil');
    expect((await endRest(attemptId).expect(200)).body.deadline).toBe(ended.deadline);
    await save(attemptId, { answers }).expect(200);
    expect((await open('weekly-test')).questions).toHaveLength(17);
    await submit({ testType: 'weekly-test', attemptId, responses: [] }).expect(200);
    expect(Number((await list())[0]?.secondsUsed) / MINUTES).toBeCloseTo(5, 1);
  });

  it('ends by itself once all of them are used, and the server submits the test at the later deadline', async () => {
    const { attemptId } = await openWithBreaks();
    await rest(attemptId).expect(200);
    tests.api.advance(10 * MINUTES + 1);
    expect((await open('weekly-test')).questions).toHaveLength(17);
    const { body } = await rest(attemptId).expect(422);
    expect(body.message).toBe('All of your break time is used. Please go on with your test.');
    tests.api.advance(20 * MINUTES);
    await tests.api.app.get(SubmissionService).closeOverdue();
    expect((await statusOf(attemptId)).state).toBe('open');
    tests.api.advance(30);
    await tests.api.app.get(SubmissionService).closeOverdue();
    expect(await list()).toMatchObject([{ attemptId, secondsUsed: 20 * MINUTES }]);
    await rest(attemptId).expect(409);
  });

  it('is refused once the time is up, so that it gives nobody more time, and where none is granted', async () => {
    const { attemptId } = await openWithBreaks();
    tests.api.advance(20 * MINUTES + 1);
    await rest(attemptId).expect(409);
    await submit({ testType: 'weekly-test', attemptId, responses: [] }).expect(200);
    const untimed = await open();
    await rest(untimed.attemptId).expect(422);
    const other = await tests.api.addStudent();
    await other.client().post(`/api/attempts/${untimed.attemptId}/rest-break`).expect(404);
  });

  it.each([
    ['begun twice', (id: string) => rest(id).then(() => undefined), 10],
    ['begun while more time is given', () => grant('extraTime', 50).then(() => undefined), 20],
  ])('that is %s at once moves the deadline once for each', async (_what, meanwhile, minutes) => {
    const { attemptId, deadline } = await openWithBreaks();
    const [{ body }] = await Promise.all([
      rest(attemptId).expect(200),
      during('findAndModify', () => meanwhile(attemptId)),
    ]);
    expect(Date.parse(body.deadline) - Date.parse(String(deadline))).toBe(minutes * MINUTES * 1_000);
  });

  it('stops the clock of a part of a practice exam', async () => {
    await grant('restBreaks', 10);
    tests.api.advance(16);
    await child().post('/api/test/exam-day').expect(200);
    await child().post('/api/test/exam-day/reading').expect(200);
    const { body } = await child().get('/api/test/exam-day/reading').expect(200);
    const { body: begun } = await rest(body.attemptId).expect(200);
    expect((await child().get('/api/test/exam-day/reading').expect(200)).body.questions).toEqual([]);
    const { body: exam } = await child().get('/api/test/exam-day').expect(200);
    expect(exam.series.parts[0]).toMatchObject({ state: 'open', breakUntil: begun.breakUntil });
  });
});

it('what ends on a day is kept by a test that began before it ended', async () => {
  const children = tests.api.app.get(FamilyChildrenService);
  const until = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Sydney' }).format(new Date());
  const member = await children.byUsername(tests.username);
  await children.setAllowance(member, 'readAloud', { amount: 1, until }, 'ada');
  const { attemptId, privileges } = await open('mega-test');
  expect(privileges).toEqual({ readAloud: true });
  tests.api.advance(16);
  expect((await child().get(`/api/attempts/${attemptId}/status`)).body.privileges).toEqual({ readAloud: true });
});

it('an attempt that is stored after its child was erased is deleted by the daily task', async () => {
  const opening = open();
  await during('insert', eraseChild);
  await opening;
  expect(await tests.attempts()).toHaveLength(1);
  const kept = await tests.api.addStudent();
  await kept.client().get('/api/test/subject-test/maths').expect(200);
  await tests.api.app.get(OrphanedAttempts).run();
  expect(await tests.attempts()).toEqual([]);
  expect(await tests.api.connection.collection('attempts').countDocuments({ owner: `child:${kept.id}` })).toBe(1);
});

const eraseAttempts = () => tests.api.app.get(AttemptsService).deleteOf(`child:${tests.childId}`);

it('a test that is erased while it is being submitted is not there any more', async () => {
  const { attemptId } = await open('weekly-test');
  await Promise.all([
    submit({ testType: 'weekly-test', attemptId, responses: [] }).expect(404),
    during('findAndModify', eraseAttempts),
  ]);
});

it('a test that is erased while it is being closed is no error', async () => {
  const { attemptId } = await open('weekly-test');
  tests.api.advance(1_200 + 31);
  await Promise.all([tests.api.app.get(SubmissionService).closeOverdue(), during('findAndModify', eraseAttempts)]);
  expect(tests.api.log()).not.toContain(attemptId);
});

it('a result that is marked again while practice counts it is counted again', async () => {
  await tests.take('subject-test', 5);
  const attempts = tests.api.connection.collection('attempts');
  const remarked = { $set: { uncounted: 'changed' }, $inc: { revision: 1 } };
  const counting = call(child(), dailyPractice);
  await during('update', () => attempts.updateOne({ owner: `child:${tests.childId}` }, remarked));
  await counting;
  expect(await tests.attempts()).toMatchObject([{ uncounted: 'changed' }]);
  await call(child(), dailyPractice);
  expect((await tests.attempts())[0]).not.toHaveProperty('uncounted');
});

it('a child that is erased, and still remembered, opens no test and loses none', async () => {
  const { attemptId } = await open('weekly-test');
  await tests.api.connection.collection('accounts').deleteOne({ 'users.username': tests.username });
  await child().get('/api/test/subject-test/maths').expect(401);
  expect(await tests.attempts()).toMatchObject([{ _id: expect.anything(), state: 'open' }]);
  expect(String((await tests.attempts())[0]?._id)).toBe(attemptId);
});

it('two openings at once, of which one was slower, are the same attempt', async () => {
  const slow = open('weekly-test');
  let quick: Awaited<typeof slow> | undefined;
  await during('insert', async () => {
    quick = await open('weekly-test');
  });
  expect((await slow).attemptId).toBe(quick?.attemptId);
});

it('an opening that its client has given up begins no test, though the one opened instead is submitted by then', async () => {
  const paused = database.pause(['aggregate', 'attempts', tests.childId]);
  const given = child().get('/api/test/subject-test/maths?testType=weekly-test');
  given.end(() => undefined);
  const read = await paused;
  given.abort();
  await eventually(async () => expect(tests.api.log()).toContain('request aborted'));
  await tests.take('weekly-test', 10);
  read.pass();
  // By the time that this has been answered, the other request has been, too.
  for (let listed = 0; listed < 3; listed += 1) await list();
  expect(await tests.attempts()).toMatchObject([{ state: 'submitted' }]);
});

it.each(['open', 'submitted'])(
  'a list shows a test once that is submitted before its %s tests are read',
  async (state) => {
    const { attemptId } = await open('weekly-test');
    const paused = database.pause(['find', 'attempts', state, tests.childId]);
    const listed = list();
    const read = await paused;
    await submit({ testType: 'weekly-test', attemptId, responses: [] }).expect(200);
    read.pass();
    expect(await listed).toMatchObject([{ attemptId, score: 0 }]);
  },
);

it('an empty writing test is taken at its deadline, and before it is not', async () => {
  const { attemptId } = await open('weekly-test', 'Writing');
  const submitText = () => submit({ testType: 'weekly-test', category: 'Writing', attemptId, responses: '' });
  await submitText().expect(422);
  tests.api.advance(1_200);
  await submitText().expect(200);
});

it('a re-sit goes on in the page that opened it last', async () => {
  const { attemptId, questions } = await open('weekly-test');
  await submit({ testType: 'weekly-test', attemptId, responses: responsesTo(questions, 10) }).expect(200);
  const openResit = async (id: string, pageId: string) =>
    (await child().get(`/api/attempts/${id}/re-sit`).query({ pageId }).expect(200)).body;
  const { attemptId: resitId } = await openResit(attemptId, 'first');
  expect((await openResit(resitId, 'second')).activePageId).toBe('second');
});

it('nobody saves into the test of another child', async () => {
  const { attemptId, questions } = await open();
  await tests.transferAttempt(attemptId);
  await save(attemptId, { answers: [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }] }).expect(404);
});

it('a UI state about questions that are not in the test is refused', async () => {
  const { attemptId } = await open();
  const uiState = {
    version: 1,
    flagged: [],
    eliminated: {},
    highlights: { ['f'.repeat(24)]: [[0, 9]] },
    secondsSpent: {},
  };
  await save(attemptId, { answers: [], uiState }).expect(422);
  expect((await open()).uiState).toBeUndefined();
});

it('seconds of questions that are not in the test are left out', async () => {
  const { attemptId } = await open();
  await submit({ attemptId, secondsSpent: { ['f'.repeat(24)]: 99_999 } }).expect(200);
  expect((await list())[0]?.secondsUsed).toBe(0);
});

it('a test is submitted as what it is', async () => {
  const { attemptId } = await open('weekly-test');
  await submit({ testType: 'mega-test', attemptId }).expect(404);
  await submit({ testType: 'weekly-test', category: 'reading', attemptId }).expect(404);
  await tests.submitPractice([], { attemptId }).expect(404);
  await child().post(`/api/attempts/${attemptId}/submit`).send({ responses: [] }).expect(404);
  expect((await list())[0]?.submittedAt).toBeUndefined();
});

it('a blank of one device does not empty what another one has written', async () => {
  const { attemptId, questions } = await open('subject-test', 'writing');
  await save(attemptId, { answers: [{ questionId: questions[0]?.id, writingResponse: 'Kept.', version: 1 }] });
  const { body } = await submit({ category: 'Writing', attemptId, responses: '' }).expect(200);
  expect(body.questions[0].writingResponse).toBe('Kept.');
});

it('a text that is submitted again, without its attempt, is still the first one', async () => {
  const submitText = () => submit({ category: 'Writing', responses: 'It was still warm.' }).expect(200);
  await open('subject-test', 'writing');
  const { body: first } = await submitText();
  await open('subject-test', 'writing');
  expect((await submitText()).body).toEqual(first);
});

it('two API processes close an overdue test once @long', async () => {
  await Promise.all(['maths', 'reading', 'thinkingskills'].map((category) => open('weekly-test', category)));
  const other = await tests.api.secondProcess();
  const modified = collectModified(tests.api.connection.getClient(), other.client);
  tests.api.advance(1_200 + 31);
  await Promise.all([list(), other.sweep(), list(), other.sweep()]);
  const attempts = await tests.attempts();
  expect(attempts.map(({ state, submittedAt }) => [state, submittedAt])).toEqual(
    attempts.map(({ deadline }) => ['submitted', deadline]),
  );
  const ids = attempts.map(({ _id }) => String(_id));
  expect(modified.filter((id) => ids.includes(id)).sort()).toEqual(ids.sort());
  await other.close();
});

it('a version from far ahead, which would keep out all others, is refused', async () => {
  const { attemptId, questions } = await open();
  const answer = { questionId: questions[0]?.id, selectedAnswer: 'B', version: Number.MAX_SAFE_INTEGER };
  await save(attemptId, { answers: [answer] }).expect(422);
});
