import {
  dismissFlags,
  exportStatistics,
  exportStatisticsAsCsv,
  exportTestStatistics,
  exportTestStatisticsAsCsv,
  type QuestionStatistics,
  questionStatistics,
  releaseQuestion,
  statisticsList,
  testStatistics,
  type VersionStatistics,
  withholdQuestion,
} from '@wattle/contract/item-statistics';
import { questionHistory, reMark } from '@wattle/contract/question-changes';
import type { QuestionPayload } from '@wattle/contract/questions';
import { Types } from 'mongoose';
import XLSX from 'xlsx';
import { call } from '../../test/call';
import { eventually } from '../../test/eventually';
import { type TestStudent, useApi } from '../../test/start-api';
import { AttemptsService, MarkedTestsService } from '../exams';
import { CountingService } from './counting/counting.service';
import { CountingTask } from './counting/counting.task';

const CHILDREN = 110;
const QUESTIONS = 6;
/** After so many children `optionOf` begins again. */
const PATTERN = 36;

/** The first of them has a wrong key: able children choose B, and the key is C. */
const running = useApi({}, async (api) => {
  const stored = await api.addQuestions('Maths', QUESTIONS - 1, { correct_answer: 'B', category: 'Measurement' });
  const [wrong] = await api.addQuestions('Maths', 1, {
    correct_answer: 'C',
    question: '=How wide is a doubtful path?',
  });
  ids = [String(wrong?._id), ...stored.map(({ _id }) => String(_id))];
  for (let at = 0; at < PATTERN; at += 1) children.push(await takeTest(at));
  // The others know what the first ones know.
  const attempts = api.connection.collection('attempts');
  const taken = await attempts.find().sort({ startedAt: 1 }).toArray();
  const others = Array.from({ length: CHILDREN - 20 - PATTERN }, (_each, at) => ({
    ...taken[at % PATTERN],
    _id: new Types.ObjectId(),
    owner: `child:${new Types.ObjectId()}`,
  }));
  await attempts.insertMany(others);
});

let ids: string[] = [];
const children: TestStudent[] = [];
const staff = () => running.api.as('content');
const counting = () => running.api.app.get(CountingService);
const asMaths = (id = ids[0] ?? '') => ({ params: { id }, query: { subject: 'Maths' as const } });

/** The further on in a dozen, the more a child knows; who knows nothing chooses one of the other options. */
function optionOf(at: number, question: number): string {
  const isKnown = at % 12 > 1 + 2 * (question % 5);
  return isKnown ? 'B' : 'ACD'.charAt((Math.floor(at / 12) + question) % 3);
}

async function takeTest(at: number, student?: TestStudent): Promise<TestStudent> {
  const child = student ?? (await running.api.addStudent());
  const { body } = await child.client().get('/api/test/subject-test/maths').expect(200);
  const questions: QuestionPayload[] = body.questions;
  const responses = questions.map(({ id }) => ({ questionId: id, selectedAnswer: optionOf(at, ids.indexOf(id)) }));
  const about = { childId: child.id, category: 'Maths', testType: 'subject-test', questionStatus: [] };
  const secondsSpent = Object.fromEntries(questions.map(({ id }) => [id, 30 + (at % 3)]));
  await child
    .client()
    .post('/api/test/subject-test/submit')
    .send({ ...about, responses, secondsSpent })
    .expect(200);
  return child;
}

async function statisticsOf(id?: string, switches: object = {}): Promise<QuestionStatistics> {
  const { params, query } = asMaths(id);
  return call(staff(), questionStatistics, { params, query: { ...query, ...switches } });
}

