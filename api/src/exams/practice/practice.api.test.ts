import { openTestSchema } from '@wattle/contract/attempts';
import { skillStatistics } from '@wattle/contract/bank';
import { addDays } from '@wattle/contract/calendar';
import {
  type DailyPractice,
  dailyPractice,
  practiceSettings,
  setPracticeSettings,
} from '@wattle/contract/daily-practice';
import { ownChildren } from '@wattle/contract/own-children';
import type { QuestionPayload } from '@wattle/contract/questions';
import ICAL from 'ical.js';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { useStudentTests } from '../../../test/student-tests';
import { RetentionService } from '../../infrastructure/retention/retention.service';

const DAY = 86_400;
const SKILLS = {
  'maths-fractions-of-amounts': 'Fractions and decimals',
  'maths-ratio': 'Ratio and rate',
  'maths-speed': 'Ratio and rate',
} as const;
type Skill = keyof typeof SKILLS;

const tests = useStudentTests({}, async (api) => {
  for (const skill of Object.keys(SKILLS) as Skill[])
    await api.addQuestions('Maths', 6, { category: SKILLS[skill], skills: [skill] });
});
const { child, submit, attempts } = tests;

const today = () => call(child(), dailyPractice);
const skillsOf = ({ skills }: DailyPractice) => skills.map(({ id }) => id);
const open = (query: object = {}) => child().get('/api/practice/today/questions').query(query);
const opened = async (query: object = {}) =>
  openTestSchema.required({ attemptId: true }).parse((await open(query).expect(200)).body);
const openTopic = async (topic: string) => {
  const { body } = await child().get('/api/test/topic/maths').query({ topic }).expect(200);
  return openTestSchema.required({ attemptId: true }).parse(body);
};
const finish = (attemptId: string, responses: object[]) =>
  child().post(`/api/attempts/${attemptId}/submit`).send({ responses });
const answer = (questions: readonly QuestionPayload[], selectedAnswer: string, more: object = {}) =>
  questions.map(({ id }) => ({ questionId: id, selectedAnswer, ...more }));
const practise = async (selectedAnswer = 'B', more: object = {}) => {
  const { attemptId, questions } = await opened();
  await finish(attemptId, answer(questions, selectedAnswer, more)).expect(200);
  return questions.map(({ id }) => id);
};

const ratings = () => tests.api.connection.collection('question_ratings');
const account = (fields: object) =>
  tests.api.connection
    .collection('accounts')
    .updateOne(
      { 'users._id': new Types.ObjectId(tests.childId) },
      { $set: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`users.0.${name}`, value])) },
    );

/** Goes to one o'clock in Sydney on the next day that is so many days after a Sunday. */
async function goTo(weekday = 1): Promise<void> {
  const { serverTime } = await today();
  const now = Date.parse(serverTime);
  const midnight = now - (now % (DAY * 1_000)) + DAY * 1_000;
  const days = (weekday - new Date(midnight).getUTCDay() + 7) % 7;
  tests.api.advance((midnight - now) / 1_000 + days * DAY + 2 * 3_600);
}

/** A subject test in which the questions of these skills go wrong. */
async function takeTest(...wrong: Skill[]): Promise<void> {
  const { attemptId, questions } = await tests.open('subject-test');
  const bank = tests.api.connection.collection('questions');
  const ofSkills = await bank.find({ skills: { $in: wrong } }).toArray();
  const isWrong = new Set(ofSkills.map(({ _id }) => String(_id)));
  const responses = questions.map(({ id }) => ({ questionId: id, selectedAnswer: isWrong.has(id) ? 'A' : 'B' }));
  await submit({ attemptId, responses }).expect(200);
}

beforeEach(() => goTo());

