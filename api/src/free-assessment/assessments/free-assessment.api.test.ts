import { FREE_TESTS } from '@wattle/contract/free-tests';
import { answersOf, at, useFreeAssessment } from '../../../test/free-assessment';

const [reading, maths, thinking] = FREE_TESTS;
const free = useFreeAssessment();
const { visitor, open, submit, take, scores } = free;

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

  it('serves wrong turns with the marked result, and not before', async () => {
    const wrong_turns = { A: 'This is another wharf.' };
    await free.api.connection.collection('questions').updateMany({}, { $set: { wrong_turns, version: 2 } });
    free.api.advance(5);
    const client = await visitor();
    const opened = await open(client, reading);
    expect(JSON.stringify(opened)).not.toMatch(/wrong_turns|another wharf/);
    const { body } = await submit(client, reading, answersOf(opened, 3)).expect(200);
    expect(body.questions[4]).toMatchObject({ correct: false, wrong_turns });
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
    await free.api.addQuestions('Reading', 40, { type: 'Generated', question: 'Made by a model' });
    const { questions } = await open(await visitor(), reading);
    expect(questions.map(({ question }) => question)).not.toContain('Made by a model');
  });
});

describe('the order of the tests', () => {
  it('is Reading, Maths, Thinking Skills', async () => {
    const client = await visitor();
    const { body } = await client.get(at(maths.category)).query({ email: free.email }).expect(409);
    expect(body.message).toBe('Please finish the Reading test first.');
    await submit(client, thinking, { score: 1, questionStatus: [] }).expect(409);
    await take(client, reading, 1);
    await open(client, maths);
  });

  it.each([
    [reading, true, 'The Reading test is ready.'],
    [maths, false, 'Please finish the Reading test first.'],
    [thinking, false, 'Please finish the Reading test first.'],
  ])('a check tells whether $0.title may be started', async (test, navigate, message) => {
    const client = await visitor();
    await client.post(at(test.checkPath)).send({ email: free.email }).expect(200, { navigate, message });
  });

  it('a check tells whether the test is under way, to the browser that has opened it', async () => {
    const client = await visitor();
    await open(client, reading);
    const check = (browser: typeof client) => browser.post(at(reading.checkPath)).send({ email: free.email });
    expect((await check(client).expect(200)).body).toMatchObject({ navigate: true, isUnderWay: true });
    expect((await check(await visitor()).expect(200)).body).not.toHaveProperty('isUnderWay');
  });

  it('lets no test be taken twice', async () => {
    const client = await visitor();
    await take(client, reading, 5);
    const message = 'This test is already completed.';
    await client.post(at(reading.checkPath)).send({ email: free.email }).expect(200, { navigate: false, message });
    const { body } = await client.get(at(reading.category)).query({ email: free.email }).expect(409);
    expect(body.message).toBe(message);
  });
});

describe('an empty bank', () => {
  const empty = useFreeAssessment({}, async () => {});

  it('is said to be empty', async () => {
    const client = await empty.visitor();
    const { body } = await client.get(at(reading.category)).query({ email: empty.email }).expect(404);
    expect(body.message).toBe('No questions found.');
  });
});