it('only the number of answers is told while there are fewer than a hundred', async () => {
  await counting().recount();
  const { versions, countedAt } = await statisticsOf();
  expect(countedAt).not.toBeNull();
  expect(versions).toMatchObject([{ n: 90, figures: null, options: null, bands: null, isCurrent: true, key: 'C' }]);
  expect(versions[0]?.flags).toEqual([]);
  const { questions, summary } = await call(staff(), statisticsList);
  expect(questions.map(({ n, figures }) => [n, figures])).toEqual(Array(QUESTIONS).fill([90, null]));
  expect(summary).toEqual({ all: 6, keysInDoubt: 0, otherFlags: 0, sound: 0, fewAnswers: 6, withheld: 0 });
  expect((await call(staff(), testStatistics)).tests).toMatchObject([{ kind: 'subject-test', n: 90, figures: null }]);
});

it('a task counts what was submitted since', async () => {
  for (let at = CHILDREN - 20; at < CHILDREN; at += 1) await takeTest(at);
  // It is due some seconds after the last count.
  running.api.advance(10);
  await eventually(async () => {
    await running.api.app.get(CountingTask).run();
    expect((await statisticsOf()).versions[0]?.n).toBe(CHILDREN);
  }, 40_000);
});

it('shows figures, options and bands of ability of a hundred answers and more', async () => {
  const { versions, switches } = await statisticsOf();
  expect(switches).toEqual({ omitted: 'wrong' });
  const [{ figures, options, bands, others, repeats, flags }] = versions as [VersionStatistics];
  expect(flags).toMatchObject([{ kind: 'key-in-doubt', option: 'B' }]);
  expect([others, repeats]).toEqual([QUESTIONS - 1, 0]);
  expect(figures?.discriminationIndex).toBeLessThan(0);
  expect(figures?.medianSeconds).toBe(31);
  expect(options?.map(({ option, isKey }) => [option, isKey])).toEqual([
    ['A', false],
    ['B', false],
    ['C', true],
    ['D', false],
    [null, false],
  ]);
  expect(options?.reduce((sum, { count }) => sum + count, 0)).toBe(CHILDREN);
  const shareOfB = bands?.map(({ shares }) => shares[1] ?? 0) ?? [];
  expect(shareOfB.at(-1)).toBeGreaterThan(shareOfB[0] ?? 1);
  for (const { shares } of bands ?? []) expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  const sound = (await statisticsOf(ids[2])).versions[0]?.figures;
  expect(sound?.discriminationIndex).toBeGreaterThan(0.2);
  expect(sound?.effectiveWeight).toBeGreaterThan(0);
  expect((await call(staff(), testStatistics)).tests).toMatchObject([
    {
      kind: 'subject-test',
      subject: 'Maths',
      questions: QUESTIONS,
      n: CHILDREN,
      figures: { alpha: expect.any(Number) },
    },
  ]);
});

it('counts by kind of test where that is asked for, and says so', async () => {
  const other = await statisticsOf(undefined, { kind: 'weekly-test', omitted: 'exclude' });
  expect(other.switches).toEqual({ kind: 'weekly-test', omitted: 'exclude' });
  expect(other.versions[0]).toMatchObject({ n: 0, figures: null });
});

it('lists the bank with flags first, sorted and filtered by figures', async () => {
  const listed = async (query: object) =>
    (await call(staff(), statisticsList, { query })).questions.map(({ id }) => ids.indexOf(id));
  expect((await listed({}))[0]).toBe(0);
  expect(await listed({ flag: 'key-in-doubt' })).toEqual([0]);
  expect(await listed({ search: 'PATH doubtful' })).toEqual([0]);
  expect(await listed({ search: ids[3] })).toEqual([3]);
  expect(await listed({ maxDiscrimination: 0 })).toEqual([0]);
  expect(await listed({ minAnswers: CHILDREN + 1 })).toEqual([]);
  expect(await listed({ sort: '-facility', minFacility: 30, limit: 1 })).toEqual([5]);
  expect(await listed({ subject: 'Reading' })).toEqual([]);
});