describe('what went wrong', () => {
  it('comes back the same day with another question, then itself, and goes once it is known', async () => {
    const { attemptId, questions } = await openTopic('Ratio and rate');
    const missed = questions.slice(0, 1);
    await finish(attemptId, [...answer(missed, 'A'), ...answer(questions.slice(1), 'B')]).expect(200);

    const due = await today();
    expect(due).toMatchObject({ state: 'due', questions: 1, answered: 0, minutes: 1 });
    expect(due.skills[0]).toMatchObject({
      subject: 'Maths',
      reason: expect.stringMatching(/^You missed .* today\./),
    });
    const first = await opened();
    expect(first.feedback).toBe(true);
    expect(first.deadline).toBeUndefined();
    expect(questions.map(({ id }) => id)).not.toContain(first.questions[0]?.id);
    expect(await today()).toMatchObject({ state: 'open', attemptId: first.attemptId, questions: 1 });
    const { body } = await child()
      .post(`/api/attempts/${first.attemptId}/questions/${first.questions[0]?.id}/check`)
      .send({ selectedAnswer: 'B' })
      .expect(200);
    expect(body).toMatchObject({ correct: true, explanation: expect.any(String) });
    await finish(first.attemptId, []).expect(200);

    const done = await today();
    expect(body.comesBackOn).toBe(done.nextDay);
    expect(done).toMatchObject({ state: 'done', questions: 0, minutes: 0, skills: [] });
    await open().expect(409, /That’s all for today/);
    tests.api.advance((Date.parse(done.nextDay ?? '') - Date.parse(done.day)) / 1_000);
    expect(await practise()).toEqual(missed.map(({ id }) => id));
    const { day, nextDay = '' } = await today();
    expect(Date.parse(nextDay) - Date.parse(day)).toBeGreaterThanOrEqual(2 * DAY * 1_000);
    expect(await tests.list()).toMatchObject([{ kind: 'practice' }, { kind: 'practice' }, { topic: 'Ratio and rate' }]);
  });

  it('is kept for the day, and brought up by each result: what is long past is not worked out again', async () => {
    await takeTest('maths-speed');
    expect(skillsOf(await today())).toEqual(['maths-speed']);
    const past = { owner: `child:${tests.childId}` };
    const nothing = { $set: { 'result.perSkill': [], 'result.perCategory': [] } };
    await tests.api.connection.collection('attempts').updateMany(past, nothing);
    expect(skillsOf(await today())).toEqual(['maths-speed']);
    await takeTest('maths-speed', 'maths-ratio');
    expect(skillsOf(await today())).toEqual(expect.arrayContaining(['maths-speed', 'maths-ratio']));

    // A new day begins with what the attempts say.
    await tests.api.connection.collection('attempts').updateMany(past, nothing);
    await goTo(2);
    expect(await today()).toMatchObject({ state: 'nothing-due', skills: [] });
  });

  it('is no more on a day than the family says, waits on free days, and has not piled up after a holiday', async () => {
    await takeTest('maths-fractions-of-amounts', 'maths-ratio', 'maths-speed');
    await account({ practice: { questionsADay: 2, freeDays: ['saturday', 'sunday'] } });
    tests.api.advance(5 * DAY);
    const saturday = await today();
    expect(saturday).toMatchObject({ state: 'free-day', skills: [] });
    expect(new Date(saturday.nextDay ?? '').getUTCDay()).toBe(1);
    await open().expect(409, /Today is free/);
    tests.api.advance(23 * DAY);
    expect(await today()).toMatchObject({ state: 'due', questions: 2 });
    expect(new Set(skillsOf(await today())).size).toBe(2);
  });

  it('is guessed where the child says so: it comes back as something that is not known', async () => {
    await takeTest('maths-speed');
    await practise('B', { guessed: true });
    const { attemptId } = (await tests.list())[0] ?? {};
    const { body } = await child().get(`/api/attempts/${attemptId}`).expect(200);
    expect(body.result.questions[0]).toMatchObject({ correct: true, guessed: true });
    tests.api.advance(DAY);
    expect((await today()).skills).toMatchObject([
      { id: 'maths-speed', reason: expect.stringMatching(/^You guessed on Monday/) },
    ]);
  });

  it('comes back before the day of the test, also where it would be due later', async () => {
    await takeTest('maths-speed');
    await practise();
    tests.api.advance(DAY);
    await practise();
    tests.api.advance(DAY);
    const { day } = await today();
    expect((await today()).state).toBe('nothing-due');
    await account({ testDay: new Date(Date.parse(day) + 14 * DAY * 1_000).toISOString().slice(0, 10) });
    expect(skillsOf(await today())).toEqual(['maths-speed']);
    await account({ testDay: day });
    expect(await today()).toMatchObject({ state: 'free-day' });
  });

  it('follows a corrected key, and the rating of its question begins anew', async () => {
    await takeTest('maths-fractions-of-amounts');
    const { attemptId, questions } = await opened();
    const [question] = questions;
    await finish(attemptId, answer(questions, 'B')).expect(200);
    expect(await ratings().countDocuments({ _id: question?.id as never })).toBe(1);
    const [before] = await attempts();
    await tests.api.connection
      .collection('questions')
      .updateOne({ _id: new Types.ObjectId(question?.id) }, { $set: { correct_answer: 'C' }, $inc: { version: 1 } });
    await tests.api
      .as('admin')
      .post(`/api/questions/re-marking/${question?.id}`)
      .query({ subject: 'Maths' })
      .expect(200);
    const after = (await attempts()).find(({ _id }) => String(_id) === attemptId);
    expect(before?.state).toBe('submitted');
    expect(after?.result.perSkill).toMatchObject([
      { skill: 'maths-fractions-of-amounts', right: 0, missed: [question?.id] },
    ]);
    expect(await ratings().countDocuments({ _id: question?.id as never })).toBe(0);
    await tests.api.connection
      .collection('questions')
      .updateOne({ _id: new Types.ObjectId(question?.id) }, { $set: { correct_answer: 'B' }, $inc: { version: 1 } });
  });
});

