import type { SignupRequest } from '@wattle/contract/accounts';
import { openTestSchema } from '@wattle/contract/attempts';
import { type Exam } from '@wattle/contract/constants';
import { openPaper, type PaperRequest, submitPaper } from '@wattle/contract/papers';
import { abandonPracticeExam, beginPracticeExam, practiceExam } from '@wattle/contract/practice-exam';
import { randomId } from '@wattle/contract/random-id';
import { attemptList } from '@wattle/contract/results';
import { weeklyPlan } from '@wattle/contract/weekly-plan';
import { claimNextMarking, returnMarking } from '@wattle/contract/writing-markings';
import type { WritingMarks } from '@wattle/contract/writing-marks';
import { finishDraft, writing, writingList } from '@wattle/contract/writings';
import { call } from '../../../test/call';
import { aFamily, logIn, signUp } from '../../../test/family';
import { useApi } from '../../../test/start-api';
import { responsesTo } from '../../../test/student-tests';
import { uniqueName } from '../../../test/unique';

const PATH = '/api/test/exam-day';
const MARKS: WritingMarks = {
  ...{ ideas: 4, form: 2, organisation: 2, style: 3 },
  ...{ sentences: 3, punctuation: 2, spelling: 3 },
};

/** As long as the passages of the bank. */
const SETS = [
  [undefined, 8],
  ['poem', 6],
  ['gap', 6],
  ['extracts', 10],
  ['cloze', 8],
] as const;
const LEVELS = ['Difficult', 'Easy', 'Medium', 'Medium', 'Difficult', 'Medium', 'Easy', 'Medium'] as const;

const running = useApi({}, async (api) => {
  await api.addQuestions('Maths', 45);
  await api.addQuestions('ThinkingSkills', 45);
  for (const [format, size] of SETS) {
    for (const part of [1, 2, 3]) {
      const text = `The lamp (${format})\n\nIt was wound ${part} times.`;
      const levels = Array.from({ length: size }, (_each, index) => LEVELS[index % LEVELS.length]);
      for (const level of new Set(levels)) {
        await api.addQuestions('Reading', levels.filter((each) => each === level).length, { text, format, level });
      }
    }
  }
  for (const category of ['Narrative', 'Persuasive']) {
    await api.addQuestions('Writing', 2, { category, mcq_options: undefined, correct_answer: undefined });
  }
});

type Client = ReturnType<typeof running.api.browser>;

/** A child of a family that has signed up, and what it does. */
async function aChild(grade: number, exam?: Exam) {
  const username = uniqueName('noor');
  const family = aFamily(username);
  family.children = family.children.map((child) => ({ ...child, grade, exam }));
  const { body } = await signUp(running.api.browser(), family).expect(201);
  return { id: body.students[0].id as string, username, client: await logInChild(username) };
}

async function logInChild(username: string): Promise<Client> {
  const client = running.api.browser();
  const { body } = await logIn(client, username).expect(200);
  return client.set('Authorization', `Bearer ${body.access}`);
}

/** What a parent's change leaves in the account. */
const changeExam = (username: string, exam: Exam | null) =>
  running.api.connection
    .collection('accounts')
    .updateOne({ 'users.username': username }, { $set: { 'users.$.exam': exam } });

async function startPart(client: Client, subject: string) {
  await client.post(`${PATH}/${subject}`).expect(200);
  const { body } = await client.get(`${PATH}/${subject}`).expect(200);
  return openTestSchema.required({ attemptId: true, startedAt: true, deadline: true }).parse(body);
}

const submit = (client: Client, childId: string, category: string, attemptId: string, responses: unknown) =>
  client
    .post('/api/test/subject-test/submit')
    .send({ childId, category, testType: 'full-test', attemptId, questionStatus: [], responses });

const print = (client: Client, category: string) =>
  call(client, openPaper, { body: { requestId: randomId(8), testType: 'full-test', category } as PaperRequest });

