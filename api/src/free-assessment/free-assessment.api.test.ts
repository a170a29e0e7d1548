import {
  attemptResultSchema,
  FREE_TESTS,
  type FreeTest,
  freeAssessmentDetailsSchema,
  type OpenTest,
  openTestSchema,
} from '@wattle/contract';
import { TestApi } from '../../test/start-api';

const [reading, maths, thinking] = FREE_TESTS;
type Client = ReturnType<TestApi['browser']>;

let api: TestApi;
beforeEach(async () => {
  api = await TestApi.start();
  await api.addQuestions('Reading', 12, { text: 'The lamp\n\nIt had to be wound.' });
  await api.addQuestions('Maths', 12);
  await api.addQuestions('ThinkingSkills', 12);
});
afterEach(() => api.close());

const at = (path: string) => `/api/freeassesment/${path}`;
const email = 'meera@example.com';

async function visitor(address = email): Promise<Client> {
  const client = api.browser();
  await client.post(at('userdetailforassesment')).send({ email: address }).expect(201);
  return client;
}

async function open(client: Client, test: FreeTest): Promise<Required<OpenTest>> {
  const { body } = await client.get(at(test.category)).query({ email }).expect(200);
  return openTestSchema.required().parse(body);
}

/** Answers of a child who knows the first `right` answers; the key of all questions is B. */
function answersOf({ questions }: OpenTest, right: number) {
  return {
    email,
    questionStatus: questions.map((_question, index) => ({ questionNumber: index + 1, status: 'attempted' })),
    responses: questions.map(({ id }, index) => ({ questionId: id, selectedAnswer: index < right ? 'B' : 'A' })),
  };
}

async function take(client: Client, test: FreeTest, right: number) {
  const { body } = await client
    .post(at(test.submitPath))
    .send(answersOf(await open(client, test), right))
    .expect(200);
  return attemptResultSchema.parse(body);
}

async function scores(client: Client, address = email) {
  const { body } = await client.get(at('userAssessmentDetails')).query({ email: address }).expect(200);
  const { user } = freeAssessmentDetailsSchema.parse(body);
  return [user.reading_score, user.maths_score, user.thinking_skills_score];
}

describe('the journey of a visitor', () => {
  it('goes from three nulls to three scores', async () => {
    const client = await visitor();
    expect(await scores(client)).toEqual([null, null, null]);
    await take(client, reading, 7);
    expect(await scores(client)).toEqual([7, null, null]);
    await take(client, maths, 0);
    await take(client, thinking, 10);
    expect(await scores(client)).toEqual([7, 0, 10]);
  });

  it('serves ten questions without keys and explanations, and its clock', async () => {
    const test = await open(await visitor(), reading);
    expect(test.questions).toHaveLength(10);
    expect(new Set(test.questions.map(({ id }) => id)).size).toBe(10);
    expect(JSON.stringify(test)).not.toMatch(/correct_answer|explanation/);
    expect(Date.parse(test.deadline) - Date.parse(test.startedAt)).toBe(780_000);
    expect(test.questions[0]).toMatchObject({ text: expect.stringContaining('The lamp'), subject: 'Reading' });
  });

  it('gives the same test in the same order when it is opened again', async () => {
    const client = await visitor();
    const first = await open(client, reading);
    const again = await open(client, reading);
    expect(again.attemptId).toBe(first.attemptId);
    expect(again.questions).toEqual(first.questions);
    expect(again.deadline).toBe(first.deadline);
  });

  it('opens one test, however many ask at once', async () => {
    const client = await visitor();
    const tests = await Promise.all(Array.from({ length: 20 }, () => open(client, reading)));
    expect(new Set(tests.map(({ attemptId }) => attemptId)).size).toBe(1);
  });

  it('answers a submission with score, topics, keys and explanations', async () => {
    const result = await take(await visitor(), reading, 4);
    expect(result).toMatchObject({ score: 4, total: 10 });
    expect(result.perCategory).toEqual([
      { subject: 'Reading', category: 'Number and place value', correct: 4, total: 10 },
    ]);
    expect(result.questions[0]).toMatchObject({ selectedAnswer: 'B', correct_answer: 'B', correct: true });
    expect(result.questions[9]).toMatchObject({ selectedAnswer: 'A', correct: false });
    expect(result.questions[0]?.explanation).toBeTruthy();
  });

  it('never serves a generated question', async () => {
    await api.addQuestions('Reading', 40, { type: 'Generated', question: 'Made by a model' });
    const { questions } = await open(await visitor(), reading);
    expect(questions.map(({ question }) => question)).not.toContain('Made by a model');
  });

  it('says so when the bank has nothing to serve', async () => {
    await api.connection.collection('questions').deleteMany({});
    const client = await visitor();
    const { body } = await client.get(at(reading.category)).query({ email }).expect(404);
    expect(body.message).toBe('No questions found.');
  });
});

