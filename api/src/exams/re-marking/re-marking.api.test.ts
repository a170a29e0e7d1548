import { FREE_TESTS } from '@wattle/contract/free-tests';
import { reMarkingPreview } from '@wattle/contract/question-changes';
import type { QuestionPayload } from '@wattle/contract/questions';
import { type AttemptResult, attemptList, attemptResultSchema, attemptReview } from '@wattle/contract/results';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { at } from '../../../test/free-assessment';
import { type TestStudent, useApi } from '../../../test/start-api';
import { uniqueEmail } from '../../../test/unique';
import { SubmissionService } from '../attempts/submission.service';

const CHOICE = { mcq_options: 'A 1, B 2, C 3', correct_answer: 'A' };

const running = useApi({}, async (api) => {
  const wrong_turns = { B: 'This adds one too many.', C: 'This adds two too many.' };
  await api.addQuestions('Maths', 5, { ...CHOICE, wrong_turns });
  await api.addQuestions('Reading', 10, { ...CHOICE, text: 'The lamp', pool: 'Free assessment' });
});

const admin = () => running.api.as('admin');

/** Takes the subject test, always with the same letter. */
async function takeTest(student: TestStudent, letter: string) {
  const { body } = await student.client().get('/api/test/subject-test/maths').expect(200);
  const questions: QuestionPayload[] = body.questions;
  const responses = questions.map(({ id }) => ({ questionId: id, selectedAnswer: letter }));
  const submission = {
    childId: student.id,
    category: 'Maths',
    testType: 'subject-test',
    questionStatus: [],
    responses,
  };
  const { body: result } = await student.client().post('/api/test/subject-test/submit').send(submission).expect(200);
  return { attemptId: String(result.attemptId), questionIds: questions.map(({ id }) => id).sort() };
}

async function correct(id: string, changes: object, subject = 'Maths') {
  const { body } = await admin().get(`/api/questions/get-question/${id}?subject=${subject}`).expect(200);
  await admin()
    .put(`/api/questions/update-questions/${id}?subject=${subject}`)
    .send({ ...body, ...changes })
    .expect(200);
}

async function reMark(method: 'get' | 'post', id: string, subject = 'Maths') {
  const { body } = await admin()[method](`/api/questions/re-marking/${id}?subject=${subject}`).expect(200);
  return reMarkingPreview.response.parse(body);
}

const summaryOf = async (student: TestStudent) => (await call(student.client(), attemptList)).attempts[0];

it('a corrected key says what it would change, changes it, and tells the children', async () => {
  const [right, wrong] = [await running.api.addStudent(), await running.api.addStudent()];
  const { questionIds } = await takeTest(right, 'B');
  const { attemptId } = await takeTest(wrong, 'A');
  const [id = ''] = questionIds;
  await correct(id, { correct_answer: 'B', explanation: 'One and one are two.', wrong_turns: '' });

  const expected = {
    keysBefore: ['A'],
    keyNow: 'B',
    attempts: 2,
    scoresUp: 1,
    scoresDown: 1,
    otherOptions: 0,
    children: 2,
    openAttempts: 0,
  };
  expect(await reMark('get', id)).toMatchObject(expected);
  expect((await summaryOf(right))?.score).toBe(0);
  expect(await reMark('post', id)).toMatchObject(expected);
  expect(await summaryOf(right)).toMatchObject({
    score: 1,
    remarked: { scoreBefore: 0 },
    perCategory: [{ correct: 1 }],
  });
  expect(await summaryOf(wrong)).toMatchObject({ score: 4, remarked: { scoreBefore: 5 } });

  const marked = (await call(wrong.client(), attemptReview, { params: { id: attemptId } })).result.questions.find(
    ({ questionId }) => questionId === id,
  );
  expect(marked).toMatchObject({
    selectedAnswer: 'A',
    correct_answer: 'B',
    explanation: 'One and one are two.',
    correct: false,
  });
  const { body: story } = await admin().get(`/api/questions/history/${id}?subject=Maths`).expect(200);
  expect(story.history[0]).toMatchObject({
    action: 're-marked',
    by: 'test-admin',
    note: '2 attempts, 1 score up, 1 down',
  });
});

it.each([
  ['takes over the wrong turns as they are now', { A: 'This adds one too few.', B: 'Corrected.' }],
  ['takes away those that are not there any more', {}],
])('%s', async (_what, wrong_turns) => {
  const student = await running.api.addStudent();
  const { attemptId, questionIds } = await takeTest(student, 'B');
  const [, , , , id = ''] = questionIds;
  const turnsOf = async () => {
    const { result } = await call(student.client(), attemptReview, { params: { id: attemptId } });
    const { questions } = result;
    return questions.find(({ questionId }) => questionId === id)?.wrong_turns;
  };
  const before = await turnsOf();
  expect(before).toEqual({ B: 'This adds one too many.', C: 'This adds two too many.' });
  await correct(id, { correct_answer: 'C', wrong_turns });
  expect(await turnsOf()).toEqual(before);
  await reMark('post', id);
  expect(await turnsOf()).toEqual(wrong_turns);
  await correct(id, { correct_answer: 'A', wrong_turns: before });
});