const minutesOf = ({ startedAt, deadline }: { startedAt: string; deadline: string }) =>
  (Date.parse(deadline) - Date.parse(startedAt)) / 60_000;

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('a child in Year 4 with Opportunity Class', () => {
  it('takes a whole exam of three sections with their numbers and minutes', async () => {
    const { id, client } = await aChild(4, 'nsw-oc');
    const begun = await call(client, beginPracticeExam);
    expect(begun).toMatchObject({ exam: 'nsw-oc', series: { exam: 'nsw-oc' } });
    expect(begun.series?.parts.map(({ subject }) => subject)).toEqual(['Reading', 'Maths', 'Thinking Skills']);
    const facts = [];
    for (const subject of ['Reading', 'Maths', 'ThinkingSkills']) {
      const test = await startPart(client, subject);
      facts.push([test.questions.length, minutesOf(test)]);
      await submit(client, id, subject, test.attemptId, responsesTo(test.questions, 3)).expect(200);
    }
    expect(facts).toEqual([
      [33, 40],
      [35, 40],
      [30, 30],
    ]);
    const done = await call(client, practiceExam);
    expect(done.series?.parts.map(({ state }) => state)).toEqual(['submitted', 'submitted', 'submitted']);
    expect((await call(client, attemptList)).attempts.map(({ exam }) => exam)).toEqual(['nsw-oc', 'nsw-oc', 'nsw-oc']);
  });

  it('reads each part of its Reading section, without the hardest questions of a longer passage', async () => {
    const { client } = await aChild(4, 'nsw-oc');
    await call(client, beginPracticeExam);
    const { questions } = await startPart(client, 'Reading');
    const sizes = SETS.map(([format]) => [format, questions.filter((each) => each.format === format).length]);
    expect(sizes).toEqual([
      [undefined, 6],
      ['poem', 5],
      ['gap', 6],
      ['extracts', 8],
      ['cloze', 8],
    ]);
    const stored = await running.api.connection
      .collection('questions')
      .find({ text: questions.find(({ format }) => !format)?.text })
      .toArray();
    const left = stored.filter(({ _id }) => !questions.some(({ id }) => id === String(_id)));
    expect(left.map(({ level }) => level)).toEqual(['Difficult', 'Difficult']);
  });

  it('finds no writing: neither in its plan, nor as a test of the exam, nor on paper', async () => {
    const { client } = await aChild(4, 'nsw-oc');
    const sentence = /Wattle has no Writing of the Opportunity Class test/;
    await client.get('/api/test/subject-test/Writing').query({ testType: 'full-test' }).expect(409, sentence);
    const paper = { requestId: randomId(8), testType: 'full-test', category: 'Writing' };
    await client.post('/api/test/papers').send(paper).expect(409, sentence);
    await client.post(`${PATH}/Writing`).expect(404);
    expect(JSON.stringify(await call(client, weeklyPlan))).not.toMatch(/writing/i);
    // What is published does not depend on it.
    await client.get('/api/test/subject-test/Writing').expect(200);
  });

  it('goes on with the practice exam that it has begun when the exam changes, and begins the next of the new one', async () => {
    const { username, client } = await aChild(4, 'nsw-oc');
    await call(client, beginPracticeExam);
    await startPart(client, 'Reading');
    await changeExam(username, 'nsw-selective');
    const now = await call(client, beginPracticeExam);
    expect(now).toMatchObject({ exam: 'nsw-selective', series: { exam: 'nsw-oc' } });
    expect(now.series?.parts).toHaveLength(3);
    running.api.advance(40 * 60 + 31);
    expect(minutesOf(await startPart(client, 'Maths'))).toBe(40);
    running.api.advance(40 * 60 + 31);
    expect((await startPart(client, 'ThinkingSkills')).questions).toHaveLength(30);
    await call(client, abandonPracticeExam, { query: {} });
    expect((await call(client, beginPracticeExam)).series?.parts).toHaveLength(4);
  });
});