describe('the practice of today', () => {
  it('begins once, whatever is pressed twice, and counts once', async () => {
    await takeTest('maths-ratio', 'maths-speed');
    const both = await Promise.all([opened({ pageId: 'one' }), opened({ pageId: 'two' }), opened()]);
    const [{ attemptId, questions }] = both;
    expect(new Set(both.map((each) => each.attemptId)).size).toBe(1);
    const responses = answer(questions, 'B');
    const before = await ratings().find().toArray();
    const results = await Promise.all([1, 2, 3].map(() => finish(attemptId, responses).expect(200)));
    expect(new Set(results.map(({ text }) => text)).size).toBe(1);
    const answersOf = (all: typeof before) => all.reduce((sum, { answers }) => sum + answers, 0);
    expect(answersOf(await ratings().find().toArray()) - answersOf(before)).toBe(questions.length);
    await open({ attemptId }).expect(409);
  });

  it('is fetched ahead without having begun, and begins with what is opened or saved of it', async () => {
    await takeTest('maths-ratio');
    const ahead = await opened({ ahead: 'true' });
    expect((await opened({ ahead: 'true' })).attemptId).toBe(ahead.attemptId);
    expect(await today()).toMatchObject({ state: 'due', questions: 1, answered: 0 });
    tests.api.advance(60);
    expect((await tests.list()).map(({ attemptId }) => attemptId)).not.toContain(ahead.attemptId);
    const { startedAt, attemptId } = await opened({ pageId: 'one' });
    expect([attemptId, (await today()).state]).toEqual([ahead.attemptId, 'open']);
    expect(startedAt).not.toBe(ahead.startedAt);
  });

  it('that was fetched ahead is another one once more is due; what a device has answered of the first stays', async () => {
    await takeTest('maths-ratio');
    const first = await opened({ ahead: 'true' });
    await takeTest('maths-speed');
    const second = await opened({ ahead: 'true' });
    expect(second.questions).toHaveLength(2);
    expect(second.attemptId).not.toBe(first.attemptId);
    tests.api.advance(DAY);
    expect((await opened({ ahead: 'true' })).attemptId).not.toBe(second.attemptId);
    const [question] = first.questions;
    const answers = [{ questionId: question?.id, selectedAnswer: 'B', version: 1 }];
    await tests.save(first.attemptId, { answers }).expect(200);
    expect(await today()).toMatchObject({ state: 'open', attemptId: first.attemptId, answered: 1 });
    expect((await opened({ attemptId: first.attemptId })).questions).toEqual(first.questions);
    expect((await tests.list()).map((each) => each.attemptId)).toContain(first.attemptId);
    await finish(first.attemptId, answer(first.questions, 'B')).expect(200);
    expect(await today()).toMatchObject({ state: 'done' });
    tests.api.advance(91 * DAY);
    await tests.api.app.get(RetentionService).run();
    expect((await attempts()).filter(({ fetchedAhead }) => fetchedAhead)).toHaveLength(1);
  });

  it('goes on on a later day, is taken when the network is back, and is then done for that day', async () => {
    await takeTest('maths-fractions-of-amounts');
    const { attemptId, questions } = await opened();
    tests.api.advance(3 * DAY);
    expect(await today()).toMatchObject({ state: 'open', attemptId });
    expect((await opened()).attemptId).toBe(attemptId);
    await finish(attemptId, answer(questions, 'A')).expect(200);
    expect(await today()).toMatchObject({ state: 'done' });
    tests.api.advance(DAY);
    expect(await today()).toMatchObject({ state: 'due' });
  });

  it('goes on where it was after the API was started again in the middle of it @long', async () => {
    await takeTest('maths-ratio', 'maths-speed');
    const { attemptId, questions } = await opened();
    const [first, second] = questions.map(({ id }) => id);
    const check = (id = '') =>
      child().post(`/api/attempts/${attemptId}/questions/${id}/check`).send({ selectedAnswer: 'B', guessed: true });
    const checked = await check(first).expect(200);
    await tests.save(attemptId, { answers: [{ questionId: second, selectedAnswer: 'A', version: 1 }] }).expect(200);
    await tests.api.restart();
    expect(await today()).toMatchObject({ state: 'open', attemptId, questions: 2, answered: 2 });
    expect((await opened({ attemptId })).answers).toMatchObject([
      { questionId: first, selectedAnswer: 'B', guessed: true, verdict: 'right' },
      { questionId: second, selectedAnswer: 'A' },
    ]);
    expect((await check(first).expect(200)).body).toEqual(checked.body);
    const { body } = await finish(attemptId, []).expect(200);
    expect(body).toMatchObject({ score: 1, total: 2 });
  });

  it('has a question also where the child has met all of them', async () => {
    for (let each = 0; each < 4; each += 1) {
      const { attemptId, questions } = await openTopic(SKILLS['maths-fractions-of-amounts']);
      await finish(attemptId, answer(questions, each === 3 ? 'A' : 'B')).expect(200);
    }
    expect((await opened()).questions).toHaveLength(1);
  });

  it('is nothing for a child without mistakes', async () => {
    expect(await today()).toMatchObject({ state: 'nothing-due', skills: [] });
    await open().expect(409, /Nothing is due today/);
  });

  it('shows no rating in any response', async () => {
    await takeTest('maths-fractions-of-amounts');
    const { attemptId, questions } = await opened();
    const submitted = await finish(attemptId, answer(questions, 'A')).expect(200);
    const [stored] = (await attempts()).filter(({ day }) => day !== undefined);
    expect(Object.keys(stored?.chosenBy)).toEqual(questions.map(({ id }) => id));
    const texts = [submitted.text];
    for (const path of ['practice/today', 'attempts', `attempts/${attemptId}`, `attempts/${attemptId}/re-sit`])
      texts.push((await child().get(`/api/${path}`).expect(200)).text);
    for (const text of texts) expect(text).not.toMatch(/chosenBy|perSkill|difficulty|rating|shift|isLearnt/);
  });
});