it('is done once: a second time nothing is left to change', async () => {
  const student = await running.api.addStudent();
  const [, id = ''] = (await takeTest(student, 'C')).questionIds;
  await correct(id, { correct_answer: 'C', wrong_turns: '' });
  await reMark('post', id);
  expect(await reMark('post', id)).toMatchObject({ attempts: 0, scoresUp: 0, children: 0 });
});

it('a key that was read before a newer correction does not replace that one', async () => {
  const student = await running.api.addStudent();
  const [, , , id = ''] = (await takeTest(student, 'C')).questionIds;
  const questions = running.api.connection.collection('questions');
  const _id = new Types.ObjectId(id);
  await correct(id, { correct_answer: 'B', wrong_turns: '' });
  const older = await questions.findOne({ _id });
  await correct(id, { correct_answer: 'C', wrong_turns: '' });
  const newer = await questions.findOne({ _id });
  await reMark('post', id);
  const marked = await summaryOf(student);
  expect(marked).toHaveProperty('remarked');
  // What another process still holds that read the question in between.
  await questions.replaceOne({ _id }, older ?? {});
  expect(await reMark('post', id)).toMatchObject({ attempts: 0, scoresDown: 0 });
  expect(await summaryOf(student)).toEqual(marked);
  await questions.replaceOne({ _id }, newer ?? {});
});

it('attempts that were served other options stay as they are, and are counted', async () => {
  const student = await running.api.addStudent();
  const [, , id = ''] = (await takeTest(student, 'B')).questionIds;
  await correct(id, { mcq_options: 'A 2, B 1, C 3', correct_answer: 'B', wrong_turns: '' });
  expect(await reMark('post', id)).toMatchObject({ otherOptions: expect.any(Number), scoresUp: 0 });
  expect((await summaryOf(student))?.remarked).toBeUndefined();
});