it('is exported as a sheet and as text, with the switches', async () => {
  const { body } = await staff().get(`/api${exportStatistics.path}`).responseType('blob').expect(200);
  const sheet = XLSX.read(body).Sheets.Statistics ?? {};
  const rows = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1 });
  expect(rows[1]?.slice(0, 3)).toEqual([ids[0], 'Maths', '=How wide is a doubtful path?']);
  const { text } = await staff().get(`/api${exportStatisticsAsCsv.path}`).query({ flag: 'any' }).expect(200);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(`"'=How wide is a doubtful path?"`);
  const figures = rows[1]?.slice(5, 8).map((cell) => typeof cell);
  expect(figures).toEqual(['number', 'number', 'number']);
  expect(text).toContain('"key-in-doubt B"');
  expect(text).toContain('"all","wrong"');
});

it('tests are exported, with figures that a sheet can count with', async () => {
  const [first] = (await call(staff(), testStatistics)).tests;
  const { body } = await staff().get(`/api${exportTestStatistics.path}`).responseType('blob').expect(200);
  const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(XLSX.read(body).Sheets.Tests ?? {});
  expect(rows[0]).toMatchObject({
    kind: first?.kind,
    subject: 'Maths',
    questions: first?.questions,
    children: first?.n,
  });
  expect(rows[0]?.alpha).toBeCloseTo(first?.figures?.alpha ?? Number.NaN, 3);
  const { text } = await staff().get(`/api${exportTestStatisticsAsCsv.path}`).expect(200);
  expect(text).toContain(`"${first?.kind}","Maths","${first?.questions}","${first?.n}"`);
});

it('a re-sit does not count, but is told', async () => {
  await takeTest(11, children[0]);
  await counting().recount();
  expect((await statisticsOf()).versions[0]).toMatchObject({ n: CHILDREN, repeats: 1 });
});

it('a rehearsal does not count, nor is it told', async () => {
  const { id } = await takeTest(11);
  const rehearsal = { extraTime: 25, restBreaks: 0, readAloud: 0 };
  const attempts = running.api.connection.collection('attempts');
  await attempts.updateMany({ owner: `child:${id}` }, { $set: { rehearsal } });
  await counting().recount();
  expect((await statisticsOf()).versions[0]).toMatchObject({ n: CHILDREN, repeats: 1 });
});

it('a question is left out of tests at once, until it is put back', async () => {
  const served = async () => {
    const { body } = await (await running.api.addStudent()).client().get('/api/test/subject-test/maths').expect(200);
    return body.questions.map(({ id }: QuestionPayload) => id);
  };
  expect(await served()).toContain(ids[0]);
  const { message } = await call(staff(), withholdQuestion, asMaths());
  expect(message).toBe('No new test has this question until you put it back; papers that are printed keep it.');
  expect(await served()).not.toContain(ids[0]);
  expect((await statisticsOf()).withheld).toMatchObject({ by: 'test-content' });
  // Of children who had it wrong the re-sit has not got it.
  const child = children[12] as TestStudent;
  const attempts = running.api.connection.collection('attempts');
  const taken = await attempts.findOne({ owner: `child:${child.id}`, kind: 'subject-test' });
  const resit = await child.client().get(`/api/attempts/${taken?._id}/re-sit`).expect(200);
  expect(resit.body.questions.length).toBeGreaterThan(0);
  expect(resit.body.questions.map(({ id }: QuestionPayload) => id)).not.toContain(ids[0]);
  const { questions } = await call(staff(), statisticsList, { query: { flag: 'withheld' } });
  expect(questions).toMatchObject([{ id: ids[0], isWithheld: true }]);
  const again = await staff().post(pathOf(withholdQuestion)).expect(409);
  expect(again.body.message).toBe('It is left out of tests already.');
  await call(staff(), releaseQuestion, asMaths());
  expect(await served()).toContain(ids[0]);
});