describe('the order of the tests', () => {
  it('is Reading, Maths, Thinking Skills', async () => {
    const client = await visitor();
    const { body } = await client.get(at(maths.category)).query({ email }).expect(409);
    expect(body.message).toBe('Please finish the Reading test first.');
    await client.post(at(thinking.submitPath)).send({ email, score: 1, questionStatus: [] }).expect(409);
    await take(client, reading, 1);
    await open(client, maths);
  });

  it.each([
    [reading, true, 'The Reading test is ready.'],
    [maths, false, 'Please finish the Reading test first.'],
    [thinking, false, 'Please finish the Reading test first.'],
  ])('a check tells whether $0.title may be started', async (test, navigate, message) => {
    const client = await visitor();
    await client.post(at(test.checkPath)).send({ email }).expect(200, { navigate, message });
  });

  it('lets no test be taken twice', async () => {
    const client = await visitor();
    await take(client, reading, 5);
    const message = 'This test is already completed.';
    await client.post(at(reading.checkPath)).send({ email }).expect(200, { navigate: false, message });
    const { body } = await client.get(at(reading.category)).query({ email }).expect(409);
    expect(body.message).toBe(message);
  });
});

describe('a submission', () => {
  it('is recorded once, whatever is sent again', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const answers = answersOf(test, 6);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => client.post(at(reading.submitPath)).send(answers)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await client.post(at(reading.submitPath)).send(answersOf(test, 10)).expect(409);
    expect(await scores(client)).toEqual([6, null, null]);
  });

  it('is marked by the server, whatever score is posted', async () => {
    const client = await visitor();
    const answers = { ...answersOf(await open(client, reading), 0), score: 10 };
    await client.post(at(reading.submitPath)).send(answers).expect(200);
    expect(await scores(client)).toEqual([0, null, null]);
  });

  it('cannot choose its own questions', async () => {
    const client = await visitor();
    const { questions } = await open(client, reading);
    const one = { questionId: questions[0]?.id, selectedAnswer: 'B' };
    const { body } = await client
      .post(at(reading.submitPath))
      .send({ email, questionStatus: [], responses: [one, { questionId: 'f'.repeat(24), selectedAnswer: 'B' }] })
      .expect(200);
    expect(body).toMatchObject({ score: 1, total: 10 });
  });

  it('may be half a minute late, and ended at the deadline then', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    api.advance(780 + 29);
    await client.post(at(reading.submitPath)).send(answersOf(test, 8)).expect(200);
    expect(await scores(client)).toEqual([8, null, null]);
    const [attempt] = await api.connection.collection('attempts').find().toArray();
    expect(attempt?.submittedAt).toEqual(attempt?.deadline);
  });

  it('that is later gets what the server held at the deadline', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 1 }]).expect(200);
    api.advance(780 + 31);
    const { body } = await client.post(at(reading.submitPath)).send(answersOf(test, 10)).expect(200);
    expect(body.score).toBe(1);
    expect(await scores(client)).toEqual([1, null, null]);
  });
});

interface Change {
  index: number;
  selectedAnswer: string | null;
  version: number;
}

function save(client: Client, { attemptId, questions }: Required<OpenTest>, changes: Change[]) {
  const answers = changes.map(({ index, ...answer }) => ({ questionId: questions[index]?.id, ...answer }));
  return client.put(at(`attempts/${attemptId}/answers`)).send({ answers });
}