describe('attempts at the same moment', () => {
  beforeEach(async () => {
    await running.api.connection.collection('questions').deleteMany({ subject: 'ThinkingSkills' });
    await running.api.addQuestions('ThinkingSkills', 2, CHOICE);
  });

  interface OpenAttempt {
    questions: QuestionPayload[];
    /** Submits B for every question. */
    submit: () => Promise<AttemptResult>;
  }

  const bFor = (questions: readonly QuestionPayload[]) =>
    questions.map(({ id }) => ({ questionId: id, selectedAnswer: 'B' }));

  async function posted(client: ReturnType<TestStudent['client']>, path: string, submission: object) {
    const { body } = await client.post(path).send(submission).expect(200);
    return attemptResultSchema.parse(body);
  }

  async function openSubjectTest(student: TestStudent): Promise<OpenAttempt> {
    const { body } = await student.client().get('/api/test/subject-test/thinkingskills').expect(200);
    const responses = bFor(body.questions);
    const about = { childId: student.id, category: 'ThinkingSkills', testType: 'subject-test', questionStatus: [] };
    return {
      questions: body.questions,
      submit: () => posted(student.client(), '/api/test/subject-test/submit', { ...about, responses }),
    };
  }

  async function openWeeklyTest(student: TestStudent): Promise<OpenAttempt> {
    const weekly = { testType: 'weekly-test' };
    const { body } = await student.client().get('/api/test/subject-test/thinkingskills').query(weekly).expect(200);
    const answers = bFor(body.questions).map((answer) => ({ ...answer, version: 1 }));
    await student.client().put(`/api/attempts/${body.attemptId}/answers`).send({ answers }).expect(200);
    return {
      questions: body.questions,
      submit: async () => {
        running.api.advance(1_200 + 31);
        await running.api.app.get(SubmissionService).closeOverdue();
        return (await call(student.client(), attemptReview, { params: { id: body.attemptId } })).result;
      },
    };
  }

  async function openPractice(student: TestStudent): Promise<OpenAttempt> {
    const { body } = await student.client().get('/api/practice-test/getTestQuestions').expect(200);
    const sections = [{ category: 'ThinkingSkills', questionStatus: [], responses: bFor(body.thinkingskills) }];
    const submission = { childId: student.id, testType: 'Practice', sections };
    return {
      questions: body.thinkingskills,
      submit: () => posted(student.client(), '/api/practice-test/submitPracticeTest', submission),
    };
  }

  async function openFreeTest(): Promise<OpenAttempt> {
    const [browser, email, [test]] = [running.api.browser(), uniqueEmail(), FREE_TESTS];
    await browser.post(at('userdetailforassesment')).send({ email }).expect(201);
    const { body } = await browser.get(at(test.category)).query({ email }).expect(200);
    const submission = { email, questionStatus: [], responses: bFor(body.questions) };
    return { questions: body.questions, submit: () => posted(browser, at(test.submitPath), submission) };
  }

  const isRight = ({ questions }: AttemptResult, id: string) =>
    questions.find(({ questionId }) => questionId === id)?.correct;

  async function students(count: number) {
    return Promise.all(Array.from({ length: count }, () => running.api.addStudent()));
  }

  it.each([
    ['a subject test', 'ThinkingSkills', openSubjectTest],
    ['a test that the server submits', 'ThinkingSkills', openWeeklyTest],
    ['a practice test @long', 'ThinkingSkills', openPractice],
    ['a free test', 'Reading', openFreeTest],
  ] as const)('the corrected key, once that was asked for, marks what is open of %s', async (_what, subject, open) => {
    const { questions, submit } = await open(await running.api.addStudent());
    const [id = '', other = ''] = questions.map((question) => question.id);
    await correct(id, { correct_answer: 'B' }, subject);
    await correct(other, { correct_answer: 'B' }, subject);
    const counts = { attempts: 0, openAttempts: 1, children: 0 };
    expect(await reMark('get', id, subject)).toMatchObject(counts);
    expect(await reMark('post', id, subject)).toMatchObject({
      ...counts,
      message:
        'Past attempts were marked again. 1 open attempt will be marked by the corrected key when it is submitted.',
    });
    const result = await submit();
    expect([isRight(result, id), isRight(result, other)]).toEqual([true, false]);
    expect(result.score).toBe(1);
    expect(await reMark('get', id, subject)).toMatchObject({ attempts: 0, openAttempts: 0 });
    await correct(id, { correct_answer: 'A' }, subject);
    await correct(other, { correct_answer: 'A' }, subject);
  });

  it('two keys that are corrected at once both count, in submitted and in open attempts @long', async () => {
    const all = await students(8);
    const tests = await Promise.all(all.map(openSubjectTest));
    const ids = tests[0]?.questions.map(({ id }) => id) ?? [];
    await Promise.all(tests.slice(0, 6).map(({ submit }) => submit()));
    for (const id of ids) await correct(id, { correct_answer: 'B' }, 'ThinkingSkills');
    await Promise.all(ids.map((id) => reMark('post', id, 'ThinkingSkills')));
    await Promise.all(tests.slice(6).map(({ submit }) => submit()));
    const scores = await Promise.all(all.map(async (student) => (await summaryOf(student))?.score));
    expect(scores).toEqual(Array(8).fill(2));
  });

  it.each(['open', 'submitted'])(
    'a correction that is applied late leaves an attempt that is %s to a newer one of the same question @long',
    async (state) => {
      const proxy = await running.api.useDatabaseProxy();
      const student = await running.api.addStudent();
      const { questions, submit } = await openSubjectTest(student);
      if (state === 'submitted') await submit();
      const [id = ''] = questions.map((question) => question.id);
      await correct(id, { correct_answer: 'C' }, 'ThinkingSkills');
      const paused = proxy.pause(['update', 'attempts', 'corrections']);
      const older = reMark('post', id, 'ThinkingSkills');
      // Where it is refused, no write is paused, and the test ends by its time limit instead of ending Jest.
      older.catch(() => undefined);
      const write = await paused;
      await correct(id, { correct_answer: 'B' }, 'ThinkingSkills');
      await reMark('post', id, 'ThinkingSkills');
      write.pass();
      expect(await older).toMatchObject({ attempts: 0, openAttempts: 0 });
      if (state === 'open') await submit();
      expect((await summaryOf(student))?.score).toBe(1);
    },
  );

  it('what is submitted while past attempts are marked again is marked by the corrected key', async () => {
    const all = await students(4);
    const tests = await Promise.all(all.map(openSubjectTest));
    const [id = ''] = tests[0]?.questions.map((question) => question.id) ?? [];
    await correct(id, { correct_answer: 'B' }, 'ThinkingSkills');
    const submissions = tests.map(({ submit }) => submit());
    await Promise.all([...submissions, reMark('post', id, 'ThinkingSkills')]);
    const scores = await Promise.all(all.map(async (student) => (await summaryOf(student))?.score));
    expect(scores).toEqual(Array(4).fill(1));
  });

  it('a re-sit of an attempt that was marked again is marked by the corrected key', async () => {
    const student = await running.api.addStudent();
    const { questions, submit } = await openSubjectTest(student);
    const { attemptId } = await submit();
    const [id = ''] = questions.map((question) => question.id);
    await correct(id, { correct_answer: 'C' }, 'ThinkingSkills');
    await reMark('post', id, 'ThinkingSkills');
    const { body } = await student.client().get(`/api/attempts/${attemptId}/re-sit`).expect(200);
    const responses = [{ questionId: id, selectedAnswer: 'C' }];
    const result = await posted(student.client(), `/api/attempts/${body.attemptId}/submit`, { responses });
    expect(isRight(result, id)).toBe(true);
  });

  it('a corrected key that nobody has asked for leaves open attempts to the key that was served', async () => {
    const { questions, submit } = await openSubjectTest(await running.api.addStudent());
    const [id = ''] = questions.map((question) => question.id);
    await correct(id, { correct_answer: 'B' }, 'ThinkingSkills');
    expect(isRight(await submit(), id)).toBe(false);
  });
});