it('a flag is dismissed with a reason, which is kept, and the question is put back', async () => {
  await call(staff(), withholdQuestion, asMaths());
  const { flags: raised } = (await statisticsOf()).versions[0] as VersionStatistics;
  const flags = raised.map(({ kind, option }) => ({ kind, option }));
  await staff().post(pathOf(dismissFlags)).send({ reason: ' ', flags }).expect(400);
  const other = { reason: 'None.', flags: [...flags, { kind: 'low-discrimination' }] };
  const refused = await staff().post(pathOf(dismissFlags)).send(other).expect(409);
  expect(refused.body.message).toMatch(/^Something else is flagged/);
  await call(staff(), dismissFlags, { ...asMaths(), body: { reason: 'C is right: see page 12.', flags } });
  await counting().recount();
  const { versions, withheld } = await statisticsOf();
  expect(withheld).toBeUndefined();
  expect(versions[0]).toMatchObject({
    flags: [],
    dismissed: [{ ...flags[0], reason: 'C is right: see page 12.', by: 'test-content' }],
  });
  expect((await call(staff(), statisticsList)).summary.keysInDoubt).toBe(0);
  const { history } = await call(staff(), questionHistory, asMaths());
  const notes = history.map(({ action, note }) => [action, note]);
  expect(notes).toContainEqual(['dismissed', 'Is the key wrong?: C is right: see page 12.']);
  const { body } = await staff().post(pathOf(dismissFlags, ids[1])).send({ reason: 'None.', flags }).expect(409);
  expect(body.message).toMatch(/^Nothing is flagged about this question/);
});

it('a corrected key has its statistics once past attempts are marked again', async () => {
  const { body } = await staff().get(`/api/questions/get-question/${ids[0]}?subject=Maths`).expect(200);
  await staff()
    .put(`/api/questions/update-questions/${ids[0]}?subject=Maths`)
    .send({ ...body, correct_answer: 'B' })
    .expect(200);
  expect((await statisticsOf()).versions).toMatchObject([
    { key: 'B', isCurrent: true, n: 0, flags: [] },
    { key: 'C', isCurrent: false, n: CHILDREN },
  ]);
  await call(staff(), reMark, asMaths());
  await counting().recount();
  const { versions } = await statisticsOf();
  expect(versions).toMatchObject([{ key: 'B', isCurrent: true, n: CHILDREN, flags: [] }]);
  expect(versions[0]?.figures?.discriminationIndex).toBeGreaterThan(0.2);
});

it('an erased child leaves the figures, and a check finds what is not as the attempts have it', async () => {
  expect(await counting().differences()).toEqual([]);
  await running.api.app.get(AttemptsService).deleteOf(`child:${children[5]?.id}`);
  const different = await counting().differences();
  expect(different).toHaveLength(QUESTIONS + 1);
  expect(different).toContain('subject-test of Maths');
  await counting().recount();
  expect(await counting().differences()).toEqual([]);
  expect((await statisticsOf()).versions[0]?.n).toBe(CHILDREN - 1);
});

it('is the same in whatever order attempts are stored', async () => {
  const attempts = running.api.connection.collection('attempts');
  const tables = () => running.api.connection.collection('item_tables').find().sort({ _id: 1 }).toArray();
  const before = await tables();
  const stored = await attempts.find().toArray();
  await attempts.deleteMany({});
  await attempts.insertMany(stored.toReversed());
  await counting().recount();
  expect(await tables()).toEqual(before);
});