describe('answers', () => {
  it('are kept, and are there again when the test is opened again', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const { body } = await save(client, test, [{ index: 2, selectedAnswer: 'C', version: 1 }]).expect(200);
    expect(body.answers).toEqual([{ questionId: test.questions[2]?.id, selectedAnswer: 'C', version: 1 }]);
    expect((await open(client, reading)).answers).toEqual(body.answers);
  });

  it('are never overwritten by an older one that comes late', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 2 }]);
    const { body } = await save(client, test, [{ index: 0, selectedAnswer: 'A', version: 1 }]).expect(200);
    expect(body.answers).toMatchObject([{ selectedAnswer: 'B', version: 2 }]);
  });

  it('come out at the newest however they race', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const versions = Array.from({ length: 30 }, (_each, index) => index + 1);
    await Promise.all(
      versions.map((version) => save(client, test, [{ index: 0, selectedAnswer: `B ${version}`, version }])),
    );
    expect((await open(client, reading)).answers).toMatchObject([{ selectedAnswer: 'B 30', version: 30 }]);
  });

  it('count when the tab never comes back', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    await save(client, test, [
      { index: 0, selectedAnswer: 'B', version: 1 },
      { index: 1, selectedAnswer: 'B', version: 1 },
      { index: 2, selectedAnswer: null, version: 1 },
    ]);
    api.advance(780 + 31);
    expect(await scores(client)).toEqual([2, null, null]);
  });

  it('are refused once the test is submitted, from another browser, and to questions of another test', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const change = [{ index: 0, selectedAnswer: 'B', version: 1 }];
    await save(await visitor('other@example.com'), test, change).expect(404);
    await save(api.browser(), test, change).expect(404);
    const stranger = { answers: [{ questionId: 'f'.repeat(24), selectedAnswer: 'B', version: 1 }] };
    await client
      .put(at(`attempts/${test.attemptId}/answers`))
      .send(stranger)
      .expect(422);
    await client.post(at(reading.submitPath)).send(answersOf(test, 3)).expect(200);
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 9 }]).expect(409);
  });
});