it('a parent sets how much a child practises, of its own children alone', async () => {
  const parent = tests.api.as('parent');
  const [own] = (await call(parent, ownChildren)).children;
  const params = { childId: own?.id ?? '' };
  expect(await call(parent, practiceSettings, { params })).toEqual({ questionsADay: 10, freeDays: [] });
  const settings = { questionsADay: 6, freeDays: ['saturday'] as const };
  await call(parent, setPracticeSettings, { params, body: { ...settings, freeDays: [...settings.freeDays] } });
  expect(await call(parent, practiceSettings, { params })).toEqual(settings);
  const put = (body: object, childId = params.childId) =>
    parent.put(`/api/family/children/${childId}/practice-settings`).send(body);
  await put({ questionsADay: 0, freeDays: [] }).expect(400, /Choose 1 to 30 questions a day/);
  await put({ questionsADay: 5, freeDays: ['monday', 'monday'] }).expect(422, /Name each day once/);
  await put(settings, tests.childId).expect(404);
});

it('the plan goes into a calendar, which a later one updates, and nobody else has it', async () => {
  const read = async (path: string, client = child()) => {
    const { text, headers } = await client.get(`/api/${path}`).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
    const calendar = new ICAL.Component(ICAL.parse(text));
    return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  };
  const { day } = await today();
  const free = { questionsADay: 6, freeDays: ['saturday', 'sunday'] };
  await account({ firstName: 'Zoë, “Zo; the” \\ elder of the very longest names', practice: free });
  const before = await read('practice/calendar');
  expect(before.map(({ uid }) => uid.split('-')[0])).toEqual(['practice', 'weekly', 'subject']);
  const testDay = addDays(day, 30);
  await account({ testDay });
  tests.api.advance(10);
  const after = await read('practice/calendar');
  expect(after.slice(1).map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after.every(({ sequence }) => sequence > (before[0]?.sequence ?? 0))).toBe(true);
  const [exam, practice] = after;
  expect(exam).toMatchObject({ summary: 'Day of the exam', uid: `exam-${tests.childId}@wattle` });
  expect([exam?.startDate.isDate, exam?.startDate.toString(), exam?.endDate.toString()]).toEqual([
    ...[true, testDay, addDays(testDay, 1)],
  ]);
  const daysOf = (event?: ICAL.Event) => {
    const days: string[] = [];
    const repeated = event?.iterator();
    for (let next = repeated?.next(); next; next = repeated?.next()) days.push(next.toString());
    return days;
  };
  const days = daysOf(practice);
  expect([days[0], days.at(-1), days.length]).toEqual([day, addDays(day, 29), 22]);
  expect(practice?.description).toMatch(/^At most 6 questions\..*\nhttps?:/);

  // An exam that is sooner ends each series that was longer in an earlier file.
  await account({ testDay: addDays(day, 1) });
  const sooner = await read('practice/calendar');
  expect(sooner.map(({ uid }) => uid)).toEqual(after.map(({ uid }) => uid));
  expect(sooner.slice(1).map((event) => daysOf(event))).toEqual([[day], [addDays(day, -5)], [addDays(day, -3)]]);

  await account({ testsAWeek: 3 });
  const rule = (await read('practice/calendar')).at(-1)?.component.getFirstPropertyValue('rrule');
  expect(String(rule)).toContain('BYDAY=TH,FR');

  const parent = tests.api.as('parent');
  const [own] = (await call(parent, ownChildren)).children;
  const [first] = await read(`family/children/${own?.id}/calendar`, parent);
  expect(first?.summary).toBe(`${own?.name}: Today’s practice on Wattle`);
  await parent.get(`/api/family/children/${tests.childId}/calendar`).expect(404);
});

it('staff see how often a skill is right in tests, from a hundred answers on', async () => {
  await takeTest('maths-ratio');
  const [{ _id: _, uniqueKey: _key, ...attempt } = { _id: '', uniqueKey: '' }] = await attempts();
  const answered = (kind: string, skill: string, answers: number, right: number) => ({
    ...{ ...attempt, kind, answers: { a: {} } },
    result: { isVerified: true, perSkill: [{ skill, total: 200, answered: answers, right }] },
  });
  await tests.api.connection
    .collection('attempts')
    .insertMany([
      answered('weekly-test', 'often', 60, 50),
      answered('mega-test', 'often', 60, 40),
      answered('practice', 'often', 100, 0),
      answered('re-sit', 'often', 100, 0),
      { ...answered('full-test', 'often', 100, 0), rehearsal: { extraTime: 25, restBreaks: 0, readAloud: 0 } },
      answered('weekly-test', 'seldom', 99, 50),
    ]);
  tests.api.advance(3_601);
  const { skills } = await call(tests.api.as('content'), skillStatistics);
  expect(skills).toContainEqual({ id: 'often', answers: 120, facility: 0.75 });
  expect(skills).toContainEqual({ id: 'seldom', answers: 99, facility: null });
});
