import { freeReport, freeResults } from '@wattle/contract/free-assessment';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { eventually } from '../../../test/eventually';
import { answersOf, at, type Client, useFreeAssessment } from '../../../test/free-assessment';
import { readable } from '../../../test/readable';

const [reading] = FREE_TESTS;
const free = useFreeAssessment();

async function reported(scores: number[]): Promise<Client> {
  const client = await free.visitor();
  for (const [index, test] of FREE_TESTS.entries()) await free.take(client, test, scores[index] ?? 0);
  await client.post(at('send-user-details')).send({ email: free.email }).expect(202);
  return client;
}

const report = (client: Client) => client.get(at('report'));
const results = (token: string) => free.api.anybody().post(at('results')).send({ token });

/** The token of the link in the one mail that was sent. */
async function mailedToken(): Promise<string> {
  const mails = () => free.api.mails().filter((mail) => mail.includes(free.email));
  await eventually(() => expect(mails()).toHaveLength(1));
  return /results#([^\s"]+)/.exec(readable(mails()[0]))?.[1] ?? '';
}

describe('the report on the screen', () => {
  it('has the three results and a topic of each subject with a wrong answer', async () => {
    const { body } = await report(await reported([7, 3, 10])).expect(200);
    const { email, score, total, tests, practise } = freeReport.response.parse(body);
    expect({ email, score, total }).toEqual({ email: free.email, score: 20, total: 30 });
    expect(tests.map(({ title, ...test }) => [title, test.score, test.total])).toEqual([
      ['Reading', 7, 10],
      ['Mathematical Reasoning', 3, 10],
      ['Thinking Skills', 10, 10],
    ]);
    expect(practise.map(({ correct }) => correct)).toEqual([3, 7]);
  });

  it('is for the browser that took the tests, and for a day', async () => {
    const client = await reported([1, 2, 3]);
    await report(free.api.browser()).expect(404);
    const started = await free.visitor();
    await report(started).expect(404);
    free.api.advance(86_340);
    await report(client).expect(200);
    free.api.advance(120);
    await report(client).expect(404);
  });

  it('is not there before it was asked for', async () => {
    const client = await free.visitor();
    await free.take(client, reading, 3);
    await report(client).expect(404);
  });

  it('stays when the same browser starts again', async () => {
    const client = await reported([1, 2, 3]);
    await free.start(client).expect(201);
    expect((await report(client).expect(200)).body.score).toBe(6);
  });
});

describe('the link in the mail', () => {
  it('shows every question with its answer, key and explanation to whoever has it', async () => {
    await reported([7, 3, 10]);
    const { body } = await results(await mailedToken()).expect(200);
    const { reviews, score } = freeResults.response.parse(body);
    expect(score).toBe(20);
    expect(reviews.map((review) => review.subject)).toEqual(['Reading', 'Maths', 'Thinking Skills']);
    expect(reviews[0]?.result.questions[9]).toMatchObject({ selectedAnswer: 'A', correct_answer: 'B', correct: false });
    expect(reviews[0]?.questions[9]?.question).toBeTruthy();
  });

  it('works for thirty days', async () => {
    await reported([1, 2, 3]);
    const token = await mailedToken();
    free.api.advance(30 * 86_400 - 60);
    await results(token).expect(200);
    free.api.advance(120);
    const { body } = await results(token).expect(404);
    expect(body.message).toBe('These results are no longer here: the link works for 30 days.');
  });

  it('is refused when it was changed, for another assessment as for one that never was', async () => {
    const client = await reported([1, 2, 3]);
    const [id, expires, signature] = (await report(client)).body.resultsToken.split('.');
    const other = 'f'.repeat(24);
    const refusals = await Promise.all([
      results(`${other}.${expires}.${signature}`).expect(404),
      results(`${id}.${Number(expires) + 1}.${signature}`).expect(404),
      results(`${id}.${expires}.${'A'.repeat(43)}`).expect(404),
    ]);
    expect(new Set(refusals.map(({ body }) => body.message)).size).toBe(1);
    await results(`${id}.${expires}`).expect(400);
  });

  it('leads nowhere once the assessment is erased', async () => {
    const client = await reported([1, 2, 3]);
    const { resultsToken } = (await report(client)).body;
    await free.api.connection.collection('free_assessments').deleteMany({ email: free.email });
    await results(resultsToken).expect(404);
  });
});

test('a question that was flagged in the player is reported and shown like all others', async () => {
  const client = await free.visitor();
  for (const test of FREE_TESTS) {
    const opened = await free.open(client, test);
    const flagged = [opened.questions[0]?.id];
    const uiState = { version: 1, flagged, eliminated: {}, highlights: {}, secondsSpent: {} };
    await client
      .put(at(`attempts/${opened.attemptId}/answers`))
      .send({ answers: [], uiState })
      .expect(200);
    await free.submit(client, test, answersOf(opened, 4)).expect(200);
  }
  await client.post(at('send-user-details')).send({ email: free.email }).expect(202);
  const { body } = await results((await report(client).expect(200)).body.resultsToken).expect(200);
  expect(freeResults.response.parse(body).reviews[0]?.result.questions[0]?.flagged).toBe(true);
});

describe('a test that is under way', () => {
  const open = async (client: Client) =>
    (await client.get(at('userAssessmentDetails')).query({ email: free.email }).expect(200)).body.open;

  it('is told with its deadline and what is answered, by the clock of the server', async () => {
    const client = await free.visitor();
    expect(await open(client)).toBeUndefined();
    const test = await free.open(client, reading);
    await free.save(client, test, [{ index: 0, selectedAnswer: 'B', version: 1 }]).expect(200);
    free.api.advance(60);
    const told = await open(client);
    expect(told).toMatchObject({
      category: reading.category,
      deadline: test.deadline,
      answeredCount: 1,
      questionCount: 10,
    });
    const left = (Date.parse(told.deadline) - Date.parse(told.serverTime)) / 1_000;
    expect(left).toBeGreaterThan(715);
    expect(left).toBeLessThanOrEqual(720);
  });

  it('is none for another browser with the same address', async () => {
    await free.open(await free.visitor(), reading);
    expect(await open(await free.visitor())).toBeUndefined();
    expect(await open(free.api.browser())).toBeUndefined();
  });

  it('is none once the server has submitted it', async () => {
    const client = await free.visitor();
    await free.open(client, reading);
    free.api.advance(780 + 31);
    expect(await open(client)).toBeUndefined();
    expect(await free.scores(client)).toEqual([0, null, null]);
  });
});