describe('whose assessment it is', () => {
  it('another browser with the same address sees three nulls and starts its own', async () => {
    const first = await visitor();
    await take(first, reading, 9);
    const second = await visitor();
    expect(await scores(second)).toEqual([null, null, null]);
    await take(second, reading, 2);
    expect(await scores(first)).toEqual([9, null, null]);
    expect(await scores(second)).toEqual([2, null, null]);
  });

  it('nobody reads the scores of an address without its cookie', async () => {
    await take(await visitor(), reading, 9);
    const anybody = await api.anybody().get(at('userAssessmentDetails')).query({ email }).expect(200);
    const unknown = await api.anybody().get(at('userAssessmentDetails')).query({ email: 'no@body.example' });
    expect(anybody.body).toEqual(unknown.body);
  });

  it('a cookie that was made up counts for nothing', async () => {
    const client = await visitor();
    await take(client, reading, 9);
    const [attempt] = await api.connection.collection('attempts').find().toArray();
    const id = String(attempt?.owner).replace('visitor:', '');
    const forged = api.anybody().get(at('userAssessmentDetails')).query({ email });
    const { body } = await forged.set('Cookie', `wattle-assessment=${id}.${'A'.repeat(43)}`).expect(200);
    expect(body.user.reading_score).toBeNull();
  });

  it('the same browser goes on where it was when it starts again', async () => {
    const client = await visitor();
    await take(client, reading, 3);
    await client.post(at('userdetailforassesment')).send({ email: ' Meera@Example.com ' }).expect(201);
    expect(await scores(client)).toEqual([3, null, null]);
  });

  it('an address starts three assessments in thirty days', async () => {
    for (let start = 0; start < 3; start += 1) await visitor();
    const refused = await api.browser().post(at('userdetailforassesment')).send({ email }).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(29 * 86_400);
    await visitor('other@example.com');
    api.advance(30 * 86_400 + 1);
    await visitor();
  });

  it('of many starts at once, three succeed', async () => {
    const starts = await Promise.all(
      Array.from({ length: 20 }, () => api.browser().post(at('userdetailforassesment')).send({ email })),
    );
    expect(starts.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(starts.filter(({ status }) => status === 429)).toHaveLength(17);
  });

  it('the cookie is out of the reach of scripts', async () => {
    const { headers } = await api.anybody().post(at('userdetailforassesment')).send({ email }).expect(201);
    expect(String(headers['set-cookie'])).toMatch(/^wattle-assessment=.+HttpOnly.+SameSite=Lax/);
  });
});

describe('a client that knows only the documented calls', () => {
  const attempted = (count: number) =>
    Array.from({ length: 10 }, (_each, index) => ({
      questionNumber: index + 1,
      status: index < count ? 'attempted' : 'unattempted',
    }));
  const submit = (test: FreeTest, score: unknown, count = 10) =>
    api
      .anybody()
      .post(at(test.submitPath))
      .send({ email, score, questionStatus: attempted(count) });

  beforeEach(() => api.anybody().post(at('userdetailforassesment')).send({ email }).expect(201));

  it('takes all three tests without cookies and without naming its answers', async () => {
    for (const test of FREE_TESTS) {
      await api
        .anybody()
        .post(at(test.checkPath))
        .send({ email })
        .expect(200)
        .expect(({ body }) => {
          expect(body.navigate).toBe(true);
        });
      const { body } = await api.anybody().get(at(test.category)).expect(200);
      expect(openTestSchema.parse(body).questions).toHaveLength(10);
      await submit(test, 6).expect(200);
    }
    const { body } = await api.anybody().get(at('userAssessmentDetails')).query({ email });
    expect(body.user).toEqual({ reading_score: 6, maths_score: 6, thinking_skills_score: 6 });
  });

  it('gets the same questions each time it asks', async () => {
    const ask = async () => (await api.anybody().get(at(reading.category))).body.questions;
    expect(await ask()).toEqual(await ask());
  });

  it('is marked all the same when it names its answers', async () => {
    const { body } = await api.anybody().get(at(reading.category)).expect(200);
    const answers = { ...answersOf(body, 4), score: 10 };
    const marked = await api.anybody().post(at(reading.submitPath)).send(answers).expect(200);
    expect(marked.body.score).toBe(4);
  });

  it.each([
    [11, 10],
    [8, 7],
    [-1, 10],
    [2.5, 10],
    [null, 10],
  ])('is refused the score %p with %i attempted questions', (score, count) =>
    submit(reading, score, count).expect(422),
  );

  it('is refused a score that is no number', () => submit(reading, '7').expect(400));

  it('is told when its address is unknown', async () => {
    const body = { email: 'no@body.example', score: 1, questionStatus: attempted(1) };
    await api.anybody().post(at(reading.submitPath)).send(body).expect(404);
  });
});

describe('what is refused', () => {
  it.each([
    ['userdetailforassesment', { email: { $gt: '' } }],
    ['userdetailforassesment', { email: 'a@x.com,b@y.com' }],
    ['userdetailforassesment', { email: 'a@x.com\r\nBcc: b@y.com' }],
    ['userdetailforassesment', { email: `${'x'.repeat(250)}@example.com` }],
    ['userdetailforassesment', {}],
    ['send-user-details', { email: ['a@b.co'] }],
    ['checkReadingTestAlreadyConduct', { email: 7 }],
    ['randomReadingQuestions', { email: 'a@b.co', questionStatus: 'all' }],
    ['randomReadingQuestions', { email: 'a@b.co', questionStatus: [{ questionNumber: 1, status: 'perhaps' }] }],
    ['submitMathsAssessment', { email: 'a@b.co', questionStatus: [], responses: [{ questionId: { $ne: 1 } }] }],
  ])('POST %s with %j', (path, body) => api.anybody().post(at(path)).send(body).expect(400));

  it.each(['userAssessmentDetails?email[$ne]=x', 'userAssessmentDetails?email=a@b.co&email=c@d.co', 'randomLatin'])(
    'GET %s',
    (path) => api.anybody().get(at(path)).expect(400),
  );

  it.each([{}, { answers: [] }, { answers: [{ questionId: 'x', version: 1 }] }, { answers: 'B' }])(
    'saving %j',
    async (body) => {
      const client = await visitor();
      const { attemptId } = await open(client, reading);
      await client
        .put(at(`attempts/${attemptId}/answers`))
        .send(body)
        .expect(400);
    },
  );
});

describe('with ANSWER_KEYS=open', () => {
  it('keys and explanations are in the payload, and the score is marked all the same', async () => {
    await api.close();
    api = await TestApi.start({ ANSWER_KEYS: 'open' });
    await api.addQuestions('Reading', 10);
    const client = await visitor();
    const test = await open(client, reading);
    expect(test.questions[0]).toMatchObject({ correct_answer: 'B', explanation: expect.any(String) });
    await client
      .post(at(reading.submitPath))
      .send({ ...answersOf(test, 2), score: 9 })
      .expect(200);
    expect(await scores(client)).toEqual([2, null, null]);
  });
});

describe('the server submits by itself', () => {
  it('what was never handed in', async () => {
    const client = await visitor();
    await open(client, reading);
    api.advance(780 + 31);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const [attempt] = await api.connection.collection('attempts').find().toArray();
    expect(attempt).toMatchObject({ state: 'submitted', submittedAt: attempt?.deadline });
  });
});