it('while another process counts none counts, its counts stay, and after its end the next one counts @long', async () => {
  const runs = running.api.connection.collection<{ _id: string }>('statistics_runs');
  const run = { _id: 'bank' };
  const never = new AbortController().signal;
  const due = (seconds: number) => new Date(Date.now() + 1_000 * seconds);
  await eventually(async () => expect(await runs.findOne({ ...run, owner: { $exists: false } })).not.toBeNull());
  await runs.updateOne(run, { $set: { owner: 'another process', dueAt: due(100) } });
  expect(await counting().recountIfDue(never)).toBe(false);
  running.api.advance(130);
  expect(await counting().recountIfDue(never)).toBe(true);
  await runs.updateOne(run, { $set: { dueAt: new Date(0) }, $unset: { owner: 1 } });
  const counted = counting().recountIfDue(never);
  const isCounting = async () => (await runs.findOne({ ...run, owner: { $exists: true } })) !== null;
  while (!(await isCounting())) await new Promise((resolve) => setTimeout(resolve, 1));
  const newer = { owner: 'another process', dueAt: due(1_000), countedAt: due(500) };
  await runs.updateOne(run, { $set: newer });
  expect(await counted).toBe(false);
  expect(await runs.findOne(run)).toMatchObject(newer);
  await runs.updateOne(run, { $set: { dueAt: new Date(0), countedAt: new Date() }, $unset: { owner: 1 } });
});

it('answers to a version that is gone are left out, and the others counted', async () => {
  const versions = running.api.connection.collection<{ _id: string }>('question_versions');
  const [gone] = await versions.find({ _id: new RegExp(`^${ids[3]}:`) }).toArray();
  if (!gone) throw new Error('It was served.');
  const attempts = running.api.connection.collection('attempts');
  await attempts.updateMany({ 'questions.questionId': ids[3] }, { $set: { 'questions.$.version': 99 } });
  expect(await counting().recount()).toBeGreaterThan(0);
  expect((await statisticsOf(ids[3])).versions[0]?.n).toBe(0);
  expect((await statisticsOf(ids[2])).versions[0]?.n).toBeGreaterThan(0);
  expect(running.api.log()).toContain(`${ids[3]}:99`);
});

it.each([['student'], ['marker'], ['parent']] as const)('is closed to a %s', async (role) => {
  const somebody = running.api.as(role);
  await somebody.get('/api/statistics/questions').expect(403);
  await somebody.post(pathOf(withholdQuestion)).expect(403);
});

it('refuses what is no question and no switch with a sentence', async () => {
  const unknown = await staff()
    .get(`/api/statistics/questions/${'f'.repeat(24)}?subject=Maths`)
    .expect(404);
  expect(unknown.body.message).toMatch(/no longer in the bank/);
  await staff().get(`/api/statistics/questions/${ids[0]}?subject=Maths&omitted=maybe`).expect(400);
  await staff().get('/api/statistics/questions?maxFacility=101').expect(400);
});

function pathOf({ path }: { path: string }, id = ids[0] ?? ''): string {
  return `/api${path.replace('{id}', id)}?subject=Maths`;
}

it('while the tests of one child are counted, requests are served in between', async () => {
  const counts = { ofThisTurn: 0, most: 0 };
  const aTest = () => ({
    kind: 'subject-test' as const,
    countsInStatistics: false,
    get answers() {
      const until = performance.now() + 5;
      while (performance.now() < until);
      counts.ofThisTurn += 1;
      counts.most = Math.max(counts.most, counts.ofThisTurn);
      return [];
    },
  });
  const turns = setInterval(() => (counts.ofThisTurn = 0), 1);
  const tests = running.api.app.get(MarkedTestsService);
  const ofOneChild = Array.from({ length: 12 }, aTest);
  Object.assign(tests, {
    byOwner: async function* () {
      yield ofOneChild;
    },
  });
  const runs = running.api.connection.collection<{ _id: string }>('statistics_runs');
  try {
    await eventually(async () => {
      await runs.updateOne({ _id: 'bank', owner: { $exists: false } }, { $set: { dueAt: new Date(0) } });
      expect(await counting().recountIfDue(new AbortController().signal)).toBe(true);
    });
  } finally {
    clearInterval(turns);
    Reflect.deleteProperty(tests, 'byOwner');
    await counting().recount();
  }
  expect(counts.most).toBeGreaterThan(0);
  expect(counts.most).toBeLessThan(6);
});