describe('a child in Year 6', () => {
  it('has four sections, and a text of 520 words is kept, submitted, marked and revised', async () => {
    const { id, client } = await aChild(6);
    const begun = await call(client, beginPracticeExam);
    expect(begun.exam).toBeUndefined();
    expect(begun.series?.parts.map(({ subject }) => subject)).toEqual([
      ...['Reading', 'Maths', 'Thinking Skills', 'Writing'],
    ]);
    for (const subject of ['Reading', 'Maths', 'ThinkingSkills']) {
      const { attemptId } = await startPart(client, subject);
      await submit(client, id, subject, attemptId, []).expect(200);
    }
    const test = await startPart(client, 'Writing');
    expect([test.questions.length, minutesOf(test)]).toEqual([1, 30]);
    const { attemptId, questions } = test;
    const questionId = questions[0]?.id ?? '';
    const text = words(520);
    const save = (writingResponse: string, version: number) =>
      client.put(`/api/attempts/${attemptId}/answers`).send({ answers: [{ questionId, writingResponse, version }] });
    expect((await save(text, 1).expect(200)).body.answers[0].writingResponse).toBe(text);
    const tooLong = 'Your response is too long. Please limit to 10,000 characters.';
    expect((await save('x'.repeat(10_001), 2).expect(422)).body.message).toBe(tooLong);
    for (const words of [2_001, 5_000]) {
      const refused = await submit(client, id, 'Writing', attemptId, 'word '.repeat(words)).expect(422);
      expect(refused.body.message).toBe(tooLong);
    }
    await submit(client, id, 'Writing', attemptId, text).expect(200);

    const { writings } = await call(client, writingList);
    expect(writings).toMatchObject([{ attemptId, state: 'waiting' }]);
    const marker = running.api.as('marker');
    const { id: marking, text: toMark } = await call(marker, claimNextMarking);
    expect(toMark.split(' ')).toHaveLength(520);
    await call(marker, returnMarking, {
      params: { id: marking },
      body: { comments: [], message: 'You told it all.', marks: MARKS },
    });
    const params = { attemptId, questionId };
    const read = await call(client, writing, { params });
    expect(read).toMatchObject({ state: 'returned', isUnlimited: true, draftTexts: [{ text }] });
    const revised = await call(client, finishDraft, { params, body: { text: words(540), version: 1 } });
    expect(revised.draftTexts).toHaveLength(2);
  });

  it('has the published limit in every other test of writing', async () => {
    const { id, client } = await aChild(6, 'nsw-selective');
    const { body } = await client.get('/api/test/subject-test/Writing').expect(200);
    const answers = [{ questionId: body.questions[0].id, writingResponse: words(301), version: 1 }];
    const refused = await client.put(`/api/attempts/${body.attemptId}/answers`).send({ answers }).expect(422);
    expect(refused.body.message).toBe('Your response is too long. Please limit to 300 words.');
    await client
      .put(`/api/attempts/${'f'.repeat(24)}/answers`)
      .send({ answers })
      .expect(404);
    const responses = [{ questionId: body.questions[0].id, writingResponse: words(301) }];
    const submission = { childId: id, category: 'Writing', testType: 'subject-test', questionStatus: [], responses };
    await client.post('/api/test/subject-test/submit').send(submission).expect(422);
  });
});

describe('a child whose exam is on paper', () => {
  it('in Victoria prints Reading and both tasks of Writing, and submits them', async () => {
    const { client } = await aChild(7, 'vic-selective');
    const reading = await print(client, 'Reading');
    expect(reading).toMatchObject({ kind: 'full-test', exam: 'vic-selective', subject: 'Reading' });
    expect(reading.questions.every(({ format }) => format === undefined || format === 'poem')).toBe(true);
    const tasks = await print(client, 'Writing');
    expect(tasks.questions.map(({ category }) => category).sort()).toEqual(['Narrative', 'Persuasive']);
    const text = words(400);
    const { paperCode: code } = tasks;
    const responses = tasks.questions.map(({ id: questionId }) => ({ questionId, writingResponse: text }));
    expect(await call(client, submitPaper, { params: { code }, body: { responses } })).toMatchObject({ score: null });
  });

  it.each<[Exam, string]>([
    [
      'vic-selective',
      'The Victorian selective entry exam is on paper, not on a screen. You can print its Reading and Writing.',
    ],
    ['wa-aset', 'The WA selective test (ASET) is on paper, not on a screen. You can print its Reading and Writing.'],
  ])('%s is not begun on the screen, whole or in part', async (exam, sentence) => {
    const { client } = await aChild(6, exam);
    expect((await client.post(PATH).expect(409)).body.message).toBe(sentence);
    const { body } = await client.get('/api/test/subject-test/Reading').query({ testType: 'full-test' }).expect(409);
    expect(body.message).toBe(sentence);
    expect(await call(client, practiceExam)).toMatchObject({ series: null, exam });
  });

  it('is refused what Wattle has nothing of', async () => {
    const { client } = await aChild(7, 'vic-selective');
    const paper = { requestId: randomId(8), testType: 'full-test', category: 'Maths' };
    const { body } = await client.post('/api/test/papers').send(paper).expect(409);
    expect(body.message).toBe('Wattle has no Maths of the Victorian selective entry exam. Please choose another test.');
  });
});

it.each(['nsw', 'NSW-OC', 7, null])('a sign-up with the exam %j is refused', async (exam) => {
  const family = aFamily(uniqueName('noor'));
  const children = family.children.map((child) => ({ ...child, exam })) as SignupRequest['children'];
  const { body } = await signUp(running.api.browser(), { ...family, children }).expect(400);
  expect(body.errors).toEqual([{ path: 'children.0.exam', message: 'Choose one of the exams.' }]);
});

it('a sign-up without an exam, or with an empty one, stores none', async () => {
  const family = aFamily(uniqueName('noor'), uniqueName('arjun'));
  const [first, second] = family.children;
  await signUp(running.api.browser(), { ...family, children: [{ ...first, exam: '' }, second] }).expect(201);
  const client = await logInChild(first?.username ?? '');
  expect((await call(client, practiceExam)).exam).toBeUndefined();
});
